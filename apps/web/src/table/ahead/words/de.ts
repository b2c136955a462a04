import type { AheadWords } from './en.ts';

/** Worte fürs Vorausdenken. */
export const ahead: AheadWords = {
  tryOut: 'Ausprobieren',
  tryNone: {
    notYet: 'Ausprobieren geht erst, wenn die erste Runde begonnen hat.',
    passed: 'Du hast gepasst: In dieser Runde gibt es nichts mehr auszuprobieren.',
    othersFirst: 'Zuerst entscheiden andere, dann kannst du ausprobieren.',
    over: 'Die Partie ist zu Ende.',
  },
  trying: 'Du probierst aus',
  tryingSays: 'Nichts wird gesendet, niemand sieht es. Die anderen halten so lange still.',
  yourTurn: 'Am Tisch bist du dran.',
  line: (steps, turns) =>
    `${steps === 1 ? '1 Schritt' : `${steps} Schritte`}${turns > 1 ? ` in ${turns} Zügen` : ''}`,
  inAll: 'Insgesamt',
  ends: {
    hidden: 'Hier endet die Folge: Der letzte Schritt deckt etwas auf, und niemand weiß, was.',
    passed: 'Hier endet die Folge: Du hast gepasst.',
    othersFirst: 'Hier endet die Folge: Zuerst entscheiden andere.',
    notYet: 'Hier endet die Folge.',
    over: 'Hier endet die Folge.',
  },
  behind: 'Am Tisch ging es weiter, und die Folge passt nicht mehr dazu.',
  catchUp: 'Vom jetzigen Tisch ausgehen',
  leave: 'Verlassen',
  playLine: 'Diese Folge spielen',
  lineUp: 'Vormerken',
  emptyLine: 'Mach zuerst einen Schritt.',
  elsewhere:
    'Dieser Tisch ist auf diesem Gerät noch in einem anderen Fenster offen; dort liegt die Warteschlange.',

  consentTitle: 'Diese Schritte lassen sich nicht zurücknehmen',
  consentSays: 'Sobald sie gespielt sind, sehen andere etwas, oder etwas wird aufgedeckt:',
  consent: 'Ja, spielen',
  keepsOpen: 'Vorgemerktes wird nur gespielt, solange dieser Tisch auf diesem Gerät offen ist.',

  queue: 'Vorgemerkt',
  next: 'Als Nächstes:',
  turns: (turns) => (turns === 1 ? '1 Zug' : `${turns} Züge`),
  waits: 'wird gespielt, sobald du dran bist',
  show: 'Zeigen',
  hold: 'Anhalten',
  goOn: 'Weiter',
  clear: 'Verwerfen',
  clearAll: 'Alles verwerfen',
  tryOn: 'Weiter ausprobieren',
  turn: (number) => `Zug ${number}`,
  plan: 'Plan',
  earlier: (what) => `${what}: früher`,
  later: (what) => `${what}: später`,
  remove: (what) => `Entfernen: ${what}`,
  removeWith: (what, more) =>
    `Entfernen: ${what} und ${more === 1 ? 'den Zug, der ihn braucht' : `die ${more} Züge, die ihn brauchen`}`,
  isFirst: 'Das kommt schon zuerst.',
  isLast: 'Das kommt schon zuletzt.',
  wouldNotWork: 'In dieser Reihenfolge ginge es nicht:',
  stopAfter: 'Danach anhalten, damit ich entscheide',
  noLonger: 'So wie es jetzt am Tisch steht, ginge das nicht:',
  played: 'Vorgemerktes gespielt:',
  stopped: {
    mismatch: 'Angehalten: Etwas hat sich geändert.',
    refused: 'Angehalten: Ein Schritt wurde abgelehnt.',
    held: 'Vorgemerktes ist angehalten.',
    asWished: 'Angehalten, wie du es wolltest. Du entscheidest.',
    over: 'Die Runde ging ohne den Rest des Vorgemerkten weiter.',
  },
  different: 'Jetzt käme etwas anderes heraus:',
  asLinedUp: 'beim Vormerken:',
  nothing: 'nichts',
  wouldShow: 'Es würde jetzt etwas aufdecken, das sich nicht zurücknehmen lässt.',

  declareItself: 'Planung von selbst beenden',
  declareSays:
    'Zuerst beenden andere ihre Planung. Dein Plan kann so, wie er liegt, von selbst gelten, sobald du an der Reihe bist.',
};
