import type { BotName } from '@altiplano/bots';
import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';

/** What is compared with the threshold: the share of wins itself, or the lower or the upper end of its interval. */
export interface Threshold {
  readonly kind: 'shareAtLeast' | 'lowAbove' | 'highAtLeast';
  readonly share: number;
}

/** What 95 % of the candidate's plans and of its other decisions may take, in milliseconds. */
export interface TimeLimits {
  readonly planMs: number;
  readonly moveMs: number;
}

/** One promise: how a candidate does against a table of one other bot. */
export interface Gate {
  /** Words with a slash between them; each of them finds the gate. */
  readonly id: string;
  readonly candidate: BotName;
  readonly against: BotName;
  readonly players: number;
  readonly modules: Pick<Options, 'missions' | 'traveler'>;
  readonly games: number;
  readonly threshold: Threshold;
  /** Without them the times are only told. */
  readonly limits?: TimeLimits;
}

/** The game that a gate is played in. */
export function optionsOf({ players, modules }: Gate): Options {
  return { ...DEFAULT_OPTIONS, ...modules, players };
}

/** One block alone has no interval. */
const FEWEST_BLOCKS = 2;

/** How often each seat is the candidate's; a quick run plays a tenth of it. */
export function blocksOf({ games, players }: Gate, isQuick: boolean): number {
  return Math.max(FEWEST_BLOCKS, Math.ceil((isQuick ? games / 10 : games) / players));
}
