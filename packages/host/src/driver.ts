import type { Entry } from '@altiplano/protocol';
import { type Game, kindOf, MOVE, writeMove } from '@altiplano/rules/engine';
import { type Decision, decideDuty, type Table } from '@altiplano/table';
import type { Agenda } from './agenda.ts';
import { type BotDuty, dutiesAt, plansAhead } from './duties.ts';
import type { Hosted } from './hosted.ts';
import { isSeen, paceOf } from './pace.ts';
import type { Lease, Log, Thinking, Timers, Turn } from './ports.ts';
import { choiceOf, movesOf } from './question.ts';
import { createStop, type Stop } from './stop.ts';

export interface DriverParts<H extends Hosted> {
  readonly thinking: Thinking;
  readonly lease: Lease;
  readonly agenda: Agenda;
  readonly log: Log;
  readonly timers: Pick<Timers, 'now' | 'ticks'>;
  /** Whether bots are to leave a table alone now, as nobody follows it. */
  rests(hosted: H): boolean;
  use(id: string, job: (hosted: H) => void | Promise<void>): Promise<unknown>;
  change(hosted: H, decide: (table: Table) => Decision): Promise<Decision>;
}

/** Moves for bots, for people whom bots replace, and for clocks that have run out, at the tables of a host. */
export interface Driver<H extends Hosted> {
  /** A table has been opened, or has changed by these entries: looks what is to be done there. In the table's queue. */
  attend(hosted: H, entries?: readonly Entry[]): void;
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
  readonly stop: Stop;
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

/** After a failure, in milliseconds: whoever cannot think now may be able to later. */
const RETRY = 2000;

/** What the agenda knows a bot's next move by. */
function keyOf(id: string, seat: number): string {
  return `bot ${seat} ${id}`;
}

export function createDriver<H extends Hosted>(parts: DriverParts<H>): Driver<H> {
  const { thinking, lease, agenda, log, timers, rests, use, change } = parts;
  const desks = new Map<string, Desk>();
  let isClosed = false;

  function deskOf(id: string): Desk {
    const desk: Desk = desks.get(id) ?? { thoughts: new Map(), turns: new Map(), lastMover: null };
    desks.set(id, desk);
    return desk;
  }

  function drop(id: string, seat: number): void {
    const thoughts = desks.get(id)?.thoughts;
    thoughts?.get(seat)?.stop.stop();
    thoughts?.delete(seat);
    agenda.drop(keyOf(id, seat));
  }

  function dropAll(id: string): void {
    for (const seat of desks.get(id)?.thoughts.keys() ?? []) drop(id, seat);
    desks.get(id)?.turns.clear();
  }

  function tryAgain(id: string, seat: number): void {
    drop(id, seat);
    agenda.set(keyOf(id, seat), timers.ticks() + RETRY, () => {
      use(id, (hosted) => attend(hosted)).catch((err: unknown) =>
        log.error({ err }, 'a table could not be attended to'),
      );
    });
  }

  function turnFor({ turns }: Desk, seat: number, since: number | null): Turn {
    const turn = turns.get(seat) ?? { since, share: null };
    turn.since ??= since;
    turns.set(seat, turn);
    return turn;
  }

  function begin({ id, table }: H, game: Game, duty: BotDuty, since: number | null): void {
    const stop = createStop();
    const moves = movesOf(game, duty.seat);
    const thought: Thought = { duty, choice: choiceOf(moves), stop, since, move: null };
    const desk = deskOf(id);
    desk.thoughts.set(duty.seat, thought);
    const turn = turnFor(desk, duty.seat, since);
    thinking.choose(table, game, duty, moves, turn, stop.signal).then(
      (move) => {
        thought.move = move;
        if (desk.thoughts.get(duty.seat) === thought) showAtPace(id, thought, table);
      },
      (err: unknown) => {
        if (stop.signal.aborted) return;
        log.error({ err, level: duty.level }, 'a bot could not think');
        tryAgain(id, duty.seat);
      },
    );
  }

  /** When a move may be played; null while the game does not wait for it. What is placed ahead nobody sees, so it need not wait. */
  function momentOf(id: string, { since, duty }: Thought, move: number, { settings }: Table): number | null {
    if (since !== null) return since + paceOf(settings, move, deskOf(id).lastMover === duty.seat);
    return kindOf(move) === MOVE.place ? timers.ticks() : null;
  }

  function showAtPace(id: string, thought: Thought, table: Table): void {
    const { move, duty } = thought;
    const at = move === null ? null : momentOf(id, thought, move, table);
    if (move === null || at === null) return;
    agenda.set(keyOf(id, duty.seat), at, () => {
      use(id, (hosted) => play(hosted, thought, move)).catch((err: unknown) => {
        log.error({ err }, 'a bot could not move');
        tryAgain(id, duty.seat);
      });
    });
  }

  async function play(hosted: H, thought: Thought, move: number): Promise<void> {
    const { seat, by } = thought.duty;
    const { game } = hosted.table;
    if (game === null || desks.get(hosted.id)?.thoughts.get(seat) !== thought) return;
    const moves = movesOf(game, seat);
    drop(hosted.id, seat);
    if (!lease.holds(hosted.id)) return attend(hosted);
    if (!moves.includes(move) || choiceOf(moves) !== thought.choice) return attend(hosted);
    const duty = { type: 'play', seat, move: writeMove(game, move), by } as const;
    const decision = await change(hosted, (table) => decideDuty(table, duty, timers.now()));
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

  function think(hosted: H, game: Game, duties: readonly BotDuty[], ahead: readonly BotDuty[]): void {
    const { id, table } = hosted;
    const desk = deskOf(id);
    sift(id, game, [...duties, ...ahead]);
    for (const duty of duties) {
      const thought = desk.thoughts.get(duty.seat);
      if (thought === undefined) begin(hosted, game, duty, timers.ticks());
      else if (thought.since === null) {
        thought.since = timers.ticks();
        turnFor(desk, duty.seat, thought.since);
        showAtPace(id, thought, table);
      }
    }
    for (const duty of ahead) {
      if (!desk.thoughts.has(duty.seat) && thinking.mayThinkAhead(duty)) begin(hosted, game, duty, null);
    }
  }

  function attend(hosted: H, entries: readonly Entry[] = []): void {
    const { id, table } = hosted;
    if (isClosed) return;
    for (const entry of entries) {
      if (!isSeen(entry)) continue;
      deskOf(id).lastMover = entry.seat;
      deskOf(id).turns.delete(entry.seat);
    }
    const duties = dutiesAt(table, timers.now());
    const ahead = plansAhead(table, duties);
    if (table.game === null || duties.length + ahead.length === 0) return dropAll(id);
    if (rests(hosted)) return dropAll(id);
    if (lease.holds(id)) return think(hosted, table.game, duties, ahead);
    dropAll(id);
    if (duties.length === 0) return;
    lease
      .ask(id)
      .then((isOurs) => (isOurs ? use(id, (ours) => attend(ours)) : undefined))
      .catch((err: unknown) => log.error({ err }, 'a lease could not be taken'));
  }

  return {
    attend,
    isBusyAt: (id) => (desks.get(id)?.thoughts.size ?? 0) > 0,
    leave(id) {
      dropAll(id);
      desks.delete(id);
    },
    close() {
      isClosed = true;
      for (const id of desks.keys()) dropAll(id);
    },
  };
}
