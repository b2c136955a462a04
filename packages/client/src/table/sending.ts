import type { GameEvent, ReadableMove } from '@altiplano/rules';
import type { Sent, SentMove, SentUndo } from './deeds.ts';
import { foreseen, type Model, ownSeat, withShown } from './model.ts';
import { predict } from './predict.ts';
import { isSamePosition } from './same-state.ts';

/** Something of the own seat is on its way. */
export function withSent(model: Model, deed: SentMove | SentUndo): { model: Model; key: number } {
  const key = model.lastKey + 1;
  const one: Sent = { key, deed, number: null, isDoubtful: false };
  const next = foreseen({
    ...model,
    lastKey: key,
    sent: [...model.sent, one],
    redo: redoAfter(model.redo, deed),
  });
  if (next.shown === model.shown) return { model: next, key };
  const cause = deed.kind === 'undo' ? 'undo' : 'own';
  return { model: withShown(model, next, { cause, events: eventsOf(model, one) }), key };
}

/** What the last of what was sent makes happen. */
function eventsOf(model: Model, last: Sent): readonly GameEvent[] {
  if (model.shown === null) return [];
  return predict(model.shown, model.steps, ownSeat(model), [last]).events;
}

function redoAfter(redo: readonly ReadableMove[], deed: SentMove | SentUndo): readonly ReadableMove[] {
  if (deed.kind === 'play') {
    return JSON.stringify(redo[0]) === JSON.stringify(deed.move) ? redo.slice(1) : [];
  }
  const known = deed.moves.filter((move) => move !== null);
  return known.length < deed.moves.length ? [] : [...known, ...redo];
}

/** What was sent is done: the update of this number tells of it, if one does. */
export function withDone(model: Model, key: number, number: number | undefined): Model {
  if (number !== undefined && number > model.seen.number) {
    const sent = model.sent.map((one) => (one.key === key ? { ...one, number, isDoubtful: false } : one));
    return foreseen({ ...model, sent });
  }
  return withoutSent(model, key);
}

/** What was sent was refused. */
export function withRefusal(model: Model, key: number): Model {
  const undone = model.sent.some((one) => one.key === key && one.deed.kind === 'undo');
  return withoutSent(undone ? { ...model, redo: [] } : model, key);
}

function withoutSent(model: Model, key: number): Model {
  const sent = model.sent.filter((one) => one.key !== key);
  if (sent.length === model.sent.length) return model;
  const next = foreseen({ ...model, sent });
  return isSamePosition(next.shown, model.shown) ? next : withShown(model, next, { cause: 'correction' });
}
