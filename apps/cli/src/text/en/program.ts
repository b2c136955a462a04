import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';
import { backupHelp, checkHelp, restoreHelp } from './store.ts';
import { PROGRAM } from '../program-name.ts';

const COMMANDS: Record<string, string> = {
  play: 'a game in the terminal against bots, or with several people',
  record: 'one finished random game as a file',
  replay: 'the scores of a recorded game, or its position after some moves',
  verify: 'was a recorded game shuffled and played fairly?',
  pack: 'the numbers on tiles and cards: check a pack, or print it',
  backup: 'everything a server keeps, in one file; it may go on meanwhile',
  restore: 'puts such a file into an empty store',
  check: 'looks through everything a server keeps, for damage',
};

/** A command's line as a sentence. */
function about(name: string): string {
  const what = COMMANDS[name] ?? '';
  return what.slice(0, 1).toUpperCase() + what.slice(1);
}

/** What the program says about itself. */
export const program = {
  usage: (): string => {
    const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(10)}${what}`);
    return `Altiplano in the terminal.

  altiplano COMMAND [OPTION…]        (here: ${PROGRAM} COMMAND …)

Commands:
${lines.join('\n')}

altiplano COMMAND --help says more about each.`;
  },
  options: { game: GAME_OPTIONS, common: COMMON_OPTIONS },
  help: {
    play: `altiplano play [OPTION…]

${about('play')}.
You take the first seat. While playing, h explains what you can type, and t
gives a tip.

  --bots LIST       easy, medium, hard or master (medium): one for all, or one
                    for each bot: easy,hard,hard
  --seats LIST      human or bot for each seat: human,bot,human
  --resume FILE     goes on with a saved game
  --ask-all         asks even where there is only one choice

${GAME_OPTIONS}

${COMMON_OPTIONS}`,
    record: `altiplano record --out FILE [OPTION…]

${about('record')}.

  --out FILE        where it is written; an older file is replaced

${GAME_OPTIONS}

${COMMON_OPTIONS}`,
    replay: `altiplano replay FILE [OPTION…]

${about('replay')}.

  --at K            the position after K moves instead of the end
  --pack FILE       the pack the game was played with, if not the shipped one
  Any other option that names a game must agree with the file.

${COMMON_OPTIONS}`,
    verify: `altiplano verify FILE [OPTION…]

${about('verify')}
Looks at everything the file claims; exit code 1 if anything was changed.

  --commitment HEX  the fingerprint of the seed as it was published at the start
  --pack FILE       the pack the game was played with, if not the shipped one
  Any other option that names a game must agree with the file.

${COMMON_OPTIONS}`,
    backup: backupHelp,
    restore: restoreHelp,
    check: checkHelp,
    pack: `altiplano pack check [FILE]
altiplano pack show [FILE]
altiplano pack vary --seed TEXT [--pack FILE]

check  what is wrong with a pack, entry by entry, or what is in it and where its
       numbers come from; the shipped pack if no file is named
show   prints the pack as JSON, as a start for one of your own
vary   draws the values that are nobody's but ours anew, within what the theme
       allows, and prints that pack; the same seed draws the same

${COMMON_OPTIONS}`,
  },
  seed: (seed: string): string => `Seed: ${seed}`,
  written: (file: string, moves: number): string => `${file}: a finished game of ${moves} moves`,
  sound: (file: string): string => `${file}: everything is in order.`,
  unfinished: 'The game is not over yet, so there is no result.',
  unsound: (file: string): string => `${file} was changed, or is not what it claims to be.`,
  unsoundPack: (file: string): string =>
    `${file} was played with another pack: name that with --pack, or the file was changed.`,
  packSound: (file: string): string => `${file}: a sound pack.`,
  packUnsound: (file: string, count: number): string =>
    `${file}: ${count === 1 ? 'one problem' : `${count} problems`}`,
  shippedPack: 'the shipped pack',
  packCounts: {
    roles: 'roles',
    extensions: 'extensions',
    extensionKinds: 'kinds of extensions',
    orders: 'orders',
    houses: 'houses',
    boats: 'boats',
    missions: 'missions',
    events: 'events',
    assets: 'assets',
  },
  provenance: {
    title: 'Where its values come from:',
    book: 'a rulebook says so',
    derived: 'follows from a rulebook',
    seen: 'mentioned in a review',
    ours: 'our own choice, not the printed value',
  },
  position: (moves: number, all: number): string => `Position after ${moves} of ${all} moves`,
  stateHash: (hash: string): string => `Hash of the position:\n  ${hash}`,
  fault: (message: string, command: string): string =>
    `this is a mistake of the program, not yours: ${message}\n  It happened in: ${command}\n  Please report it with this line.`,
};
