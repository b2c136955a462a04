import type { GuideTexts } from '../../help/guide.ts';

/** Through a first game, step by step. */
export const guide: GuideTexts = {
  goal: {
    title: 'Worum es geht',
    says: 'Du lebst auf der Hochebene. Jede Runde ziehst du Waren, planst, wo du sie einsetzt, und reist dorthin. Reihen, Aufträge, Häuser: Die meisten Punkte gewinnen.',
  },
  welcome: {
    title: 'Ziehen',
    says: 'Deine Waren sind im Beutel. Ziehe sie jetzt: Sie landen auf den Planungsfeldern darunter. In deinen Beutel darfst du jederzeit schauen.',
  },
  plan: {
    title: 'Plane deine Runde',
    says: 'Wähle ein Plättchen, dann ein leuchtendes Feld. Du handelst nur, wo deine Figur steht. Plane für wenige Orte: Sie kommt an etwa zwei je Runde.',
  },
  move: {
    title: 'Wenige Orte je Runde',
    says: 'Deine Figur beginnt, wo du willst. Ihr freier Karren bringt sie einmal bis zu drei Schritte weiter. Je Ort mehr braucht sie {food} auf einem Bewegungsfeld.',
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
    says: 'Am {market} kaufst du Ausbauten: eigene Aktionen. An der {road} bringen {=roadCost} mehr Planungsfelder. Beides lohnt sich früh.',
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
