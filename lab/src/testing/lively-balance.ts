import type { Pack } from '@altiplano/pack';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { playOut } from '../balance/observe/play-out.ts';
import { tallyOf } from '../balance/observe/tally-of.ts';
import type { Balance } from '../balance/summary/balance.ts';
import { summarize } from '../balance/summary/summarize.ts';
import { addTallies } from '../balance/tally/sums.ts';
import type { Tally } from '../balance/tally/tally.ts';
import { livelyBot } from './lively-bot.ts';

/** The tally of one lively game. */
export function livelyTally(seed: string, options: Partial<Options> = {}, pack: Pack = steadyPack): Tally {
  return tallyOf(playOut(pack, { ...DEFAULT_OPTIONS, ...options }, seed, livelyBot));
}

/** The balance that a few lively games show. */
export function livelyBalance(
  games: number,
  options: Partial<Options> = {},
  pack: Pack = steadyPack,
): Balance {
  const tallies = Array.from({ length: games }, (_, game) => livelyTally(`lively ${game}`, options, pack));
  return summarize(
    { bot: 'lively', seed: 'lively', options: { ...DEFAULT_OPTIONS, ...options }, pack },
    tallies.reduce((sum, tally) => addTallies(sum, tally)),
  );
}
