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
  tryingSays:
    'Spiel weiter, als wäre es ernst: Niemand sieht es, und die anderen halten still. Was dir gefällt, kannst du dann spielen.',
  whatComes: {
    now: 'Ein Druck, und es wird wirklich gespielt.',
    nowAndLater:
      'Ein Druck, und der erste Zug wird wirklich gespielt; die weiteren folgen von selbst, sobald du dran bist.',
    later:
      'Wenn du es behältst, wird es von selbst gespielt, sobald du dran bist; hat sich bis dahin etwas geändert, hält es an und fragt dich.',
  },
  yourTurn: 'Am Tisch bist du dran.',
  line: (steps, turns) =>
    `${steps === 1 ? '1 Schritt' : `${steps} Schritte`} probiert${turns > 1 ? `, ${turns} Züge` : ''}.`,
  inAll: 'Insgesamt',
  ends: {
    hidden: 'Hier endet es: Der letzte Schritt deckt etwas auf, und niemand weiß, was.',
    passed: 'Hier endet es: Du hast gepasst.',
    othersFirst: 'Hier endet es: Zuerst entscheiden andere.',
    notYet: 'Hier endet es.',
    over: 'Hier endet es.',
  },
  behind: 'Am Tisch ging es weiter, und was du probiert hast, passt nicht mehr dazu.',
  catchUp: 'Vom jetzigen Tisch ausgehen',
  leave: 'Verlassen',
  playLine: 'Wirklich so spielen',
  lineUp: 'In meinem Zug spielen',
  emptyLine: 'Mach zuerst einen Schritt.',
  elsewhere:
    'Dieser Tisch ist auf diesem Gerät noch in einem anderen Fenster offen; dort liegt, was du vorausplanst.',

  consentTitle: 'Diese Schritte lassen sich nicht zurücknehmen',
  consentSays: 'Sobald sie gespielt sind, sehen andere etwas, oder etwas wird aufgedeckt:',
  consent: 'Ja, spielen',
  keepsOpen: 'Gespielt wird nur, solange dieser Tisch auf diesem Gerät offen ist.',

  queue: 'Vorausgeplant',
  queueSays:
    'Diese Züge spielen sich von selbst, immer einer, sobald du dran bist. Ist etwas nicht mehr wie beim Planen, halten sie an, und du entscheidest.',
  next: 'Als Nächstes:',
  turns: (turns) => (turns === 1 ? '1 Zug' : `${turns} Züge`),
  waits: 'von selbst, sobald du dran bist',
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
  played: 'Wie vorausgeplant gespielt:',
  stopped: {
    mismatch: 'Angehalten: Etwas hat sich geändert.',
    refused: 'Angehalten: Ein Schritt wurde abgelehnt.',
    held: 'Vorausgeplantes ist angehalten.',
    asWished: 'Angehalten, wie du es wolltest. Du entscheidest.',
    over: 'Die Runde ging ohne den Rest des Vorausgeplanten weiter.',
  },
  different: 'Jetzt käme etwas anderes heraus:',
  asLinedUp: 'beim Planen:',
  nothing: 'nichts',
  wouldShow: 'Es würde jetzt etwas aufdecken, das sich nicht zurücknehmen lässt.',

  declareItself: 'Planung von selbst beenden',
  declareSays:
    'Zuerst beenden andere ihre Planung. Dein Plan kann so, wie er liegt, von selbst gelten, sobald du an der Reihe bist.',
};
