import type { info as english } from '../en/info.ts';
import { words } from './words.ts';

/** The page that teaches: what there is to do, what it costs and what it brings. */
export const info: typeof english = {
  otherForms: {
    aufträge: 'Auftrag',
    häuser: 'Haus',
    boote: 'Boot',
    eigene: 'Deine Rolle, Ausbauten und Anschaffungen',
    wertung: 'Punkte am Ende',
    punkte: 'Punkte am Ende',
  },
  round: 'Eine Runde',
  drawing: 'aus dem Beutel auf die Planungsfelder ziehen: anfangs vier, mehr durch die Straße (D2, D3)',
  refill: 'die Kiste kommt erst in den Beutel, wenn er leer ist und noch gezogen wird (D4)',
  planning: 'planen: Plättchen dorthin legen, wo eine Aktion sie braucht, alle vor der ersten Aktion (P1)',
  staying: 'was nicht benutzt wird, bleibt für die nächste Runde liegen (P1)',
  takingBack: 'vor dem Ziehen dürfen Plättchen zurück auf Planungsfelder, die dann nicht frei sind (D1)',
  turns: 'reihum handeln, je Zug eine Aktion, bis alle gepasst haben (A1)',
  actions: 'Eine Aktion je Zug, dort, wo deine Figur steht (A1, A2)',
  tiles:
    'Plättchen, die dort liegen, bezahlen; sie und was du erhältst kommen in die Kiste und so wieder in den Beutel: nichts davon ist verloren (A5)',
  spaces: (list) => `so viele Plättchen haben dort Platz: ${list} (P2)`,
  oneOrMore: 'so oft, wie es daliegt',
  boat: (points) =>
    `2 Holz → ein Boot: ${words.points(points)} und sofort ein Plättchen seiner Ware, wenn ihr Ort noch eines hat (A29)`,
  house: (points) =>
    `2 Stein → ein Haus: ${words.points(points)} und 1 je eigenem Plättchen seiner Ware (A30)`,
  store: 'Plättchen einlagern; sie bleiben im Lager; nie Nahrung (A31)',
  cart: '1 Münze → ein Karren an einem Bewegungsfeld, einer je Runde (A32)',
  sell: 'Plättchen verkaufen; sie kommen in die Kiste; die Preise zeigt i Waren (A33)',
  extension: 'Münzen → ein Ausbau: sein Preis und der seines Platzes, einer je Runde (A34)',
  order:
    '1 Münze → ein Auftrag, wenn du keinen offenen hast (A35); du behältst ihn, bis er erfüllt ist (G46)',
  deliver:
    'Plättchen an deinen Auftrag liefern, auch in Teilen: sie verlassen das Spiel und zählen nicht mehr; das letzte bringt einen Mais (A36)',
  road: (list) => `Stein + Holz → ein Schritt der Straße; die Schritte bringen: ${list} (A37)`,
  roadGives: { planning: 'Planungsfeld', corn: 'Mais' },
  traveler: 'Wo der Reisende steht',
  opal: 'jedes Plättchen der Reisendenleiste → 1 Opal (T10)',
  asset: 'ein Plättchen der Leiste → eine Anschaffung, eine je Runde (T11)',
  buyGood: 'Opale → ein Plättchen eines Handelsfelds (T12)',
  ownCard: (card) => `von dir: ${card} (A7)`,
  ownCards: 'Deine Rolle, Ausbauten und Anschaffungen',
  strip: 'Ausbauten an der Leiste',
  cardSpaces: 'was eine Karte nimmt, auch Münzen, wird beim Planen auf sie gelegt (A7)',
  extensionNotes: {
    extraSpace: 'zählt als Feld des Ortes, an dem du stehst; nicht zum Reisen, nicht für Münzen (X14)',
    fare: 'die Münze ist weg, wenn du mit ihr reist (X17)',
    swapDrawn: 'einmal je Runde; was du hergibst, kommt zuerst in die Kiste (X18)',
    storeAtEnd:
      'beginnt keine Reihe, und was auf deinem Plan liegt, wird nicht gezogen; es zählt trotzdem (X24)',
    holdCorn: 'nur Mais, den du in einem Zug bekommst; eingelagert wird er von hier im Dorf (X25)',
  },
  stripBought: 'nach jeder Runde rücken sie zusammen und die Leiste wird vom Stapel aufgefüllt (N3)',
  stripLeft: 'hat niemand einen gekauft, verlässt der erste das Spiel (N4)',
  warehouse: 'Lager',
  rowOrder:
    'die Reihen 1 bis 10 werden in dieser Folge begonnen, zuerst das linke Depot; mehrere dürfen offen sein (W1)',
  rowGood: 'je Reihe eine Ware; hat eine Ware eine offene Reihe, kommt sie dorthin (W2, W3)',
  cornFits:
    'Mais wird eingelagert, sobald er kommt: in jede begonnene Reihe oder als Erstes der nächsten (W5)',
  cornRow:
    'eine mit Mais begonnene Reihe nimmt nichts anderes, und bis sie voll ist, kommt aller Mais dorthin (W6)',
  moving: 'Reisen',
  freeCart: 'freier Karren: bis zu 3 Schritte in jede Richtung, einmal je Runde (A10)',
  food: 'eine Nahrung auf einem Bewegungsfeld: 1 Schritt; mit Karren daneben bis zu 3 (A11)',
  whenToMove: 'vor und nach der Aktion, so oft du Mittel dazu hast (A12)',
  mustAct: 'wer reist, muss auch handeln und kann nicht passen (A3)',
  setFigure: 'dein erster Zug: die Figur kommt kostenlos an einen beliebigen Ort (A2)',
  goods: 'Waren: Preis am Markt (A33), Punkte am Ende (V1)',
  opals: 'Opale an einem Handelsfeld (T12)',
  good: (name, price, value, opals) => `${name}: ${price}, ${value}P${opals}`,
  price: (coins) => (coins === null ? 'kein Preis' : words.coins(coins)),
  end: 'Wann das Spiel endet',
  endTriggers:
    'sobald ein Ort keine Plättchen, Karten und Karren mehr hat oder ein Feld der Leiste nicht mehr gefüllt werden kann (E1)',
  endRounds: 'dann wird die Runde beendet und noch eine gespielt (E1)',
  scoring: 'Punkte am Ende',
  everyTile: 'jedes eigene Plättchen seinen Wert, auch in Beutel, Kiste und Lager (V1)',
  buildings: (boat, house) =>
    `ein Boot ${boat}, ein Haus ${house} (V2) und 1 je eigenem Plättchen der Ware des Hauses (V4)`,
  orders: 'ein erfüllter Auftrag, was er angibt; ein offener nichts (V3)',
  rows: (list) => `jede volle Reihe des Lagers, nach ihrer Nummer: ${list} (V5)`,
  missions: 'eine erfüllte Mission, was sie angibt (V6)',
  opalPoints: 'zwei Opale 1 Punkt (T15)',
  ties: 'bei Gleichstand zählen mehr Münzen (V7)',
};
