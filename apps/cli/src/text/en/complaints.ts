import type { Figures } from '@altiplano/rules';

const MODULES = 'missions, traveler or events, short';

/** One line for everything that can be wrong with what the user typed or gave. */
export const complaints = {
  unknownCommand: (word: string, known: string): string =>
    `unknown command '${word}'; there are: ${known} (--help explains them)`,
  unknownOption: (option: string, command: string, similar: string | null): string =>
    similar === null
      ? `unknown option ${option}; ${command} --help lists them`
      : `unknown option ${option}; did you mean ${similar}?`,
  needsValue: (option: string): string => `${option} needs a value after it`,
  takesNoValue: (option: string): string => `${option} takes no value`,
  givenTwice: (option: string): string => `${option} is given twice`,
  wrongNumber: (option: string, value: string, least: number, most: number): string =>
    `${option} ${value}: must be a whole number from ${least} to ${most}`,
  wrongChoice: (option: string, value: string, allowed: string): string =>
    `${option} ${value}: must be ${allowed}`,
  unknownModule: (value: string): string => `--modules: there is no '${value}', only ${MODULES}`,
  travelerOrEvents: (): string =>
    '--modules: traveler and events exclude each other; events is the expansion without its traveler',
  shortNeedsTraveler: (): string => '--modules: the short game (short) needs traveler or events as well',
  wrongHash: (option: string): string => `${option}: must be 64 hexadecimal digits`,
  emptySeed: (): string => '--seed: must not be empty, and at most 1024 characters long',
  unexpectedWord: (word: string): string => `'${word}' is one word too many`,
  missingFile: (command: string): string => `${command} needs a file: altiplano ${command} FILE`,
  missingOut: (): string => 'record needs --out FILE, where the game is written',
  missingPackAction: (word: string): string =>
    `pack ${word}`.trim().concat(': say pack check, pack show or pack vary'),
  onlyFor: (option: string, command: string): string => `${option}: only ${command} takes it`,
  noJson: (): string => '--json: play is for people; record writes a game for programs',
  seatsPlayers: (seats: number, players: number): string =>
    `--seats names ${seats} seats, --players says ${players}`,
  botsSeats: (named: number, bots: number): string =>
    `--bots: names ${named}, but ${bots} play; name one for all, or one for each`,
  seatsRange: (seats: number): string => `--seats: names ${seats}, but 2 to 5 can play`,
  noHuman: (): string => '--seats: nobody is human; record plays a game of bots only',
  gameOver: (file: string): string => `${file}: this game is over; replay shows it`,
  contradictsRecord: (option: string, value: string, recorded: string): string =>
    `${option} ${value}: the recorded game was played with ${recorded}`,
  cannotRead: (file: string, reason: string): string => `${file}: ${reason}`,
  cannotWrite: (file: string, reason: string): string => `${file} cannot be written: ${reason}`,
  reasons: {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'is a folder',
    EEXIST: 'is no folder',
    ENOTDIR: 'a part of the path is no folder',
    EACCES: 'access is not allowed',
    EPERM: 'access is not allowed',
    EROFS: 'the disk cannot be written to',
    ENOSPC: 'the disk is full',
    ENAMETOOLONG: 'the name is too long',
    special: 'is no ordinary file',
    tooLarge: 'is far too large',
    notText: 'is no text in UTF-8',
    other: (code: string): string => `the system says ${code}`,
  },
  badPack: (file: string, path: string, message: string, more: number): string => {
    const rest = more === 0 ? '' : ` (and ${more} more: altiplano pack check lists them)`;
    return `${file}: ${path === '' ? 'the pack' : path}: ${message}${rest}`;
  },
  /** What is wrong with a record, where the terminal can say which flag helps; otherwise null. */
  problem: (code: string, place: string, figures: Figures): string | null => {
    switch (code) {
      case 'otherPack':
        return (
          `${place}: played with the pack '${figures['recordPack']}', hash ${figures['recordHash']}; ` +
          `here is '${figures['pack']}', hash ${figures['hash']} (--pack names another)`
        );
      case 'noSuchMove':
        return `--at ${figures['at']}: the game has ${figures['moves']} moves`;
      default:
        return null;
    }
  },
};
