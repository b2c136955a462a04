import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FromServer } from '@altiplano/protocol';
import { type Dice, pick } from '../live/dice.ts';
import { type Line, openLine } from '../live/line.ts';
import { arrive, askServer, type Guest } from '../live/people.ts';
import type { HistoryEvent, Wish } from './history-events.ts';

/** All that was said and heard, on one clock. */
export interface Scribe {
  readonly history: HistoryEvent[];
  now(): number;
  /** How many wishes were granted. */
  granted(): number;
}

export function createScribe(): Scribe {
  const history: HistoryEvent[] = [];
  return {
    history,
    now: () => performance.now(),
    granted: () => history.reduce((sum, { kind }) => sum + (kind === 'answer' ? 1 : 0), 0),
  };
}

const RETRY = 50;
/** Whoever has no answer by then tries another node, with the same words under the same id. */
const PATIENCE = 4000;
const THINKS = 60;
/** A newcomer is shown so many lines: more are never said at one table. */
const MOST_LINES = 50;

/** Does something until it works: the nodes come and go. */
export async function persist<T>(work: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work(tries);
    } catch {
      // Nobody there, or not now; what it is about can be asked for again.
      await delay(RETRY);
    }
  }
}

function within<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE).unref();
  });
  return Promise.race([promise, late]);
}

/** The title of a table as a number; a table that has none yet is 0. */
function valueOf(title: string): number {
  return Number(/^t(?<value>\d+)$/.exec(title)?.groups?.['value'] ?? 0);
}

async function readTitle(address: string, cookie: string, table: string): Promise<number> {
  const { json } = await within(askServer(address, 'GET', `/api/tables/${table}`, { cookie }));
  return valueOf((json as { settings: { title: string } }).settings.title);
}

interface Connection {
  readonly line: Line;
  ask(message: object, id: string): Promise<FromServer>;
}

async function connect(
  address: string,
  guest: Guest,
  heard: (message: FromServer) => void,
): Promise<Connection> {
  const waiting = new Map<string, { resolve(message: FromServer): void; reject(error: Error): void }>();
  const line = await within(
    openLine(address, guest.cookie, {
      heard(message) {
        heard(message);
        if ('id' in message && message.id !== undefined) waiting.get(message.id)?.resolve(message);
      },
      closed() {
        for (const { reject } of waiting.values()) reject(new Error('closed'));
      },
    }),
  );
  return {
    line,
    ask(message, id) {
      const answer = new Promise<FromServer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      line.say({ ...message, id });
      return within(answer).finally(() => waiting.delete(id));
    },
  };
}

/** The lines that a newcomer is shown at a table, and its title. */
export async function lookAtLast(address: string, guest: Guest, table: string) {
  const lines: { number: number; text: string }[] = [];
  const { line, ask } = await connect(address, guest, (message) => {
    if (message.type === 'chat') lines.push({ number: message.number, text: message.text });
  });
  const answers = [await ask({ type: 'watch', table }, 'last'), await ask({ type: 'ping' }, 'end')];
  line.cut();
  if (answers.some(({ type }) => type === 'refused')) throw new Error('not now');
  return { lines, title: await readTitle(address, guest.cookie, table) };
}

export interface Group {
  readonly guests: readonly Guest[];
  readonly tables: readonly string[];
  /** No further table is opened; resolves when the last one is done. */
  finish(): Promise<void>;
}

/** One person at one table: says, entitles, reads, and writes down what comes of it. */
async function act(
  nodes: readonly string[],
  guest: Guest,
  table: string,
  scribe: Scribe,
  wishes: readonly Wish[],
  dice: Dice,
): Promise<void> {
  const { history, now } = scribe;
  let connection: Connection | null = null;
  let node = dice(nodes.length);

  function heard(message: FromServer): void {
    if (!('table' in message) || message.table !== table) return;
    if (message.type === 'chat') {
      history.push({ kind: 'line', person: guest.id, table, number: message.number, text: message.text });
    } else if (
      message.type === 'update' &&
      message.deed.kind === 'configured' &&
      message.info !== undefined
    ) {
      const value = valueOf(message.info.settings.title);
      history.push({ kind: 'title', person: guest.id, table, number: message.number, value });
    }
  }

  async function connected(): Promise<Connection> {
    if (connection !== null && connection.line.socket.readyState === 1) return connection;
    const made = await connect(nodes[node % nodes.length] ?? '', guest, heard);
    const shown = await made.ask({ type: 'watch', table }, randomUUID());
    if (shown.type === 'refused') throw new Error('not now');
    connection = made;
    return made;
  }

  async function send(wish: Wish, id: string): Promise<number | null> {
    if (wish.do === 'read') return readTitle(nodes[dice(nodes.length)] ?? '', guest.cookie, table);
    const { ask } = await connected();
    const message =
      wish.do === 'say'
        ? { type: 'chat', table, text: wish.text }
        : { type: 'configure', table, settings: { title: `t${wish.value}` } };
    const answer = await ask(message, id);
    if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
    return null;
  }

  for (const wish of wishes) {
    await delay(dice(THINKS));
    const id = randomUUID();
    history.push({ kind: 'ask', at: now(), person: guest.id, table, id, wish });
    const value = await persist(async (tries) => {
      try {
        return await send(wish, id);
      } catch (error) {
        connection?.line.cut();
        connection = null;
        node += 1;
        if (tries > 0) await delay(RETRY);
        throw error;
      }
    });
    history.push({ kind: 'answer', at: now(), id, ...(value === null ? {} : { value }) });
  }
  (connection as Connection | null)?.line.cut();
}

let lastText = 0;

function wishesOf(isHost: boolean, lines: number, dice: Dice): Wish[] {
  let titles = 0;
  const wishes: Wish[] = [];
  for (let said = 0; said < lines; ) {
    const kind = pick(dice, isHost ? (['say', 'title', 'read'] as const) : (['say', 'read'] as const));
    if (kind === 'say') {
      said++;
      wishes.push({ do: 'say', text: `line ${++lastText}` });
    } else wishes.push(kind === 'title' ? { do: 'title', value: ++titles } : { do: 'read' });
  }
  return wishes;
}

/** People who go from table to table, on whichever node answers. */
export async function gatherGroup(
  nodes: readonly string[],
  people: number,
  scribe: Scribe,
  dice: Dice,
): Promise<Group> {
  const guests = await Promise.all(
    Array.from({ length: people }, (_, index) => arrive(nodes[index % nodes.length] ?? '', `Hist ${index}`)),
  );
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const tables: string[] = [];
  const order = { isLast: false };

  async function open(): Promise<string> {
    const { json } = await persist((tries) =>
      within(
        askServer(nodes[tries % nodes.length] ?? '', 'POST', '/api/tables', {
          cookie: host.cookie,
          body: { settings: { spectators: true, options: { players: 4 } } },
        }),
      ),
    );
    return (json as { table: string }).table;
  }

  async function playOn(): Promise<void> {
    do {
      const table = await open();
      tables.push(table);
      const lines = Math.floor(MOST_LINES / people);
      await Promise.all([
        act(nodes, host, table, scribe, wishesOf(true, lines, dice), dice),
        ...others.map((guest) => act(nodes, guest, table, scribe, wishesOf(false, lines, dice), dice)),
      ]);
    } while (!order.isLast);
  }

  const done = playOn();
  return {
    guests,
    tables,
    finish() {
      order.isLast = true;
      return done;
    },
  };
}
