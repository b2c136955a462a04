import type { Words } from '../en.ts';

export const replayPage: Words['replayPage'] = {
  title: 'Ablauf',
  position: 'Schritt',
  at: (position, of) => `${position} von ${of}`,
  first: 'Zum Anfang',
  back: 'Ein Schritt zurück',
  forward: 'Ein Schritt weiter',
  last: 'Zum Ende',
  seenBy: 'Gesehen von',
  all: 'alles offen',
  spectator: 'einem Zuschauer',
  gone: 'Dieses Spiel lässt sich nicht nachspielen',
  verify: 'Nachprüfen',
  verifySays:
    'Auf diesem Gerät geprüft: Der Startwert passt zum Fingerabdruck, der vor dem ersten Ziehen bekannt war, und alle Züge noch einmal gespielt ergeben dasselbe Spiel.',
  sound: 'Das Spiel ist in Ordnung',
  unsound: 'Etwas stimmt nicht',
  checks: {
    format: 'Die Aufzeichnung ist vollständig',
    options: 'Die Optionen passen zusammen',
    digest: 'Nichts darin wurde verändert',
    rules: 'Es wurde nach diesen Regeln gespielt',
    pack: 'Es wurde mit diesen Werten gespielt',
    commitment: 'Der Startwert stand vor dem Spiel fest',
    moves: 'Jeder Zug war erlaubt',
    result: 'Das Ergebnis folgt aus den Zügen',
  },
};
