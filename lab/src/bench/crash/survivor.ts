import { setTimeout as delay } from 'node:timers/promises';
import type { FromServer } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { type Dice, pick } from '../live/dice.ts';
import { type Line, openLine } from '../live/line.ts';
import { createMemory, hasEnded, type Memory, movesOf, remember } from '../live/memory.ts';
import type { Guest } from '../live/people.ts';

/** Something that a server has said to be done. */
export interface Acknowledged {
  readonly table: string;
  readonly person: string;
  readonly id: string;
  readonly kind: 'play' | 'undo' | 'chat';
  readonly move?: ReadableMove;
}

type Command =
  | { readonly type: 'play'; readonly move: ReadableMove }
  | { readonly type: 'undo' }
  /** The line is the id, by which it can be found again. */
  | { readonly type: 'chat' };

interface Pending {
  readonly id: string;
  readonly command: Command;
}

/** One seat of a game, played by somebody whose server may be gone at any moment. */
export interface Survivor {
  readonly guest: Guest;
  readonly memory: Memory;
  readonly acknowledged: readonly Acknowledged[];
  readonly counts: { reconnects: number; resent: number };
  /** The codes of what was refused for good. */
  readonly refused: readonly string[];
  /** What should never happen: what was said did not fit together. */
  readonly faults: readonly string[];
  /** Resolves when the game has ended and nothing is unanswered. */
  readonly ended: Promise<void>;
  /** Goes to bed: hangs up, and stays away until woken. */
  sleep(): void;
  wake(): void;
}

export interface SurvivorParts {
  readonly address: string;
  readonly table: string;
  readonly guest: Guest;
  readonly form: 'state' | 'view';
  readonly dice: Dice;
  /** The connection is lost each time that so many messages have come since the table was shown; never if not said. */
  readonly dropAfter?: number;
}

/** Said by a server that could not do it this time. */
const TRY_AGAIN = new Set(['unavailable', 'stopping', 'internal']);
const RETRY = 20;
/** How long somebody thinks at most, in milliseconds. */
const THINKS = 12;

let lastId = 0;

/** Begins to play a seat, and goes on however often the connection is lost: what has no answer is sent again. */
export function survive({
  address,
  table,
  guest,
  form,
  dice,
  dropAfter = Infinity,
}: SurvivorParts): Survivor {
  const memory = createMemory(table);
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  const counts = { reconnects: 0, resent: 0 };
  const refused: string[] = [];
  const ended = Promise.withResolvers<void>();
  let line: Line | null = null;
  let watching = '';
  let pending: Pending | null = null;
  let isThinking = false;
  let isAsleep = false;
  let isDialling = false;
  let heardHere = 0;

  function newId(): string {
    return `${guest.id.slice(0, 8)} ${++lastId}`;
  }

  function choose(moves: readonly ReadableMove[]): Command {
    const whim = dice(60);
    if (whim === 0) return { type: 'chat' };
    if (whim < 4 && (memory.own?.mayUndo.length ?? 0) > 0) return { type: 'undo' };
    // What was placed mostly stays: a plan comes to its end.
    const useful = moves.filter(({ type }) => type !== 'unplace');
    return { type: 'play', move: pick(dice, useful.length > 0 && dice(8) > 0 ? useful : moves) };
  }

  function send({ id, command }: Pending): void {
    line?.say({ ...command, ...(command.type === 'chat' ? { text: id } : {}), table, id });
  }

  function act(): void {
    if (line === null || watching !== 'done' || pending !== null || isThinking) return;
    if (hasEnded(memory)) {
      line.cut();
      line = null;
      return ended.resolve();
    }
    if (movesOf(memory).length === 0) return;
    isThinking = true;
    setTimeout(() => {
      isThinking = false;
      const moves = movesOf(memory);
      if (line === null || watching !== 'done' || moves.length === 0) return act();
      pending = { id: newId(), command: choose(moves) };
      send(pending);
    }, dice(THINKS));
  }

  function acknowledge({ id, command }: Pending): void {
    const { type: kind } = command;
    const move = kind === 'play' ? { move: command.move } : {};
    acknowledged.push({ table, person: guest.id, id, kind, ...move });
  }

  function answered(message: FromServer, to: Pending): void {
    if (message.type === 'refused' && TRY_AGAIN.has(message.trouble.code)) {
      counts.resent++;
      setTimeout(() => send(to), RETRY);
      return;
    }
    pending = null;
    if (message.type === 'ok') acknowledge(to);
    else if (message.type === 'refused') refused.push(message.trouble.code);
  }

  function heard(message: FromServer): void {
    // What was said before is told again each time: were it counted, a long talk would never let anything through.
    if (watching === 'done' && ++heardHere > dropAfter) return line?.cut();
    try {
      if ('table' in message && message.table === table) remember(memory, message);
    } catch (error) {
      faults.push(String(error));
    }
    if ('id' in message && message.id === watching) {
      if (message.type === 'refused') {
        setTimeout(watch, RETRY);
        return;
      }
      watching = 'done';
      if (pending !== null) {
        counts.resent++;
        send(pending);
      }
    }
    if (pending !== null && 'id' in message && message.id === pending.id) answered(message, pending);
    act();
  }

  function watch(): void {
    watching = newId();
    const have = memory.number < 0 || form === 'view' ? {} : { have: memory.number };
    line?.say({ type: 'watch', id: watching, table, form, ...have });
  }

  function closed(): void {
    line = null;
    watching = '';
    if (hasEnded(memory) && pending === null) return ended.resolve();
    counts.reconnects++;
    if (!isAsleep) void connect();
  }

  function isWanted(): boolean {
    return line === null && !isAsleep;
  }

  async function connect(): Promise<void> {
    // Whoever is called while still dialling has one line afterwards, not two.
    if (isDialling) return;
    isDialling = true;
    while (isWanted()) {
      try {
        heardHere = 0;
        line = await openLine(address, guest.cookie, { heard, closed });
      } catch {
        // Nobody there, for now.
        await delay(RETRY);
      }
    }
    isDialling = false;
    if (isAsleep) line?.cut();
    else watch();
  }

  void connect();
  return {
    guest,
    memory,
    acknowledged,
    counts,
    refused,
    faults,
    ended: ended.promise,
    sleep() {
      isAsleep = true;
      line?.cut();
    },
    wake() {
      isAsleep = false;
      if (line === null) void connect();
    },
  };
}
