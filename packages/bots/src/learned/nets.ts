import type { Options } from '@altiplano/rules';
import type { Net } from './net.ts';

/** Nets by the kind of game that they learned from; those for one game are asked together. */
export interface Nets {
  readonly usual: readonly Net[];
  /** By number of players, for the base game: a net that has learned nothing else knows it far better. */
  readonly base?: Readonly<Partial<Record<number, readonly Net[]>>>;
}

/** The nets to ask in a game. */
export function netsFor({ usual, base }: Nets, { players, missions, traveler }: Options): readonly Net[] {
  return missions || traveler !== 'off' ? usual : (base?.[players] ?? usual);
}
