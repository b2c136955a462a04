/** Watching a finished game again. */
export const replayPage = {
  title: 'Replay',
  position: 'Move',
  at: (round: number, position: number, of: number) =>
    round === 0 ? `${position} of ${of}` : `Round ${round} · ${position} of ${of}`,
  happened: 'What happened in this step',
  begins: 'The game is laid out and has not begun yet.',
  nothingSeen: 'Nothing that can be seen happened in this step.',
  first: 'To the beginning',
  back: 'Back',
  forward: 'On',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  unit: 'Step size',
  units: { move: 'by move', turn: 'by turn', round: 'by round' },
  pace: 'Pace',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast' },
  seenBy: 'View',
  eyes: { all: 'everything open', spectator: 'spectator' },
  options: 'More',
  review: 'Look back on the game',
  keep: 'Keep on this device',
  keepSays: 'Then it can be watched here without a network.',
  kept: 'The game is kept on this device.',
  gone: 'This game cannot be replayed',
};

/** Looking at an earlier moment while the game goes on. */
export const lookBack = {
  title: 'An earlier moment',
  at: (round: number) =>
    round === 0 ? 'You look back to the beginning.' : `You look back to round ${round}.`,
  says: 'The game goes on meanwhile; nothing can be done here.',
  yourTurn: 'In the game it is your turn.',
  earlier: 'A step earlier',
  later: 'A step later',
  noFurther: 'There is nothing further this way.',
  leave: 'Back to the game',
  gone: 'There is no game to be seen at this moment yet.',
};
