import type { OnlineWords } from './en.ts';

/** Words for those who play together at an online table. */
export const online: OnlineWords = {
  chat: 'Chat',
  chatWith: (unread) => (unread === 0 ? 'Chat' : `Chat, ${unread} ungelesen`),
  chatEmpty: 'Noch hat niemand etwas gesagt.',
  say: 'Allen etwas sagen',
  send: 'Senden',
  sending: 'unterwegs …',
  said: (name, text) => `${name} sagt: ${text}`,
  onlooker: 'sieht zu',

  table: 'Tisch',
  people: 'Wer da ist',
  host: 'Gastgeber',
  here: 'da',
  away: 'Verbindung verloren, kommt wohl wieder',
  gone: 'nicht da',
  bot: (level) => `Bot, ${level}`,
  botFor: (level) => `ein Bot spielt (${level})`,
  onlookers: (count) => (count === 1 ? 'Eine Person sieht zu.' : `${count} Personen sehen zu.`),
  noOnlookers: 'Niemand sieht zu.',
  letBotPlay: 'Bot weiterspielen lassen',
  botSays:
    'Fehlt jemand, kann der Gastgeber einen Bot weiterspielen lassen; wer zurückkommt, übernimmt den Platz wieder.',

  clock: 'Uhr',
  timeLeft: 'übrige Zeit',
  clockLive: (bank, increment) => `Je ${bank} für die ganze Partie, ${increment} mehr für jeden Zug.`,
  clockSlow: (days) => `Für jede Entscheidung: ${days}.`,
  minutes: (count) => (count === 1 ? 'eine Minute' : `${count} Minuten`),
  seconds: (count) => (count === 1 ? 'eine Sekunde' : `${count} Sekunden`),
  days: (count) => (count === 1 ? 'ein Tag' : `${count} Tage`),
  atZero: {
    bot: 'Ist die Zeit um, trifft ein Bot diese eine Entscheidung.',
    wait: 'Ist die Zeit um, wartet die Partie; für jemanden, der fehlt, kann der Gastgeber einen Bot spielen lassen.',
  },
  low: {
    bot: 'Bei null trifft ein Bot diese Entscheidung für dich.',
    wait: 'Bei null wartet die Partie trotzdem auf dich.',
  },
  lowTitle: 'Deine Zeit wird knapp',
  outTitle: 'Deine Zeit ist um',
  daysAndHours: (days, hours) => (hours === 0 ? `${days} T` : `${days} T ${hours} Std`),
  hoursAndMinutes: (hours, minutes) => `${hours} Std ${minutes} Min`,

  agree: 'Zustimmen',
  disagree: 'Nicht zustimmen',
  withdraw: 'Zurückziehen',
  answers: 'Antworten',
  agreed: 'stimmt zu',
  unanswered: 'hat noch nicht geantwortet',
  backTo: 'Zurück bis vor diesen Schritt:',
  goBack: 'Weiter zurückgehen …',
  goBackTitle: 'Weiter zurückgehen',
  goBackSays:
    'Wähle den Moment, zu dem ihr zurückkehrt. Alles danach gilt nicht mehr, für alle. Was man gesehen hat, hat man gesehen.',
  goBackAsks: 'Alle Menschen am Tisch müssen zustimmen; Bots tun es immer.',
  goBackAlone: 'Niemand sonst muss gefragt werden: Es geschieht sofort.',
  goBackNone: 'Noch wurde nichts gespielt.',
  goBackOff: 'An diesem Tisch kann nichts zurückgenommen werden.',
  noUndo: {
    free: 'Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder andere haben seither gehandelt. Beim Verlauf kannst du vorschlagen, weiter zurückzugehen.',
    agreed:
      'An diesem Tisch werden Schritte nur zurückgenommen, wenn alle zustimmen: Schlag es unter dem Verlauf vor.',
    none: 'An diesem Tisch kann nichts zurückgenommen werden.',
  },
  lastStep: 'vor dem letzten Schritt',
  before: 'vor',
  olderMoments: 'Ältere Momente',
  propose: 'Vorschlagen',
  doIt: 'Zurückgehen',
  callOff: 'Partie abbrechen …',
  callOffTitle: 'Die Partie abbrechen',
  callOffSays: 'Die Partie endet hier ohne Ergebnis, wenn alle Menschen am Tisch zustimmen.',
  callOffAlone: 'Die Partie endet hier ohne Ergebnis. Niemand sonst muss gefragt werden.',
  proposalOpen: 'Ein anderer Vorschlag ist noch offen.',

  handOver: 'Meinen Platz einem Bot geben …',
  handOverTitle: 'Deinen Platz einem Bot geben',
  handOverSays: (level) =>
    `Ein Bot (${level}) spielt für dich weiter, damit die anderen die Partie beenden können. Du kannst jederzeit zurückkommen und deinen Platz wieder übernehmen.`,
  handOverDo: 'Bot spielen lassen',
  replaced: (level) => `Ein Bot (${level}) spielt für dich.`,
  takeBack: 'Meinen Platz übernehmen',

  lookingOn: 'Du siehst zu',
  lookingOnSays: 'Du siehst, was offen liegt; Hände und Beutel bleiben geheim.',
  whose: 'Wessen Plan',

  calledOff: 'Die Partie wurde abgebrochen.',
  nextTable: 'Es gibt einen Tisch für eine weitere Partie.',
  toNextTable: 'Hingehen',
  again: 'Noch einmal spielen',

  invite: 'Einladen',
  inviteSays: 'Wer diesen Link hat, kommt an diesen Tisch: auf den eigenen Platz oder zum Zusehen.',

  lost: {
    connecting: 'Verbinde …',
    catchingUp: 'Wieder verbunden. Hole, was du verpasst hast …',
    offline: 'Die Verbindung ist weg. Was du jetzt tust, wird gesendet, sobald sie wieder da ist.',
    restarting: 'Der Server wird neu gestartet. Nichts geht verloren, gleich geht es weiter.',
    signedOut: 'Deine Sitzung auf diesem Gerät ist beendet.',
    outdated: 'Der Server ist neuer als diese Seite.',
  },
  retry: 'Jetzt versuchen',
  retryIn: (seconds) => `nächster Versuch in ${seconds} s`,
  signIn: 'Namen wählen',
  reload: 'Seite neu laden',

  yourTurn: 'Du bist dran',
};
