import { type Game, type GameEvent, readMove, seen, whyNot } from '@altiplano/rules/engine';
import { tryMove } from '../preview/preview.ts';
import type { Sent } from './deeds.ts';
import { endsTurn, type Trail } from './trail.ts';

/** What the own seat sees if all that it sent is done. */
export interface Prediction {
  readonly game: Game;
  readonly trail: Trail;
  /** What the last of the moves made happen. */
  readonly events: readonly GameEvent[];
  /** Whether something on its way reveals something, or cannot be foreseen: nothing can be said beyond it. */
  readonly waits: boolean;
}

/** Foresees what comes of what was sent, from a position and the steps that led there. Nothing revealed is made up. */
export function predict(game: Game, trail: Trail, seat: number, sent: readonly Sent[]): Prediction {
  let now: Prediction = { game, trail, events: [], waits: false };
  for (const { deed, isDoubtful } of sent) {
    if (isDoubtful) return { ...now, waits: true };
    const next = deed.kind === 'undo' ? withUndo(now, deed.steps) : withMove(now, seat, deed.move);
    if (next === null) return { ...now, waits: true };
    now = next;
  }
  return now;
}

function withUndo(now: Prediction, steps: number): Prediction | null {
  const first = now.trail.at(-steps);
  if (first === undefined || now.trail.length < steps) return null;
  return { game: first.before, trail: now.trail.slice(0, -steps), events: [], waits: false };
}

const foreseen = new WeakMap<Game, Map<number, Foreseen>>();
interface Foreseen {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly reveals: boolean;
}

/** Worked out once, so that the same move from the same position gives the same game. */
function foresee(game: Game, seat: number, move: number): Foreseen {
  const known = foreseen.get(game) ?? new Map<number, Foreseen>();
  foreseen.set(game, known);
  const found = known.get(move);
  if (found !== undefined) return found;
  const { after, events, reveals } = tryMove(game, seat, move);
  // In the form in which the other side will tell it.
  const next = { game: { ...after, state: seen(after, seat) }, events, reveals };
  known.set(move, next);
  return next;
}

function withMove(
  now: Prediction,
  seat: number,
  readable: Parameters<typeof readMove>[1],
): Prediction | null {
  const move = readMove(now.game, readable);
  if (typeof move !== 'number' || whyNot(now.game, seat, move) !== null) return null;
  const { game, events, reveals } = foresee(now.game, seat, move);
  if (reveals) return null;
  const step = {
    number: null,
    before: now.game,
    move: readable as Trail[number]['move'],
    endsTurn: endsTurn(events, seat),
  };
  return { game, trail: [...now.trail, step], events, waits: false };
}
