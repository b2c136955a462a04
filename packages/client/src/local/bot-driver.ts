import type { Pool } from '@altiplano/bots';
import type { BotLevel, TableSettings } from '@altiplano/protocol';
import { activeSeats, type Game, kindOf, MOVE, PHASE, writeMove } from '@altiplano/rules/engine';
import { awaitedBots, decideDuty } from '@altiplano/table';
import { nothingToCancel, type Timers } from '../connection/timers.ts';
import { choiceOf, movesOf, questionFor } from './question.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface DriverParts {
  readonly pool: Pool;
  readonly timers: Timers;
  readonly rooms: Rooms;
  /** In milliseconds: no bot thinks longer about one decision. */
  readonly mostThinking: number;
  failed(error: unknown): void;
}

/** Lets bots think and move, in the games that somebody looks at. */
export interface BotDriver {
  /** A game has been opened or has changed. */
  attend(room: Room): void;
}

/** How long a bot seems to think, in milliseconds: when its turn comes, and between the steps of one turn. */
const PACES: Readonly<Record<TableSettings['pace'], { readonly first: number; readonly next: number }>> = {
  instant: { first: 0, next: 0 },
  brisk: { first: 700, next: 300 },
  calm: { first: 2000, next: 900 },
};
/** Nobody sees these, so nobody wants to follow them. */
const UNSEEN: readonly number[] = [MOVE.place, MOVE.unplace];

/** After a failure, in milliseconds. */
const RETRY = 2000;

interface Thought {
  readonly level: BotLevel;
  readonly choice: string;
  readonly stop: AbortController;
  cancelTimer: () => void;
  /** When the game began to wait for it; null while it thinks ahead. */
  since: number | null;
  move: number | null;
}

interface Desk {
  readonly thoughts: Map<number, Thought>;
  /** The seat of the last move that could be seen. */
  lastMover: number | null;
}

/** In planning bots need not wait for those who plan before them (P7). */
function ahead(room: Room, game: Game): { seat: number; level: BotLevel }[] {
  if (game.state.phase !== PHASE.planning) return [];
  return activeSeats(game).flatMap((seat) => {
    const level = room.table.places[seat]?.bot ?? null;
    return level === null || movesOf(game, seat).length === 0 ? [] : [{ seat, level }];
  });
}

export function createBotDriver({ pool, timers, rooms, mostThinking, failed }: DriverParts): BotDriver {
  const desks = new Map<string, Desk>();

  function drop(desk: Desk, seat: number): void {
    const thought = desk.thoughts.get(seat);
    thought?.stop.abort();
    thought?.cancelTimer();
    desk.thoughts.delete(seat);
  }

  async function choose(room: Room, game: Game, seat: number, thought: Thought): Promise<number> {
    const moves = movesOf(game, seat);
    if (moves.length === 1) return moves[0] as number;
    const question = questionFor(room.table, game, seat, thought.level);
    const { signal } = thought.stop;
    return (await pool.choose({ ...question, signal, milliseconds: mostThinking })).move;
  }

  function begin(room: Room, desk: Desk, game: Game, seat: number, level: BotLevel): Thought {
    const thought: Thought = {
      level,
      choice: choiceOf(movesOf(game, seat)),
      stop: new AbortController(),
      cancelTimer: nothingToCancel,
      since: null,
      move: null,
    };
    desk.thoughts.set(seat, thought);
    choose(room, game, seat, thought).then(
      (move) => {
        thought.move = move;
        show(room, desk, seat, thought);
      },
      (error: unknown) => {
        if (thought.stop.signal.aborted) return;
        failed(error);
        // A worker that could not be started now may be later; the game must not stand still for ever.
        thought.cancelTimer = timers.after(RETRY, () => {
          room.queue.run(() => tryAgain(room, desk, seat, thought)).catch(failed);
        });
      },
    );
    return thought;
  }

  function tryAgain(room: Room, desk: Desk, seat: number, thought: Thought): void {
    if (desk.thoughts.get(seat) !== thought) return;
    drop(desk, seat);
    attend(room);
  }

  /** When a move may be played, in milliseconds from now: what others see, when its time has come. */
  function waitFor(room: Room, desk: Desk, seat: number, move: number, since: number | null): number | null {
    // What is placed ahead comes to an end; what is tried out need not.
    if (since === null) return kindOf(move) === MOVE.place ? 0 : null;
    if (UNSEEN.includes(kindOf(move))) return 0;
    const { first, next } = PACES[room.table.settings.pace];
    return Math.max(0, since + (desk.lastMover === seat ? next : first) - timers.now());
  }

  /** Plays what was thought out, when it is time to. */
  function show(room: Room, desk: Desk, seat: number, thought: Thought): void {
    const { move, since } = thought;
    if (move === null || desk.thoughts.get(seat) !== thought) return;
    const wait = waitFor(room, desk, seat, move, since);
    if (wait === null) return;
    thought.cancelTimer();
    thought.cancelTimer = timers.after(wait, () => {
      room.queue.run(() => play(room, desk, seat, thought, move)).catch(failed);
    });
  }

  async function play(room: Room, desk: Desk, seat: number, thought: Thought, move: number): Promise<void> {
    const { game } = room.table;
    if (game === null || room.sight === null || desk.thoughts.get(seat) !== thought) return;
    drop(desk, seat);
    const moves = movesOf(game, seat);
    if (!moves.includes(move) || choiceOf(moves) !== thought.choice) return attend(room);
    if (!UNSEEN.includes(kindOf(move))) desk.lastMover = seat;
    const duty = { type: 'play', seat, move: writeMove(game, move), by: 'bot' } as const;
    await rooms.change(room, (table) => decideDuty(table, duty, timers.now()));
  }

  function attend(room: Room): void {
    const { game, status } = room.table;
    const desk = desks.get(room.id) ?? { thoughts: new Map<number, Thought>(), lastMover: null };
    desks.set(room.id, desk);
    if (game === null || status !== 'running' || room.sight === null) {
      for (const seat of desk.thoughts.keys()) drop(desk, seat);
      desks.delete(room.id);
      return;
    }
    const awaited = awaitedBots(room.table);
    const thinkers = [...awaited, ...ahead(room, game)];
    for (const [seat, { level, choice }] of desk.thoughts) {
      const isWanted = thinkers.some((one) => one.seat === seat && one.level === level);
      if (!isWanted || choiceOf(movesOf(game, seat)) !== choice) drop(desk, seat);
    }
    for (const { seat, level } of thinkers) {
      const thought = desk.thoughts.get(seat) ?? begin(room, desk, game, seat, level);
      if (thought.since !== null || !awaited.some((one) => one.seat === seat)) continue;
      thought.since = timers.now();
      show(room, desk, seat, thought);
    }
  }

  return { attend };
}
