import { blockSeed } from './block-seed.ts';
import type { BotGameJob, BotSeat } from './bot-game.ts';

/** Which seat the candidate has in the so many-th game: a block goes through all of them. */
export function candidateSeat(index: number, players: number): number {
  return index % players;
}

/** The games of an arena, block by block: one seed for a block, and the candidate on each seat in turn. */
export function* arenaJobs(
  candidate: BotSeat,
  against: BotSeat,
  players: number,
  blocks: number,
  seed: string,
): Generator<BotGameJob> {
  for (let index = 0; index < blocks * players; index++) {
    const timed = candidateSeat(index, players);
    const seats = Array.from({ length: players }, (_, seat) => (seat === timed ? candidate : against));
    yield { seed: blockSeed(seed, Math.floor(index / players)), seats, timed };
  }
}
