import type { Trouble } from '@altiplano/protocol';
import { type ConnectionState, UNOPENED } from '../connection/state.ts';
import { emptyLog } from '../log/log-line.ts';
import { legalFor } from '../sight/legal-for.ts';
import { type Model, ownSeat } from './model.ts';
import type { ChatLine, Presence, TableSnapshot } from './table-store.ts';
import { undoableOfTurn, undoableSteps } from './take-back.ts';

/** What is known besides the game. */
export interface Beside {
  readonly connection: ConnectionState;
  readonly trouble: Trouble | null;
  readonly presence: Presence | null;
  readonly chat: readonly ChatLine[];
  readonly refusal: TableSnapshot['refusal'];
  readonly ahead: number | null;
  /** Whether something may have been missed. */
  readonly isBehind: boolean;
}

export const UNKNOWN: Beside = {
  connection: UNOPENED,
  trouble: null,
  presence: null,
  chat: [],
  refusal: null,
  ahead: null,
  isBehind: true,
};

const NO_LOG = emptyLog(0);
const NO_UNDO = { steps: 0, ofTurn: 0, redo: 0 };
const NOTHING: readonly never[] = [];

function mayAct(model: Model): boolean {
  const { seen, shown, waits } = model;
  const seat = ownSeat(model);
  if (waits || shown === null || seen.info.status !== 'running') return false;
  return seen.info.seats[seat]?.bot === null && legalFor(shown, seat).length > 0;
}

function undoOf(model: Model, last: TableSnapshot['undo']): TableSnapshot['undo'] {
  const steps = undoableSteps(model);
  const ofTurn = undoableOfTurn(model);
  const redo = model.redo.length;
  const isSame = steps === last.steps && ofTurn === last.ofTurn && redo === last.redo;
  return isSame ? last : { steps, ofTurn, redo };
}

/** What a screen shows. */
export function snapshotOf(model: Model | null, beside: Beside, last?: TableSnapshot): TableSnapshot {
  const { connection, trouble, presence, chat, refusal, isBehind } = beside;
  const catchingUp = isBehind && connection.status === 'open';
  const common = { connection, catchingUp, trouble, presence, chat, refusal, ahead: beside.ahead ?? 0 };
  if (model === null) {
    return {
      ...common,
      status: trouble === null ? 'loading' : 'gone',
      you: 'spectator',
      info: null,
      clock: null,
      own: null,
      game: null,
      mayAct: false,
      waits: false,
      onTheirWay: 0,
      undo: NO_UNDO,
      queue: NOTHING,
      log: NO_LOG,
    };
  }
  const { seen, shown, waits, sent, queue, log } = model;
  return {
    ...common,
    status: 'ready',
    you: seen.you,
    info: seen.info,
    clock: seen.clock,
    own: seen.own,
    game: shown,
    mayAct: mayAct(model),
    waits,
    onTheirWay: sent.length,
    undo: undoOf(model, last?.undo ?? NO_UNDO),
    queue,
    log,
  };
}
