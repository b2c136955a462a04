import {
  apply,
  copyGame,
  copyState,
  createChance,
  type Game,
  isOver,
  PHASE,
  score,
  STREAM,
} from '@altiplano/rules/engine';
import { worthNow } from '../decide/whole-position.ts';
import { tunedWeights } from '../tuned/tuned.ts';
import type { Mind } from '../plan/mind.ts';
import { rehearse } from '../plan/rehearse.ts';

/** What a position is worth to a seat: any function will do, as long as it was chosen before the games. */
export type ValueOf = (game: Game, seat: number) => number;

/** What chance gave: how much better than the average of what could have been drawn a draw turned out. */
export function luckOf(value: number, others: readonly number[]): number {
  let sum = 0;
  for (const other of others) sum += other;
  return value - sum / others.length;
}

/** How a position is judged for luck: narrowly, because every draw is judged many times. */
const NARROW = 2;

/**
 * What a seat may hope for: before its round is planned, what the best plan with these tiles brings, by the weights found in
 * self-play; at the end its points.
 */
export const hopes: ValueOf = (game, seat) => {
  if (isOver(game)) return score(game, seat).total;
  const mind: Mind = { weights: tunedWeights(game.options), width: NARROW, carelessness: 0 };
  if (game.state.phase > PHASE.planning) return worthNow(game, seat, mind);
  return rehearse(game, seat, mind, true).plans[0]?.worth ?? worthNow(game, seat, mind);
};

/** Whether tiles came out of a seat's bag between two positions. */
function hasDrawn(before: Game, after: Game, seat: number): boolean {
  const stream = STREAM.bag + seat;
  return before.state.counters[stream] !== after.state.counters[stream];
}

/** All in which positions differ that one move led to by different draws: what is left in bags and containers. */
function drawKey({ state }: Game): string {
  return state.seats.map(({ bag, container }) => `${bag.join()};${container.join()}`).join('/');
}

/** Plays moves and adds up what chance gave each seat. */
export interface LuckMeter {
  /** Plays a move; what a bag gives by it is weighed. */
  play(game: Game, seat: number, move: number): void;
  /** By seat, in points. */
  luck(): readonly number[];
}

/**
 * A meter that compares each draw from a bag with so many others from the same bag, drawn by a chance of its own; with none
 * it only plays. Whatever the value function says, a draw and those beside it are of the same kind before anybody looks: their
 * difference is zero on average, and to subtract any multiple of it from a result does not bend it.
 */
export function createLuckMeter(players: number, valueOf: ValueOf, worlds: number, seed: string): LuckMeter {
  const luck = Array.from({ length: players }, () => 0);
  let before: Game | null = null;
  let draws = 0;
  return {
    luck: () => luck,
    play(game, seat, move) {
      if (worlds === 0) return apply(game, seat, move);
      const last = before ?? copyGame(game);
      before = last;
      copyState(last.state, game.state);
      apply(game, seat, move);
      const drawn = luck.flatMap((_, other) => (hasDrawn(last, game, other) ? [other] : []));
      if (drawn.length === 0) return;
      draws++;
      const others = Array.from({ length: worlds }, (_, world) => {
        const again = copyGame(last, createChance(`${seed}/${draws}/${world}`, ['luck']));
        apply(again, seat, move);
        return again;
      });
      const keys = others.map(drawKey);
      const key = drawKey(game);
      // Most bags are drawn nearly empty: the same tiles need be judged only once.
      for (const other of drawn) {
        const values = new Map([[key, valueOf(game, other)]]);
        const judged = others.map((again, world) => {
          const value = values.get(keys[world]) ?? valueOf(again, other);
          values.set(keys[world], value);
          return value;
        });
        luck[other] += luckOf(values.get(key) ?? 0, judged);
      }
    },
  };
}
