import { type Decision, decideDuty, type Table } from '@altiplano/table';
import type { Entry } from '@altiplano/protocol';
import { type Game, writeMove } from '@altiplano/rules/engine';
import type { Log } from '../../logs/logger.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Agenda } from '../nodes/agenda.ts';
import type { LeaseKeeper } from '../nodes/lease-keeper.ts';
import { type BotDuty, dutiesAt, plansAhead } from './duties.ts';
import { isSeen, paceOf } from './pace.ts';
import { choiceOf, movesOf } from './question.ts';
import type { Rest } from './rest.ts';
import type { Thinking, Turn } from './thinking.ts';

export interface DriverParts {
  readonly thinking: Thinking;
  /** How many thoughts go on at once without one delaying another. */
  readonly workers: number;
  readonly leases: LeaseKeeper;
  readonly rest: Rest;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly now: () => number;
  readonly ticks: () => number;
  use(id: string, job: (hosted: HostedTable) => void | Promise<void>): Promise<unknown>;
  change(hosted: HostedTable, decide: (table: Table) => Decision): Promise<Decision>;
}

/** Moves for bots, for people whom bots replace, and for clocks that have run out, at the tables of this node. */
export interface Driver {
  /** A table has been opened, or has changed by these entries: looks what is to be done there. In the table's queue. */
  attend(hosted: HostedTable, entries?: readonly Entry[]): void;
  isBusyAt(table: string): boolean;
  /** Thinks no longer about a table. */
  leave(table: string): void;
  /** Thinks no longer about anything. */
  close(): void;
}

interface Thought {
  readonly duty: BotDuty;
  /** The choice that it is about: if that is another one now, the thought is worth nothing. */
  readonly choice: string;
  readonly stop: AbortController;
  /** When the game began to wait for it; null while it only thinks ahead. */
  since: number | null;
  move: number | null;
}

interface Desk {
  readonly thoughts: Map<number, Thought>;
  readonly turns: Map<number, Turn>;
  /** The seat of the last move that others saw. */
  lastMover: number | null;
}

/** What the agenda knows a bot's next move by. */
function keyOf(id: string, seat: number): string {
  return `bot ${seat} ${id}`;
}

