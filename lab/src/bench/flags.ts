import { parseArgs } from 'node:util';

/** What can be said on the command line, with what holds if it is not. */
const NUMBERS = { kills: 30, faults: 60, tables: 500, messages: 100_000, seconds: 15, seed: 1 } as const;
const STORAGES = ['sqlite', 'postgres', 'both'] as const;

type NumberName = keyof typeof NUMBERS;

/** How a bench is to be run. */
export type Flags = Readonly<Record<NumberName, number>> & {
  readonly json: boolean;
  readonly quick: boolean;
  readonly storage: (typeof STORAGES)[number] | null;
  /** Names with commas. */
  readonly attack: string | null;
};

export type FlagName = keyof Flags;

function numberOf(name: NumberName, text: string | undefined): number {
  if (text === undefined) return NUMBERS[name];
  if (!/^\d{1,8}$/.test(text)) throw new Error(`--${name} wants a whole number, not '${text}'`);
  return Number(text);
}

function storageOf(text: string | undefined): Flags['storage'] {
  const found = STORAGES.find((one) => one === text) ?? null;
  if (text !== undefined && found === null) throw new Error(`--storage wants ${STORAGES.join(', ')}`);
  return found;
}

/** Reads the flags that a bench knows; throws with what is wrong for anything else. */
export function readFlags(words: readonly string[], known: readonly FlagName[]): Flags {
  const options = Object.fromEntries(
    ['json', 'quick', ...known].map((name) => [
      name,
      { type: name === 'json' || name === 'quick' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values } = parseArgs({ args: [...words], options, strict: true });
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const number = (name: NumberName): number => numberOf(name, text(name));
  return {
    json: values['json'] === true,
    quick: values['quick'] === true,
    storage: storageOf(text('storage')),
    attack: text('attack') ?? null,
    kills: number('kills'),
    faults: number('faults'),
    tables: number('tables'),
    messages: number('messages'),
    seconds: number('seconds'),
    seed: number('seed'),
  };
}

/** The storages that a bench runs on: both unless one is named, but only the embedded one if it is to be quick. */
export function kindsOf(storage: Flags['storage'], quick: boolean): readonly ('sqlite' | 'postgres')[] {
  if (storage === null && quick) return ['sqlite'];
  return storage === 'both' || storage === null ? ['sqlite', 'postgres'] : [storage];
}
