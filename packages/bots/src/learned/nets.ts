import type { Options } from '@altiplano/rules';
import type { Net } from './net.ts';

/** Nets by the kind of game that they learned from; those for one game are asked together. */
export interface Nets {
  readonly usual: readonly Net[];
  /** For the base game of two: there nearly all tiles are drawn in every round, and a net can know it far better. */
  readonly forTwo?: readonly Net[];
}

/** The nets to ask in a game. */
export function netsFor({ usual, forTwo }: Nets, { players, missions, traveler }: Options): readonly Net[] {
  return players === 2 && !missions && traveler === 'off' ? (forTwo ?? usual) : usual;
}
