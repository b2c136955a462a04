import { copyGame, copyState, type Game } from '@altiplano/rules/engine';
import type { Table } from '../table.ts';

const trials = new WeakMap<Table, Game>();

/** A second game at the same position, to try out what an order would do; the same one every time. */
export function trialOf(table: Table, game: Game): Game {
  const known = trials.get(table);
  // A restored or newly started game has other tables or another seed.
  if (known !== undefined && known.chance === game.chance) {
    copyState(known.state, game.state);
    return known;
  }
  const trial = copyGame(game);
  trials.set(table, trial);
  return trial;
}
