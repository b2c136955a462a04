import type { FromServerOf, Trouble } from '@altiplano/protocol';
import type { Unsent } from '../connection/requests.ts';
import type { Connection } from '../connection/connection.ts';
import type { AboutTable } from '../connection/following.ts';
import { createCell } from '../external/external-store.ts';
import { whyNotMove } from '../sight/legal-for.ts';
import { clientTrouble } from './client-trouble.ts';
import type { SentMove, SentUndo } from './deeds.ts';
import { createInbox } from './inbox.ts';
import { type Model, ownSeat, withoutSteps } from './model.ts';
import type { PackFinder } from './pack-finder.ts';
import { gameOf } from './seen-table.ts';
import { withDone, withRefusal, withSent } from './sending.ts';
import { type Beside, snapshotOf, UNKNOWN } from './snapshot.ts';
import type { TableStore } from './table-store.ts';
import { withOlder, withTable, withUpdate } from './updating.ts';
import { undoOrders, undoableOfTurn, undoableSteps } from './take-back.ts';

export interface TableStoreParts {
  readonly connection: Connection;
  readonly table: string;
  readonly findPack: PackFinder;
  /** Milliseconds since 1970. */
  now(): number;
}

const LINES_AT_ONCE = 200;
/** Whoever talks more than this does not scroll back that far. */
const MOST_CHAT = 500;

