import type { GameRecord } from '@altiplano/protocol';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';
import type { Line } from './flags.ts';
import { namedOptions, optionsAsFlags } from './game-flags.ts';

/** Refuses options that name another game than the record's; those that agree are harmless. */
export function agreesWithRecord(line: Line, json: unknown, texts: Texts): void {
  const { options, seed } = json as GameRecord;
  const recorded: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, value] of Object.entries(namedOptions(line, texts))) {
    if (recorded[name] === value) continue;
    const isModule = ['missions', 'traveler', 'short'].includes(name);
    const flag = isModule ? 'modules' : name;
    const known = optionsAsFlags(options).split(' ');
    const place = known.indexOf(`--${flag}`);
    const played = place < 0 ? texts.words.none : (known[place + 1] as string);
    throw new BadInput(texts.complaints.contradictsRecord(`--${flag}`, line.flags.get(flag) ?? '', played));
  }
  const named = line.flags.get('seed');
  if (named !== undefined && named !== seed) {
    throw new BadInput(texts.complaints.contradictsRecord('--seed', named, seed));
  }
}
