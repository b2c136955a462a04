/** Words for thinking ahead: what-if, and turns planned ahead that play themselves. */
export const ahead = {
  tryOut: 'Try it out',
  tryNone: {
    notYet: 'Nothing can be tried out before the first round begins.',
    passed: 'You have passed: nothing is left to try out in this round.',
    othersFirst: 'Others decide first; then it can be tried out.',
    over: 'The game is over.',
  },
  trying: 'Trying out',
  tryingSays:
    'Play on as if it were real: nobody sees it, and the others keep still. What you like you can then play.',
  whatComes: {
    now: 'One press plays it for real.',
    nowAndLater:
      'One press plays the first turn for real; the next ones follow by themselves when it is your turn.',
    later:
      'If you keep it, it plays itself when it is your turn; it stops and asks you if anything has changed by then.',
  },
  yourTurn: 'At the table it is your turn.',
  line: (steps: number, turns: number) =>
    `${steps === 1 ? '1 step' : `${steps} steps`} tried${turns > 1 ? `, ${turns} turns` : ''}.`,
  inAll: 'In all',
  ends: {
    hidden: 'It ends here: the last step shows something hidden, and nobody can say what.',
    passed: 'It ends here: you have passed.',
    othersFirst: 'It ends here: others decide first.',
    notYet: 'It ends here.',
    over: 'It ends here.',
  },
  behind: 'The table has moved on, and what you tried no longer fits it.',
  catchUp: 'Start from the table as it is',
  leave: 'Leave',
  playLine: 'Play it for real',
  lineUp: 'Play it on my turn',
  emptyLine: 'Make a step first.',
  elsewhere: 'This table is open in another window on this device; what you plan ahead is kept there.',

  consentTitle: 'These steps cannot be taken back',
  consentSays: 'As soon as they are played, others see something, or something hidden shows:',
  consent: 'Yes, play them',
  keepsOpen: 'They play only while this table is open on this device.',

  queue: 'Planned ahead',
  queueSays:
    'These turns play themselves, one whenever it is your turn. If something is not as it was when you planned them, they stop and you decide.',
  next: 'Next:',
  turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
  waits: 'by itself when it is your turn',
  show: 'Show',
  hold: 'Stop',
  goOn: 'Go on',
  clear: 'Discard',
  clearAll: 'Discard all',
  tryOn: 'Try further',
  turn: (number: number) => `Turn ${number}`,
  plan: 'Plan',
  earlier: (what: string) => `${what}: earlier`,
  later: (what: string) => `${what}: later`,
  remove: (what: string) => `Remove: ${what}`,
  removeWith: (what: string, more: number) =>
    `Remove: ${what}, and ${more === 1 ? 'the turn that needs it' : `the ${more} turns that need it`}`,
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
  wouldNotWork: 'It would not work in that order:',
  stopAfter: 'Then stop, so that I can decide',
  noLonger: 'As the table stands, this would not work:',
  played: 'Played as planned ahead:',
  stopped: {
    mismatch: 'What you planned ahead has stopped: something has changed.',
    refused: 'What you planned ahead has stopped: a step was refused.',
    held: 'What you planned ahead is on hold.',
    asWished: 'Stopped, as you wished. You decide.',
    over: 'The round went on without the rest of what you planned ahead.',
  },
  different: 'It would come out differently now:',
  asLinedUp: 'when you planned it:',
  nothing: 'nothing',
  wouldShow: 'It would now show something that cannot be taken back.',

  declareItself: 'Finish planning by itself',
  declareSays: 'Others finish first. Your plan can be declared as it lies as soon as it is your turn.',
};

export type AheadWords = typeof ahead;
