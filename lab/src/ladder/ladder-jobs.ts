import type { BotGameJob, BotSeat } from '../arena/bot-game.ts';
import { seatName } from '../arena/seat-name.ts';
import type { Rungs } from './rungs.ts';
import { seatingOf } from './seating.ts';

/** The games of a ladder, in order. */
export function* ladderJobs({ bots, lineups }: Rungs, games: number, runSeed: string): Generator<BotGameJob> {
  for (let index = 0; index < games; index++) {
    const { seed, bots: seated } = seatingOf(index, lineups, runSeed);
    yield { seed, seats: seated.map((bot) => bots[bot] as BotSeat), timed: null };
  }
}

/** The ladder that plays a game's block again and nothing else: its bots in the order of the list fill one table. */
export function ladderAgain({ bots }: Rungs, { seed, seats }: BotGameJob): string {
  const names = seats.map(seatName);
  const inOrder = bots.map(seatName).flatMap((bot) => names.filter((name) => name === bot));
  return `ladder --bots ${inOrder.join(',')} --games ${seats.length} --seed '${seed}'`;
}
