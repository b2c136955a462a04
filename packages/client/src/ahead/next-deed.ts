import { type Game, type ReadableMove, readMove, reveals, whyNot } from '@altiplano/rules/engine';
import { forcedMove } from '@altiplano/table';
import type { TableSnapshot } from '../table/table-store.ts';
import type { LineStep } from './line-step.ts';
import { ownNext } from './own-next.ts';
import { type Queue, stepsOf, type Stopped, withoutFirst } from './queue.ts';
import { retrace } from './retrace.ts';

/** What is to be done for a queue now. */
export type NextDeed =
  | { readonly do: 'wait' }
  | { readonly do: 'stop'; readonly why: Stopped }
  /** Its first steps have played themselves. */
  | { readonly do: 'goOn'; readonly queue: Queue }
  | { readonly do: 'play'; readonly step: LineStep; readonly queue: Queue };

const WAIT: NextDeed = { do: 'wait' };

/** What is to be done for a seat's queue as the table stands: a turn is begun only if all of it does what it should. */
export function nextDeed(queue: Queue, snapshot: TableSnapshot): NextDeed {
  const { game, you, info } = snapshot;
  const [turn] = queue.turns;
  if (turn === undefined || queue.stopped !== null || game === null || you === 'spectator') return WAIT;
  if (snapshot.waits || snapshot.onTheirWay > 0) return WAIT;
  const start = ownNext(game, you);
  const isOver = info?.status !== 'running' || start === 'passed' || start === 'over';
  if (isOver || game.state.round !== queue.round) return afterTheRound(queue);
  if (typeof start === 'string') return WAIT;
  const { steps, mismatch, done } = retrace(start, you, turn.steps);
  if (done > 0) return { do: 'goOn', queue: withoutFirst(queue, done) };
  if (!snapshot.mayAct) return WAIT;
  if (mismatch !== null) return { do: 'stop', why: { kind: 'mismatch', why: mismatch.why } };
  const [step] = steps;
  if (step === undefined || !isNow(game, you, step.move, snapshot.own?.forced ?? false)) return WAIT;
  if (step.shows === 'nothing' && revealsNow(game, you, step.move)) {
    return { do: 'stop', why: { kind: 'mismatch', why: { kind: 'shows' } } };
  }
  return { do: 'play', step, queue: withoutFirst(queue, 1) };
}

/** What is left is of no use any more; if it was no decision, it has played itself, and nobody need be told. */
function afterTheRound(queue: Queue): NextDeed {
  const left = stepsOf(queue);
  if (left.every(({ isForced }) => isForced)) return { do: 'goOn', queue: withoutFirst(queue, left.length) };
  return { do: 'stop', why: { kind: 'over' } };
}

/** Whether a move can be played here and now, and does not play itself. */
function isNow(game: Game, seat: number, move: ReadableMove, forced: boolean): boolean {
  const read = readMove(game, move);
  if (typeof read !== 'number' || whyNot(game, seat, read) !== null) return false;
  return !forced || forcedMove(game, seat) !== read;
}

function revealsNow(game: Game, seat: number, move: ReadableMove): boolean {
  const read = readMove(game, move);
  return typeof read === 'number' && reveals(game, seat, read);
}
