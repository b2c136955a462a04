import type { GuideTexts } from '../../help/guide.ts';

/** Through a first game, step by step. */
export const guide: GuideTexts = {
  welcome: {
    title: 'Willkommen',
    says: 'Deine Waren sind im Beutel. Ziehe sie jetzt: Sie landen auf den Planungsfeldern darunter. In deinen Beutel darfst du jederzeit schauen.',
  },
  plan: {
    title: 'Plane deine Runde',
    says: 'Wähle ein Plättchen: Die Felder dafür leuchten auf. Jeder Ort zeigt, was Aktionen kosten und bringen. Fest ist nichts, bis du die Planung beendest.',
  },
  move: {
    title: 'Denk an den Weg',
    says: 'Dein freier Karren fährt drei Schritte, einmal je Runde. Willst du an mehr als zwei Orten handeln, lege auch eine {food} auf ein Bewegungsfeld.',
  },
  figure: {
    title: 'Setze deine Figur',
    says: 'Wähle, wo du zuerst handeln willst: Dort beginnt sie. Schau auf den Ring: Was liegt daneben?',
  },
  act: {
    title: 'Handeln, reisen, passen',
    says: 'Je Zug eine Aktion, dort, wo deine Figur steht. Davor und danach darfst du reisen. Dann sind die anderen dran. Bist du fertig, passe.',
  },
  tiles: {
    title: 'Plättchen für Plättchen',
    says: 'Diese Aktion nimmt beliebig viele Plättchen, eins nach dem anderen. Hör auf, wenn es reicht. Im Lager bestimmt die Folge, was die Reihen sammeln.',
  },
  again: {
    title: 'Die zweite Runde',
    says: 'Was du benutzt hast, liegt in der Kiste und kommt wieder, wenn der Beutel leer ist. Was auf Aktionsfeldern wartet, darfst du vor dem Ziehen zurücknehmen.',
  },
  market: {
    title: 'Wachsen',
    says: 'Am {market} kaufst du Ausbauten: eigene Aktionen. An der {road} bringen {stone} und {wood} mehr Planungsfelder. Beides lohnt sich früh.',
  },
  corn: {
    title: 'Mais',
    says: 'Mais kommt gleich ins Lager und springt dort für jede Ware ein. Fülle damit eine Reihe. Beginne nur dann eine mit ihm, wenn du noch viel Mais erwartest.',
  },
  end: {
    title: 'Woher Punkte kommen',
    says: 'Volle Reihen, Aufträge und Häuser bringen die meisten Punkte. Die Anzeige sagt, wie nah das Ende ist. Lagere ein, was du nicht mehr brauchst.',
  },
};
