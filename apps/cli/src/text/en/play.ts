/** What does not lie open, and so is not among the points that all can see. */
export type Hidden = 'tiles' | 'missions';

const HIDDEN: Record<Hidden, string> = {
  tiles: 'without bag and container',
  missions: 'without missions face down',
};

function without(hidden: readonly Hidden[]): string {
  return hidden.map((what) => `, ${HIDDEN[what]}`).join('');
}

/** What the game says and asks while it is played. */
export const play = {
  atTable: (names: string): string => `At the table: ${names}.`,
  otherLevels: 'Another level: npm start -- --bots easy (or hard, master; for each: easy,hard,hard)',
  thinking: (name: string): string => `${name} is thinking…`,
  welcome: 'Altiplano. Type the number of a choice, h for help, or i to learn the actions.',
  prompt: (count: number): string => `Your choice (1–${count}, Enter list, h help, i info, t tip): `,
  promptOf: (name: string, count: number): string =>
    `${name} (1–${count}, Enter list, h help, i info, t tip): `,
  youHave: 'You have',
  onBoard: 'On your board',
  cardsHeld: (ids: string): string => `Your extensions and assets: ${ids} (i own says what they do)`,
  forced: (label: string): string => `The only choice, taken for you: ${label}.`,
  /** Why the only choice is asked all the same. */
  askedAs: {
    reveals: 'The only choice, but after it u can take nothing back: it reveals something.',
    final: 'The only choice, but after it u can take nothing back: the others go on.',
  },
  /** Above the choices: what the event offers. */
  event: (event: string): string => `The event: ${event}.`,
  placesLeftOut: (places: string): string => `Not listed, as from there you could not act (A3): ${places}.`,
  /** In the swap of X18. */
  drawBlind: (inBag: number): string =>
    inBag === 0
      ? 'draw one blindly: the container goes into the empty bag first'
      : `draw one blindly from the bag (${inBag} in it)`,
  /** Boats and road that are built without the tile they promise. */
  scarce: {
    noneLeft: 'none is left',
    fitsNowhere: 'it fits nowhere',
    boat: (good: string, why: string, points: string): string => `${good}: ${why}, so only ${points}`,
    road: (why: string): string => `one step on, but no corn: ${why}`,
  },
  /** Above the choice to build where no card is left. */
  nothingLeft: { buildBoat: 'Build a boat for 2 wood', buildHouse: 'Build a house for 2 stone' },
  /** Behind the own points: those of all, as far as all can see them. */
  pointsInTheOpen: (list: string, hidden: readonly Hidden[]): string =>
    `Points in the open${without(hidden)}: ${list} (see o)`,
  openPoints: (hidden: readonly Hidden[]): string => `Points if the game ended now${without(hidden)}:`,
  /** Before a plan is finished, behind what it leaves behind. */
  finishAnyway: (number: number, key: string): string =>
    `All the same? Then type ${number} or ${key}. (w: no such question any more)`,
  question: {
    on: 'From now on there is a question before useful tiles stay behind.',
    off: 'From now on you finish and pass without a question; w brings it back.',
  },
  typedNotDone: (rest: string): string => `Not done: ${rest}.`,
  orderLacks: (points: string, goods: string): string => `order (${points}) still lacks ${goods}`,
  cartsAt: (slots: string): string => `carts at movement ${slots}`,
  cartUsed: (slot: string): string => `${slot} (used)`,
  handOver: (name: string): string =>
    `${name}, it is your turn. Press Enter when only you look at the screen. `,
  help: `Type the number of a choice, or several: 1 3 2 takes one after another, each
as it stands in the list that you see. If there is only one choice it is taken
for you; you are asked only if after it u could no longer take back what you
chose before (play --ask-all: always). Or type one of these:
  Enter      the list of choices again
  b          the whole board
  o          what lies open before the others, and its points; o 2 for one
  i, rules   the rules in short, with prices and points; i farm for one place
  l          the log of what happened
  t          a tip: what a good bot would do in your place, and why
  u          undo, back to the last thing that was revealed or someone else did
  f          finish: end the planning, an action or the turn, draw, decline
  p          pass: no more turns for you in this round
  w          the question before useful tiles stay behind: off, or on again
  ?          what is not possible now, and why; ? WORD narrows it: ? house
  s FILE     save the game so far; play --resume FILE goes on with it
  r          resign
  h          this help
  q          quit`,
  /** Typed in full it opens the same page as i. */
  rules: 'rules',
  notANumber: (word: string): string => `'${word}' is nothing I know. Type a number, or h for help.`,
  outOfRange: (number: string, count: number): string => `There is no choice ${number}, only 1 to ${count}.`,
  typedStopped: (word: string, choice: string, rest: string): string =>
    `Stopped at ${word} (${choice}): it is not possible any more.${rest === '' ? '' : ` Not done either: ${rest}.`}`,
  typedTooFar: (rest: string): string =>
    `Not done: ${rest}. Something was revealed or someone else has acted, so look first.`,
  nothingToFinish: 'There is nothing to finish here: choose something.',
  onlyPass: 'You have begun nothing that f could finish. To pass for the rest of the round type p.',
  drawByNumber: (number: number): string =>
    `You can still take tiles back, and after the draw no more. To draw type ${number}.`,
  cannotPass: 'You cannot pass here. f goes on; passing is for a turn on which you have not acted yet.',
  nothingToUndo: 'Nothing to undo: since your last choice something was revealed, or someone else has acted.',
  undone: 'Undone.',
  noRival: (number: string): string => `No other player has the number ${number.slice(0, 10)}.`,
  logEmpty: 'Nothing has happened yet.',
  saveNeedsFile: 'Save where? Type: s FILE',
  saved: (file: string, flags: string): string =>
    `Saved. Go on with:\n  npm run -s altiplano -- play --resume '${file}' ${flags}`.trimEnd(),
  savedOver: (file: string): string => `Saved. Check it with: npm run -s altiplano -- verify '${file}'`,
  notSaved: (file: string): string => `Not saved: ${file} is no file name.`,
  exists: (file: string): string => `${file} is already there. Type the same again to replace it.`,
  whyNone: 'Everything you could want is on the list.',
  whyNoMatch: (word: string): string => `Nothing here is called '${word}'.`,
  whyPossible: 'That is possible now: it is on the list.',
  whyLater: 'comes after planning, in the actions (A1)',
  whyActions: 'moving and acting',
  whyNotTaken: 'is not taken there',
  whyTitle: 'Not possible now:',
  confirmResign: 'Resign for good? Type y to confirm: ',
  yes: 'y',
  resigned: (name: string): string => `${name} resigned.`,
  takenOver: (name: string, level: string): string => `A bot (${level}) plays on for ${name}.`,
  standing: 'The standing when the game was given up:',
  saveOnQuit: 'Save before you go? Type a file name, or just Enter to quit without: ',
  saveOnFault: 'The program has made a mistake. Save the game? Type a file name, or just Enter: ',
  saveAtEnd: 'Keep this game? Type a file name, or just Enter for no: ',
  bye: 'Goodbye.',
  inputEnded: 'The input has ended, so the game stops here.',
  how: {
    save: 'A saved game can be looked at with replay and checked with verify.',
  },
};
