import { randomBytes } from 'node:crypto';
import { OPTION_CHOICES, type Options, whyNotOptions } from '@altiplano/rules/engine';
import { BadInput } from '../bad-input.ts';
import { rejectionText } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import { choiceFlag, type FlagKinds, type Line, numberFlag } from './flags.ts';

/** The flag of each option; null for one that commands cannot set. */
const FLAG_OF = {
  players: 'players',
  missions: 'modules',
  traveler: 'modules',
  short: 'modules',
  edition: 'edition',
  roles: 'roles',
  planning: 'planning',
  drawing: 'drawing',
  openBags: null,
  startingSeat: null,
} as const satisfies Record<keyof Options, string | null>;

type Flag = NonNullable<(typeof FLAG_OF)[keyof Options]>;

/** What each flag says of the options, and how it is written again. */
interface FlagOf {
  readonly read: (line: Line, texts: Texts) => Partial<Options>;
  readonly write: (options: Options) => string;
}

/** The flags of options, each once, in the order in which they are written. */
const FLAGS: readonly Flag[] = [...new Set(Object.values(FLAG_OF).filter((flag) => flag !== null))];

export const COMMON_FLAGS: FlagKinds = { json: 'switch', lang: 'text', help: 'switch', pack: 'text' };

/** Which game: what all commands understand alike. */
export const GAME_FLAGS: FlagKinds = {
  ...COMMON_FLAGS,
  ...Object.fromEntries(FLAGS.map((flag) => [flag, 'text' as const])),
  seed: 'text',
};

type Modules = Pick<Options, 'missions' | 'traveler' | 'short'>;

function readModules(value: string, texts: Texts): Modules {
  const { complaints } = texts;
  const words = value.split(',').map((word) => word.trim());
  const named = new Set(words.filter((word) => word !== ''));
  for (const word of named) {
    if (!['missions', 'traveler', 'events', 'short'].includes(word)) {
      throw new BadInput(complaints.unknownModule(word));
    }
  }
  if (named.has('traveler') && named.has('events')) throw new BadInput(complaints.travelerOrEvents());
  const traveler = named.has('traveler') ? 'full' : named.has('events') ? 'eventsOnly' : 'off';
  if (named.has('short') && traveler === 'off') throw new BadInput(complaints.shortNeedsTraveler());
  return { missions: named.has('missions'), traveler, short: named.has('short') };
}

function writeModules({ missions, traveler, short }: Options): string {
  return [
    ...(missions ? ['missions'] : []),
    ...(traveler === 'off' ? [] : [traveler === 'full' ? 'traveler' : 'events']),
    ...(short ? ['short'] : []),
  ].join(',');
}

/** A flag that names one of a few words. */
function wordFlag<K extends 'roles' | 'planning' | 'drawing'>(name: K): FlagOf {
  return {
    read: (line, texts) => {
      const value = choiceFlag(line, name, OPTION_CHOICES[name], texts);
      return value === undefined ? {} : { [name]: value };
    },
    write: (options) => options[name],
  };
}

const FLAGS_OF: { readonly [F in Flag]: FlagOf } = {
  players: {
    read: (line, texts) => {
      const players = numberFlag(line, 'players', 2, 5, texts);
      return players === undefined ? {} : { players };
    },
    write: ({ players }) => String(players),
  },
  modules: {
    read: (line, texts) => {
      const modules = line.flags.get('modules');
      return modules === undefined ? {} : readModules(modules, texts);
    },
    write: writeModules,
  },
  edition: {
    read: (line, texts) => {
      const edition = choiceFlag(line, 'edition', ['2017', '2018'], texts);
      return edition === undefined ? {} : { edition: edition === '2017' ? 2017 : 2018 };
    },
    write: ({ edition }) => String(edition),
  },
  roles: wordFlag('roles'),
  planning: wordFlag('planning'),
  drawing: wordFlag('drawing'),
};

/** The options that the user has named, and no others. */
export function namedOptions(line: Line, texts: Texts): Partial<Options> {
  return Object.assign({}, ...FLAGS.map((flag) => FLAGS_OF[flag].read(line, texts))) as Partial<Options>;
}

/** The options, if they make a game. */
export function checkedOptions(options: Options, texts: Texts): Options {
  const rejection = whyNotOptions(options);
  if (rejection !== null) throw new BadInput(rejectionText(rejection, texts));
  return options;
}

const LONGEST_SEED = 1024;

/** The seed named, or a new secret one. */
export function seedOf(line: Line, texts: Texts): string {
  const seed = line.flags.get('seed') ?? randomBytes(32).toString('hex');
  if (seed === '' || seed.length > LONGEST_SEED) throw new BadInput(texts.complaints.emptySeed());
  return seed;
}

/** The flags that name these options again. */
export function optionsAsFlags(options: Options): string {
  const written = FLAGS.map((flag) => [flag, FLAGS_OF[flag].write(options)]);
  return written.flatMap(([flag, value]) => (value === '' ? [] : [`--${flag} ${value}`])).join(' ');
}
