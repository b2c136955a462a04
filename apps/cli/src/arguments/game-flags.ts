import { randomBytes } from 'node:crypto';
import { type Options, whyNotOptions } from '@altiplano/rules';
import { BadInput } from '../bad-input.ts';
import { rejectionText } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import { choiceFlag, type FlagKinds, type Line, numberFlag } from './flags.ts';

export const COMMON_FLAGS: FlagKinds = { json: 'switch', lang: 'text', help: 'switch', pack: 'text' };

/** Which game: what all commands understand alike. */
export const GAME_FLAGS: FlagKinds = {
  ...COMMON_FLAGS,
  players: 'text',
  modules: 'text',
  edition: 'text',
  roles: 'text',
  planning: 'text',
  drawing: 'text',
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

/** The options that the user has named, and no others. */
export function namedOptions(line: Line, texts: Texts): Partial<Options> {
  const players = numberFlag(line, 'players', 2, 5, texts);
  const modules = line.flags.get('modules');
  const edition = choiceFlag(line, 'edition', ['2017', '2018'], texts);
  const roles = choiceFlag(line, 'roles', ['random', 'draft'], texts);
  const planning = choiceFlag(line, 'planning', ['ordered', 'simultaneous'], texts);
  const drawing = choiceFlag(line, 'drawing', ['full', 'upTo'], texts);
  return {
    ...(players === undefined ? {} : { players }),
    ...(modules === undefined ? {} : readModules(modules, texts)),
    ...(edition === undefined ? {} : { edition: edition === '2017' ? 2017 : 2018 }),
    ...(roles === undefined ? {} : { roles }),
    ...(planning === undefined ? {} : { planning }),
    ...(drawing === undefined ? {} : { drawing }),
  };
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
  const modules = [
    ...(options.missions ? ['missions'] : []),
    ...(options.traveler === 'off' ? [] : [options.traveler === 'full' ? 'traveler' : 'events']),
    ...(options.short ? ['short'] : []),
  ];
  const flags = [
    `--players ${options.players}`,
    ...(modules.length > 0 ? [`--modules ${modules.join(',')}`] : []),
    `--edition ${options.edition}`,
    `--roles ${options.roles}`,
    `--planning ${options.planning}`,
    `--drawing ${options.drawing}`,
  ];
  return flags.join(' ');
}
