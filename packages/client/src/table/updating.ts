import type { Pack } from '@altiplano/pack';
import type { FromServerOf, Told } from '@altiplano/protocol';
import { type Game, PHASE } from '@altiplano/rules/engine';
import { emptyLog, type Log, withStory, withUpdateLine } from '../log/log-line.ts';
import type { Sent } from './deeds.ts';
import { foreseen, type Model, ownSeat, type Past, withShown } from './model.ts';
import { predict } from './predict.ts';
import { isSamePosition } from './same-state.ts';
import { seenTable, type SeenTable, updatedTable } from './seen-table.ts';
import { endsTurn, keepUndoable, type Trail } from './trail.ts';

/** Each is some ten kilobytes. */
const MOST_PAST = 250;

/** The table is told whole: what was sent may or may not be part of it. */
export function withTable(old: Model | null, message: FromServerOf<'table'>, pack: Pack): Model {
  const seen = seenTable(message, pack);
  // Whoever looks now may be somebody else: nothing of what the last one saw is kept.
  const former = old?.seen.you === seen.you ? old : null;
  const model: Model = {
    seen,
    trail: [],
    sent: doubt(former?.sent ?? []),
    shown: seen.game,
    steps: [],
    waits: false,
    redo: [],
    queue: [],
    lastKey: old?.lastKey ?? 0,
    log: former?.seen.number === seen.number ? former.log : emptyLog(seen.number),
    past: pastWith([], seen),
  };
  return foreseen(model);
}

function pastWith(past: readonly Past[], { number, game }: SeenTable): readonly Past[] {
  return game === null ? past : [...past, { number, game }].slice(-MOST_PAST);
}

function doubt(sent: readonly Sent[]): readonly Sent[] {
  return sent.map((one) => ({ ...one, isDoubtful: true }));
}

/** The table after an update; null if there is a gap before it. An update that is known already changes nothing. */
export function withUpdate(model: Model, update: FromServerOf<'update'>): Model | null {
  if (update.number <= model.seen.number) return model;
  const told = updatedTable(model.seen, update);
  if (told === null) return null;
  const { deed, events, number } = update;
  const matched = matchOf(model, update);
  const expected = matched === undefined ? null : expectedAfter(model, matched);
  const isExpected = expected !== null && isSamePosition(told.game, expected);
  const seen = isExpected ? { ...told, game: expected } : told;
  const next = foreseen({
    ...model,
    seen,
    trail: trailAfter(model, seen, update, matched),
    sent: model.sent.filter((one) => one !== matched && (one.number === null || one.number > number)),
    log: logAfter(model, update),
    past: pastWith(model.past, seen),
  });
  const wasShown = expected !== null && matched?.isDoubtful === false;
  if (wasShown && isExpected) return next;
  return withShown(model, next, { cause: wasShown ? 'correction' : 'update', number, deed, events });
}

/** What was sent and is told of now: it is done in its order. */
function matchOf(model: Model, { deed }: FromServerOf<'update'>): Sent | undefined {
  const [first] = model.sent;
  if (first === undefined || !('seat' in deed) || deed.seat !== ownSeat(model)) return undefined;
  const kind =
    deed.kind === 'undone' ? 'undo' : deed.kind === 'played' && deed.by === 'person' ? 'play' : null;
  return first.deed.kind === kind ? first : undefined;
}

function expectedAfter(model: Model, sent: Sent): Game | null {
  const { seen, trail } = model;
  if (seen.game === null) return null;
  const { game, waits } = predict(seen.game, trail, ownSeat(model), [{ ...sent, isDoubtful: false }]);
  return waits ? null : game;
}

function trailAfter(
  model: Model,
  seen: SeenTable,
  { deed, events, number }: FromServerOf<'update'>,
  matched: Sent | undefined,
): Trail {
  const mayUndo = seen.own?.mayUndo ?? [];
  const isOwn = deed.kind === 'played' && deed.by === 'person' && deed.seat === ownSeat(model);
  if (!isOwn || model.seen.game === null) return keepUndoable(model.trail, mayUndo);
  const step = {
    number,
    before: model.seen.game,
    move: matched?.deed.kind === 'play' ? matched.deed.move : null,
    endsTurn: endsTurn(events, deed.seat),
  };
  return keepUndoable([...model.trail, step], mayUndo);
}

/** Null before the first round has begun. */
function roundOf(game: Game | null): number | null {
  return game === null || game.state.phase < PHASE.event ? null : game.state.round;
}

function logAfter({ log, seen }: Model, { number, at, deed, events }: FromServerOf<'update'>): Log {
  return withUpdateLine(log, { number, at, deed, events, void: false }, roundOf(seen.game));
}

/** Older lines of the log have come. */
export function withOlder(model: Model, story: readonly Told[], from: number): Model {
  return { ...model, log: withStory(model.log, story, from, roundOf(model.seen.game)) };
}
