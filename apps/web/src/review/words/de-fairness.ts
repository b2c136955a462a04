import type { ReviewWords } from './en.ts';

export const fairness: ReviewWords['fairness'] = {
  verify: 'Mischen nachprüfen',
  title: 'Wurde ehrlich gemischt?',
  checking: 'Die ganze Partie wird noch einmal gespielt …',
  sound: 'Ja: alles ist in Ordnung',
  unsound: 'Nein: etwas stimmt nicht',
  promised: 'Was versprochen war',
  promiseSays:
    'Bevor das erste Plättchen gezogen wurde, stand durch eine einzige geheime Zahl fest, wie jeder Beutel und jeder Stapel gemischt ist. Niemand konnte sie sehen, aber ihr Fingerabdruck war bekannt: Wer die Zahl nachträglich ändert, bekommt einen anderen.',
  addedSays:
    'Die Geräte der Spieler haben etwas zu der Zahl beigetragen, sodass auch der Server sie nicht nach Belieben wählen konnte.',
  fingerprint: 'Fingerabdruck von vor der Partie',
  seed: 'Geheime Zahl, nach der Partie bekannt',
  noted: (when) => `Dieses Gerät hat den Fingerabdruck selbst notiert, am ${when}.`,
  notNoted:
    'Dieses Gerät war vor der Partie nicht dabei; der Fingerabdruck kommt mit ihr. Wer dabei war, kann ihn vergleichen.',
  checked: 'Was hier auf deinem Gerät geprüft wurde',
  checks: {
    format: 'Die Aufzeichnung ist vollständig und lesbar.',
    options: 'Die Optionen der Partie passen zusammen.',
    digest: 'Niemand hat die Aufzeichnung nachträglich geändert.',
    rules: 'Gespielt wurde nach den Regeln, die diese Seite kennt.',
    pack: 'Gespielt wurde mit den Werten, die die Aufzeichnung nennt.',
    commitment: 'Die geheime Zahl ergibt genau den Fingerabdruck von vor der Partie.',
    moves: 'Jeder Zug war erlaubt, vom ersten bis zum letzten noch einmal gespielt.',
    result: 'Die Züge führen genau zu diesem Ergebnis.',
  },
  skipped: 'nicht geprüft',
};
