import { PROGRAM } from '../program-name.ts';
/** What does not lie open, and so is not among the points that all can see. */
export type Hidden = 'tiles' | 'missions';

const HIDDEN: Record<Hidden, string> = {
  tiles: 'without bag and container',
  missions: 'without missions face down',
};

function without(hidden: readonly Hidden[]): string {
  return hidden.map((what) => `, ${HIDDEN[what]}`).join('');
}

/** The numbers of a list. */
const upTo = (count: number): string => (count === 1 ? '1' : `1–${count}`);

/** What the game says and asks while it is played. */
export const play = {
  atTable: (names: string): string => `At the table: ${names}.`,
  otherLevels: `Another level: ${PROGRAM} play --bots easy (or hard, master; for each: easy,hard,hard)`,
  thinking: (name: string): string => `${name} is thinking…`,
  welcome:
    'Altiplano. Type the number of a choice or some of its words (food farm, end),\nh for help, or rules to learn the actions.',
  prompt: (count: number): string => `Your choice (${upTo(count)} or words; h help, i info, t tip): `,
  promptOf: (name: string, count: number): string =>
    `${name} (${upTo(count)} or words; h help, i info, t tip): `,
  youHave: 'You have',
  onBoard: 'On your board',
  cardsHeld: (ids: string): string => `Your extensions and assets: ${ids} (i own says what they do)`,
  forced: (label: string): string => `The only choice, taken for you: ${label}.`,
  endedForYou: 'No action is in reach any more, so your turn is ended for you.',
  noActionLeft:
    'No action is in reach any more: moving on only sets you up for the next round, f ends the turn.',
  /** Why the only choice is asked all the same. */
  askedAs: {
    reveals: 'The only choice, but after it u can take nothing back: it reveals something.',
    final: 'The only choice, but after it u can take nothing back: the others go on.',
  },
  /** Above the choices: what the event offers. */
  event: (event: string): string => `The event: ${event}.`,
  backOnlyNow: 'Tiles that lie on your board can be taken back only now, before you draw.',
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
  /** Above choices whose gain has run out. */
  inVain: 'Possible, but it brings you nothing',
  /** Above the choice to build where no card is left. */
  nothingLeft: {
    buildBoat: (cost: string): string => `Build a boat for ${cost}`,
    buildHouse: (cost: string): string => `Build a house for ${cost}`,
  },
  /** The points of all in the same terms; the own ones in all as well, if they are more. */
  pointsInTheOpen: (list: string, hidden: readonly Hidden[], inAll: string): string =>
    `Points in the open${without(hidden)}: ${list}${inAll} (see o)`,
  pointsInShort: (list: string, inAll: string): string => `Points in the open: ${list}${inAll}`,
  /** Behind the points of another. */
  unseen: (tiles: number): string => (tiles === 1 ? '1 hidden tile' : `${tiles} hidden tiles`),
  ownInAll: (points: number): string => `; you with bag and container: ${points}`,
  lastByPurchase: 'One more extension bought in this round, by anyone, makes the next round the last one.',
  openPoints: (hidden: readonly Hidden[]): string => `Points if the game ended now${without(hidden)}:`,
  /** Before a plan is finished, behind what it leaves behind. */
  finishAnyway: (number: number, key: string): string =>
    `All the same? Then type ${number} or ${key}. (w: no such question any more)`,
  question: {
    on: 'From now on there is a question before useful tiles stay behind.',
    off: 'From now on you finish and pass without a question; w brings it back.',
  },
  typedNotDone: (rest: string): string => `Left out of what you typed: ${rest}.`,
  orderLacks: (points: string, goods: string): string => `order (${points}) still lacks ${goods}`,
  cartsAt: (slots: string): string => `carts at movement ${slots}`,
  cartUsed: (slot: string): string => `${slot} (used)`,
  handOver: (name: string): string =>
    `${name}, it is your turn. Press Enter when only you look at the screen. `,
  help: `Type the number of a choice, or words of it or how they begin, as many as it
takes to mean one only: sell glass, market, st ore, X7. Several answers may
stand on a line: 1 3 2 f, with commas where there are words: market, sell glass,
f. A number means the list that you see, words what is asked in their turn.
If there is only one choice it is taken for you; you are asked only if after it
u could no longer take back what you chose before (play --ask-all: always).
These are commands:
  Enter      the list of choices again
  b          the whole board
  o          what lies open before the others, and its points; o 2 for one
  i          what there is to read about; i farm for a place, i X4 for a card
  rules      all of it: the rules in short, with prices and points
  l          the log of what happened
  t          a tip: what a good bot would do in your place, and why
  u          undo, back to the last thing that was revealed or someone else did
  f          finish: end the planning, an action or the turn, draw, decline
  p          pass: no more turns for you in this round; after an action it only
             ends the turn
  w          the question before useful tiles stay behind: off, or on again
  ?          what is not possible now, and why; ? WORD narrows it: ? house
  s FILE     save the game so far; play --resume FILE goes on with it
  r          resign
  h          this help
  q          quit`,
  /** Typed in full it opens all that i has. */
  rules: 'rules',
  /** Words that mean f where they are not part of a choice. */
  finishWords: ['end', 'done', 'finish'] as readonly string[],
  yesAndNo: ['yes', 'no'] as readonly string[],
  /** Words that need not be among those of a choice. */
  fillers: [
    'a',
    'an',
    'the',
    'of',
    'to',
    'at',
    'in',
    'on',
    'for',
    'from',
    'with',
    'and',
    'my',
  ] as readonly string[],
  unknown: (word: string): string =>
    `'${word}' fits none of the choices; ? ${word} may say why. Commas go between several; h is help.`,
  fitsInVain: (word: string): string =>
    `'${word}' fits only what brings nothing; type the number if you mean it:`,
  severalFit: (word: string): string => `'${word}' fits several; type a number, or more words:`,
  outOfRange: (number: string, count: number): string => `There is no choice ${number}, only 1 to ${count}.`,
  notAnyMore: (number: string, choice: string): string =>
    `Stopped at ${number} (${choice}): it is not possible any more.`,
  standsAlone: (letter: string): string =>
    `'${letter}' stands alone on its line: nothing was done. Of the letters only f and p go with other answers.`,
  typedTooFar: (rest: string): string =>
    `Left out of what you typed: ${rest}. Something was revealed or someone else has acted, so look first.`,
  nothingToFinish: 'There is nothing to finish here: type the number of a choice, or words of it.',
  onlyPass:
    'You have begun nothing that f could finish: type a choice, or p to pass for the rest of the round.',
  drawByNumber: (number: number): string =>
    `Tiles can still be taken back, and after the draw no more, so f does not draw: type ${number} to draw.`,
  cannotPass: 'You cannot pass here: type the number of a choice, or words of it.',
  finishFirst: (label: string): string => `You cannot pass here: type f to go on (${label}).`,
  endedNotPassed: 'You have acted, so p ends only this turn; to pass type p on your next one.',
  nothingToUndo: 'Nothing to undo: since your last choice something was revealed, or someone else has acted.',
  undone: 'Undone.',
  noRival: (number: string): string => `No other player has the number ${number.slice(0, 10)}.`,
  logEmpty: 'Nothing has happened yet.',
  saveNeedsFile: 'Save where? Type: s FILE',
  saved: (file: string, flags: string): string =>
    `Saved. Go on with:\n  ${PROGRAM} play --resume '${file}' ${flags}`.trimEnd(),
  savedOver: (file: string): string => `Saved. Check it with: ${PROGRAM} verify '${file}'`,
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
  saveOrDrop: 'Without a file this game is dropped for good. A file name, or Enter to drop it: ',
  bye: 'Goodbye.',
  inputEnded: 'The input has ended, so the game stops here.',
  how: {
    save: 'A saved game can be looked at with replay and checked with verify.',
    look: 'b, o and l still show the boards and the log.',
  },
};
