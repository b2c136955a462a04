import { openReplay, type Replay } from '@altiplano/client';
import { isProblem } from '@altiplano/protocol';
import type { Game } from '@altiplano/rules';
import type { Finished } from '../load-finished.ts';

const replays = new WeakMap<Finished, Replay>();

/** The game after so many moves, as a seat saw it then. */
export function momentOf(finished: Finished, position: number, seat: number): Game {
  const replay = replays.get(finished) ?? openReplay(finished.record, finished.pack);
  if (isProblem(replay)) throw new Error(replay.problem);
  replays.set(finished, replay);
  replay.look(seat);
  replay.goTo(position);
  return replay.getSnapshot().game;
}
