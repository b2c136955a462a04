import type { Game, ReadableMove } from '@altiplano/rules';
import type { Log } from '../log/log-line.ts';
import type { Sent } from './deeds.ts';
import { predict } from './predict.ts';
import type { SeenTable } from './seen-table.ts';
import { type Step, withStep } from './step.ts';
import type { Trail } from './trail.ts';

/** An open table, all that is known and all that is on its way. Never changed, only replaced. */
export interface Model {
  readonly seen: SeenTable;
  /** The own steps that the other side lets be taken back. */
  readonly trail: Trail;
  readonly sent: readonly Sent[];
  /** What is shown: as if all that was sent were done, as far as it can be foreseen. */
  readonly shown: Game | null;
  /** The own steps that can be taken back, those on their way too. */
  readonly steps: Trail;
  readonly waits: boolean;
  /** Moves that were taken back and can be played again, the next one first. */
  readonly redo: readonly ReadableMove[];
  readonly queue: readonly Step[];
  readonly lastKey: number;
  readonly log: Log;
  /** The last positions, for looking back. */
  readonly past: readonly Past[];
}

/** What was to be seen after an update. */
export interface Past {
  readonly number: number;
  readonly game: Game;
}

/** The own seat; −1 for a spectator. */
export function ownSeat({ seen: { you } }: Model): number {
  return you === 'spectator' ? -1 : you;
}

/** Shows again what is to be expected. */
export function foreseen(model: Model): Model {
  const { seen, trail, sent } = model;
  if (seen.game === null) return { ...model, shown: null, steps: [], waits: sent.length > 0 };
  const { game, trail: steps, waits } = predict(seen.game, trail, ownSeat(model), sent);
  return { ...model, shown: game, steps, waits };
}

/** What a step tells besides its positions. */
type Cause = Pick<Step, 'cause'> & Partial<Pick<Step, 'number' | 'deed' | 'events'>>;

/** A step from what one model shows to what the next one shows. */
export function withShown(before: Model, after: Model, { cause, number, deed, events }: Cause): Model {
  const step: Step = {
    key: after.lastKey + 1,
    cause,
    number: number ?? null,
    deed: deed ?? null,
    events: events ?? [],
    before: before.shown,
    after: after.shown,
  };
  return { ...after, queue: withStep(after.queue, step), lastKey: step.key };
}

/** Steps up to this one have been shown. */
export function withoutSteps(model: Model, upTo: number): Model {
  const queue = model.queue.filter(({ key }) => key > upTo);
  return queue.length === model.queue.length ? model : { ...model, queue };
}