export function createDriver(parts: DriverParts): Driver {
  const { thinking, workers, leases, rest, agenda, log, now, ticks, use, change } = parts;
  const desks = new Map<string, Desk>();
  let isClosed = false;

  function deskOf(id: string): Desk {
    const desk: Desk = desks.get(id) ?? { thoughts: new Map(), turns: new Map(), lastMover: null };
    desks.set(id, desk);
    return desk;
  }

  function drop(id: string, seat: number): void {
    const thoughts = desks.get(id)?.thoughts;
    thoughts?.get(seat)?.stop.abort();
    thoughts?.delete(seat);
    agenda.drop(keyOf(id, seat));
  }

  function dropAll(id: string): void {
    for (const seat of desks.get(id)?.thoughts.keys() ?? []) drop(id, seat);
    desks.get(id)?.turns.clear();
  }

  function begin({ id, table }: HostedTable, game: Game, duty: BotDuty, since: number | null): void {
    const stop = new AbortController();
    const moves = movesOf(game, duty.seat);
    const thought: Thought = { duty, choice: choiceOf(moves), stop, since, move: null };
    const { thoughts, turns } = deskOf(id);
    thoughts.set(duty.seat, thought);
    const turn = turns.get(duty.seat) ?? { since, share: null };
    turn.since ??= since;
    turns.set(duty.seat, turn);
    thinking.choose(table, game, duty, moves, turn, stop.signal).then(
      (move) => {
        thought.move = move;
        if (thoughts.get(duty.seat) === thought) showAtPace(id, thought, table);
      },
      (err: unknown) => {
        if (stop.signal.aborted) return;
        // As the table is due, it will be looked at again.
        log.error({ err, level: duty.level }, 'a bot could not think');
        drop(id, duty.seat);
      },
    );
  }

  function showAtPace(id: string, thought: Thought, { settings }: Table): void {
    const { move, since, duty } = thought;
    if (move === null || since === null) return;
    const at = since + paceOf(settings, move, deskOf(id).lastMover === duty.seat);
    agenda.set(keyOf(id, duty.seat), at, () => {
      use(id, (hosted) => play(hosted, thought, move)).catch((err: unknown) => {
        log.error({ err }, 'a bot could not move');
        drop(id, duty.seat);
      });
    });
  }

  async function play(hosted: HostedTable, thought: Thought, move: number): Promise<void> {
    const { seat, by } = thought.duty;
    const { game } = hosted.table;
    if (game === null || desks.get(hosted.id)?.thoughts.get(seat) !== thought) return;
    const moves = movesOf(game, seat);
    drop(hosted.id, seat);
    if (!leases.holds(hosted.id)) return attend(hosted);
    if (!moves.includes(move) || choiceOf(moves) !== thought.choice) return attend(hosted);
    const duty = { type: 'play', seat, move: writeMove(game, move), by } as const;
    const decision = await change(hosted, (table) => decideDuty(table, duty, now()));
    if ('refused' in decision) log.warn({ trouble: decision.refused, by }, "a bot's move was refused");
  }

  /** Drops the thoughts that are of no use any more. */
  function sift(id: string, game: Game, wanted: readonly BotDuty[]): void {
    const { thoughts, turns } = deskOf(id);
    for (const seat of turns.keys()) if (!wanted.some((duty) => duty.seat === seat)) turns.delete(seat);
    for (const [seat, { duty, choice }] of thoughts) {
      const same = wanted.find((other) => other.seat === seat);
      const isOf = same?.level === duty.level && same.by === duty.by;
      if (!isOf || choiceOf(movesOf(game, seat)) !== choice) drop(id, seat);
    }
  }

  function think(
    hosted: HostedTable,
    game: Game,
    duties: readonly BotDuty[],
    ahead: readonly BotDuty[],
  ): void {
    const { id, table } = hosted;
    const { thoughts, turns } = deskOf(id);
    sift(id, game, [...duties, ...ahead]);
    for (const duty of duties) {
      const thought = thoughts.get(duty.seat);
      if (thought === undefined) begin(hosted, game, duty, ticks());
      else if (thought.since === null) {
        thought.since = ticks();
        const turn = turns.get(duty.seat);
        if (turn !== undefined) turn.since ??= thought.since;
        showAtPace(id, thought, table);
      }
    }
    for (const duty of ahead) {
      if (thinking.count < workers && !thoughts.has(duty.seat)) begin(hosted, game, duty, null);
    }
  }

  function attend(hosted: HostedTable, entries: readonly Entry[] = []): void {
    const { id, table } = hosted;
    if (isClosed) return;
    for (const entry of entries) {
      if (!isSeen(entry)) continue;
      deskOf(id).lastMover = entry.seat;
      deskOf(id).turns.delete(entry.seat);
    }
    const duties = dutiesAt(table, now());
    const ahead = plansAhead(table, duties);
    if (table.game === null || duties.length + ahead.length === 0) return dropAll(id);
    if (rest.rests(hosted)) return dropAll(id);
    if (leases.holds(id)) return think(hosted, table.game, duties, ahead);
    dropAll(id);
    if (duties.length === 0) return;
    leases
      .ask(id)
      .then((isOurs) => (isOurs ? use(id, attend) : undefined))
      .catch((err: unknown) => log.error({ err }, 'a lease could not be taken'));
  }

  return {
    attend,
    isBusyAt: (id) => (desks.get(id)?.thoughts.size ?? 0) > 0,
    leave(id) {
      dropAll(id);
      desks.delete(id);
      rest.leave(id);
    },
    close() {
      isClosed = true;
      for (const id of desks.keys()) dropAll(id);
    },
  };
}
