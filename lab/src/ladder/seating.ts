import { createDice } from '@altiplano/bots';
import { blockSeed } from '../arena/block-seed.ts';
import type { Lineup } from './lineups.ts';

/** The bots of one game by seat, and the seed it shares with the other games of its block. */
export interface Seating {
  readonly seed: string;
  readonly bots: readonly number[];
}

/** Neighbours matter in a game, so who sits beside whom is left to the seed. */
function shuffled(lineup: Lineup, seed: string): number[] {
  const dice = createDice(`${seed}/seats`);
  const bots = [...lineup];
  for (let last = bots.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    [bots[last], bots[other]] = [bots[other] as number, bots[last] as number];
  }
  return bots;
}

/** Who sits where in the so many-th game: lineups in turn, each a block on one seed that goes round all seats. */
export function seatingOf(index: number, lineups: readonly Lineup[], runSeed: string): Seating {
  const players = (lineups[0] as Lineup).length;
  const block = Math.floor(index / players);
  const seed = blockSeed(runSeed, block);
  const bots = shuffled(lineups[block % lineups.length] as Lineup, seed);
  const turned = index % players;
  return { seed, bots: [...bots.slice(turned), ...bots.slice(0, turned)] };
}
