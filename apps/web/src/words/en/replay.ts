/** Watching a finished game again. */
export const replayPage = {
  title: 'Replay',
  position: 'Move',
  at: (position: number, of: number) => `${position} of ${of}`,
  first: 'To the beginning',
  back: 'A move back',
  forward: 'A move on',
  last: 'To the end',
  seenBy: 'Seen by',
  all: 'everything open',
  spectator: 'a spectator',
  gone: 'This game cannot be replayed',
  verify: 'Verify',
  verifySays:
    'Checked on this device: the seed fits the fingerprint that was published before the first draw, and playing all moves again gives the same game.',
  sound: 'The game is sound',
  unsound: 'Something is not right',
  checks: {
    format: 'The record is complete',
    options: 'The options fit together',
    digest: 'Nothing in it was changed',
    rules: 'It was played by these rules',
    pack: 'It was played with these values',
    commitment: 'The seed was fixed before the game',
    moves: 'Every move was legal',
    result: 'The result follows from the moves',
  },
};
