/** Checking the shuffle of a finished game. */
export const fairness = {
  verify: 'Verify the shuffle',
  title: 'Was it shuffled fairly?',
  checking: 'Playing the whole game again …',
  sound: 'Yes: everything is in order',
  unsound: 'No: something is not right',
  promised: 'What was promised',
  promiseSays:
    'Before the first tile was drawn, the order of every bag and every pile was fixed by one secret number. Nobody could see it, but its fingerprint was published: whoever changes the secret afterwards gets another fingerprint.',
  addedSays:
    'The devices of the players added something to the secret, so that even the server could not choose it as it liked.',
  fingerprint: 'Fingerprint from before the game',
  seed: 'Secret, revealed after the game',
  noted: (when: string) => `This device noted the fingerprint itself, on ${when}.`,
  notNoted:
    'This device was not there before the game; the fingerprint comes with the game. Whoever was there can compare it.',
  checked: 'What was checked here, on your device',
  checks: {
    format: 'The record is complete and readable.',
    options: 'The options of the game go together.',
    digest: 'Nobody changed the record after it was written.',
    rules: 'The game was played by the rules that this page knows.',
    pack: 'It was played with the component values that it names.',
    commitment: 'The secret gives exactly the fingerprint from before the game.',
    moves: 'Every move was allowed, played once more from the first to the last.',
    result: 'The moves lead to exactly this result.',
  },
  skipped: 'not checked',
};