/** Opens a table: follows it until it is closed. */
export function openTable({ connection, table, findPack, now }: TableStoreParts): TableStore {
  let model: Model | null = null;
  let beside: Beside = { ...UNKNOWN, connection: connection.state.getSnapshot() };
  const cell = createCell(snapshotOf(model, beside));
  /** What is known does not fit what is told: all is asked for again. */
  let needsWhole = true;

  function change(next: Model | null, more: Partial<Beside> = {}): void {
    model = next;
    beside = { ...beside, ...more };
    cell.set(snapshotOf(model, beside, cell.getSnapshot()));
  }

  function updated(message: FromServerOf<'update'>): void {
    if (model === null || needsWhole) return;
    const next = withUpdate(model, message);
    if (next === null) {
      needsWhole = true;
      return followed.again();
    }
    change(next, { ahead: Math.max(message.at - now(), beside.ahead ?? -Infinity) });
  }

  const inbox = createInbox({
    async tableCame(message) {
      const found = findPack(message.info.pack.hash);
      const pack = found instanceof Promise ? await found : found;
      if (pack === null) return change(null, { trouble: { code: 'noSuchPack', figures: message.info.pack } });
      needsWhole = false;
      const next = withTable(model, message, pack);
      // What was refused is the business of whoever was refused it.
      const isSame = model?.seen.you === next.seen.you;
      change(next, { trouble: null, refusal: isSame ? beside.refusal : null });
    },
    updated,
    chatted({ type: _type, table: _table, ...line }) {
      if (beside.chat.some(({ number }) => number === line.number)) return;
      const chat = [...beside.chat, line].sort((a, b) => a.number - b.number).slice(-MOST_CHAT);
      change(model, { chat });
    },
    presence: ({ type: _type, table: _table, ...presence }) => change(model, { presence }),
    left: ({ trouble }) => change(null, { trouble: trouble ?? { code: 'noSuchTable', figures: {} } }),
  });

  const followed = connection.follow(table, {
    have: () => (model === null || needsWhole || inbox.isBehind ? undefined : model.seen.number),
    heard: (message: AboutTable) => inbox.take(message),
    refused: (trouble) => change(null, { trouble }),
    caughtUp: () => change(model, { isBehind: false }),
    lost: () => change(model, { isBehind: true }),
  });
  const stopWatching = connection.state.subscribe(() =>
    change(model, { connection: connection.state.getSnapshot() }),
  );

  function refuse(trouble: Trouble, move: SentMove['move'] | null = null): Trouble {
    change(model, { refusal: { move, trouble } });
    return trouble;
  }

  /** Sends something of the own seat that is shown at once if it can be foreseen. */
  async function send(deed: SentMove | SentUndo, request: Unsent): Promise<Trouble | null> {
    if (model === null) return clientTrouble('notRunning');
    const sent = withSent(model, deed);
    change(sent.model, { refusal: null });
    const answer = await connection.ask(request);
    // The table may be seen by somebody else now, or not at all.
    if (model === null) return null;
    if (answer.type === 'refused') {
      change(withRefusal(model, sent.key));
      return refuse(answer.trouble, deed.kind === 'play' ? deed.move : null);
    }
    change(withDone(model, sent.key, answer.type === 'ok' ? answer.number : undefined));
    return null;
  }

  async function order(request: Unsent): Promise<Trouble | null> {
    const answer = await connection.ask(request);
    return answer.type === 'refused' ? refuse(answer.trouble) : null;
  }

  async function play(move: SentMove['move']): Promise<Trouble | null> {
    if (model === null || model.shown === null) return clientTrouble('notRunning');
    const seat = ownSeat(model);
    if (seat < 0) return clientTrouble('notSeated');
    if (model.waits) return clientTrouble('waiting');
    const why = whyNotMove(model.shown, seat, move);
    if (why !== null) return refuse({ code: why.rejected, figures: why.figures, rule: why.rule }, move);
    return send({ kind: 'play', move }, { type: 'play', table, move });
  }

  async function undo(steps: number): Promise<Trouble | null> {
    if (model === null) return clientTrouble('notRunning');
    if (steps < 1 || steps > undoableSteps(model)) return clientTrouble('nothingToUndo');
    const answers = undoOrders(model, steps).map((one) => {
      const moves = model?.steps.slice(-one.steps).map(({ move }) => move) ?? [];
      const deed = { kind: 'undo', steps: one.steps, moves } as const;
      return send(deed, { ...one.order, table });
    });
    return (await Promise.all(answers)).find((answer) => answer !== null) ?? null;
  }

  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    play,
    undo: (steps = 1) => undo(steps),
    undoTurn: () => undo(model === null ? 0 : undoableOfTurn(model)),
    async redo() {
      const move = model?.redo[0];
      return move === undefined ? clientTrouble('nothingToRedo') : play(move);
    },
    propose: (motion) => order({ type: 'propose', table, motion }),
    order: (command) => order({ ...command, table } as Unsent),
    say: (text) => order({ type: 'chat', table, text }),
    async hint() {
      const answer = await connection.ask({ type: 'hint', table });
      if (answer.type === 'hint') return { moves: answer.moves, reasons: answer.reasons };
      return answer.type === 'refused' ? answer.trouble : clientTrouble('unexpected');
    },
    async rematch() {
      const answer = await connection.ask({ type: 'rematch', table });
      if (answer.type === 'ok' && answer.table !== undefined) return { table: answer.table };
      return answer.type === 'refused' ? answer.trouble : clientTrouble('unexpected');
    },
    async position(position, as) {
      const answer = await connection.ask({ type: 'replay', table, position, as });
      if (answer.type === 'refused') return answer.trouble;
      if (answer.type !== 'position') return clientTrouble('unexpected');
      const { type: _type, id: _id, table: _table, ...found } = answer;
      return found;
    },
    look: (as) => order({ type: 'look', table, as }),
    async loadLog() {
      if (model === null || model.log.isComplete) return null;
      const to = (model.log.lines[0]?.number ?? model.seen.number + 1) - 1;
      const from = Math.max(0, to - LINES_AT_ONCE + 1);
      const { you } = model.seen;
      const answer = await connection.ask({ type: 'story', table, from, to });
      if (answer.type === 'refused') return answer.trouble;
      if (answer.type === 'story' && model?.seen.you === you) change(withOlder(model, answer.told, from));
      return null;
    },
    async gameAt(number) {
      const known = model?.past.find((past) => past.number === number)?.game;
      if (known !== undefined) return known;
      const answer = await connection.ask({ type: 'past', table, number });
      if (answer.type === 'refused') return answer.trouble;
      if (answer.type !== 'past' || model === null) return clientTrouble('unexpected');
      return gameOf(model.seen.pack, model.seen.info, answer.state) ?? clientTrouble('unexpected');
    },
    shown: (key = Infinity) => {
      if (model !== null) change(withoutSteps(model, key));
    },
    dismissRefusal: () => change(model, { refusal: null }),
    close() {
      followed.stop();
      stopWatching();
    },
  };
}
