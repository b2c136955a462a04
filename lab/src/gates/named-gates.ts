import { BadInput, type Line } from '@altiplano/cli/command-line';
import type { Texts } from '../text/texts.ts';
import type { Gate } from './gate.ts';

function wordsOf({ id }: Gate): readonly string[] {
  return id.split('/');
}

/** The gates whose names have every word of --only, or all of them. */
export function namedGates(line: Line, gates: readonly Gate[], texts: Texts): readonly Gate[] {
  const only = line.flags.get('only');
  if (only === undefined) return gates;
  const words = only.split(',').map((word) => word.trim());
  const named = gates.filter((gate) =>
    words.every((word) => word === gate.id || wordsOf(gate).includes(word)),
  );
  if (named.length > 0) return named;
  const known = new Set(gates.flatMap(wordsOf));
  throw new BadInput(texts.gates.noneNamed(only, [...known].join(', ')));
}
