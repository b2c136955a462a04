import type { Words } from '../en.ts';

export const replayPage: Words['replayPage'] = {
  title: 'Nachspielen',
  position: 'Schritt',
  at: (round, position, of) =>
    round === 0 ? `${position} von ${of}` : `Runde ${round} · ${position} von ${of}`,
  happened: 'Was in diesem Schritt geschah',
  begins: 'Alles ist aufgebaut; die Partie hat noch nicht begonnen.',
  nothingSeen: 'In diesem Schritt ist nichts Sichtbares geschehen.',
  first: 'Zum Anfang',
  back: 'Zurück',
  forward: 'Weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  unit: 'Schrittweite',
  units: { move: 'je Schritt', turn: 'je Zug', round: 'je Runde' },
  pace: 'Tempo',
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell' },
  seenBy: 'Sicht',
  eyes: { all: 'alles offen', spectator: 'Zuschauer' },
  options: 'Mehr',
  review: 'Rückblick auf die Partie',
  keep: 'Auf diesem Gerät behalten',
  keepSays: 'Dann lässt sie sich hier auch ohne Netz nachspielen.',
  kept: 'Die Partie bleibt auf diesem Gerät.',
  gone: 'Diese Partie lässt sich nicht nachspielen',
};

export const lookBack: Words['lookBack'] = {
  title: 'Ein früherer Augenblick',
  at: (round) => (round === 0 ? 'Du siehst den Anfang.' : `Du siehst, wie es in Runde ${round} war.`),
  says: 'Die Partie geht inzwischen weiter; hier lässt sich nichts tun.',
  yourTurn: 'In der Partie bist du am Zug.',
  earlier: 'Einen Schritt früher',
  later: 'Einen Schritt später',
  noFurther: 'Weiter geht es in diese Richtung nicht.',
  leave: 'Zurück in die Partie',
  gone: 'In diesem Augenblick ist noch keine Partie zu sehen.',
};
