import { ask, frame, type Front, type HttpAnswer, openWebSocket, OPCODE, pause, type Wire } from './wire.ts';

/** An attack under way. */
export interface Siege extends Front {
  /** So many of what an attack has, or fewer in the quick form. */
  some(count: number): number;
  /** Does the same again until the time is over; in the quick form only until enough is seen. */
  until(step: () => Promise<void>, isEnough?: () => boolean): Promise<void>;
  /** A finished game to be asked about. */
  readonly finished: string;
}

export interface Outcome {
  /** Connections, requests or messages, as the attack has them. */
  readonly sent: number;
  /** How many of these were turned away. */
  readonly refused?: number;
  /** The connections that were cut while the attack went on and were opened anew. */
  readonly cut?: number;
  /** The connections at the end. */
  readonly wires: readonly Wire[];
  /** They are not hung up by the attacker: the server must get rid of them by itself. */
  readonly isKept?: true;
}

export interface Attack {
  readonly what: string;
  /** What has to become of the attacker, besides that nobody else notices. */
  readonly wants: 'cut' | 'refused' | 'any';
  /** How long it takes, where that is not as long as most. */
  readonly seconds?: number;
  run(siege: Siege): Promise<Outcome>;
}

/** Somebody new, from the attacker's address. */
export async function guest(front: Front): Promise<{ readonly cookie: string }> {
  const { status, cookie, text } = await ask(front, 'POST', '/api/me', { body: '{"name":"Mallory"}' });
  if (status !== 200) throw new Error(`an attacker could not come: ${status} ${text}`);
  return { cookie };
}

/** A table of the attacker's own: in its lobby, or with a bot in a game that waits for the attacker. */
export async function newTable(
  front: Front,
  { cookie }: { readonly cookie: string },
  isPlayed: boolean,
): Promise<string> {
  const settings = { options: { players: 2 }, hints: true };
  const { text } = await ask(front, 'POST', '/api/tables', { cookie, body: JSON.stringify({ settings }) });
  const { table } = JSON.parse(text) as { table: string };
  if (!isPlayed) return table;
  const wire = await openWebSocket(front, cookie);
  const messages = [{ type: 'seatBot', seat: 1, level: 'random' }, { type: 'start' }];
  for (const [index, message] of messages.entries()) {
    wire.socket.write(frame(OPCODE.text, JSON.stringify({ ...message, id: `n${index}`, table })));
  }
  await pause(500);
  wire.socket.destroy();
  return table;
}

const AT_ONCE = 100;

/** Opens so many at the same time as far as it goes. */
export async function hold(count: number, open: () => Promise<Wire>): Promise<Wire[]> {
  const wires: Wire[] = [];
  while (wires.length < count) {
    const next = Math.min(AT_ONCE, count - wires.length);
    wires.push(...(await Promise.all(Array.from({ length: next }, open))));
  }
  return wires;
}

const AT_ONE_GO = 100;

/** Sends over all of these as fast as they take it; what is cut is opened anew. */
export async function floodOver(
  siege: Siege,
  count: number,
  open: () => Promise<Wire>,
  bytes: () => Buffer,
): Promise<Outcome> {
  const wires = await hold(siege.some(count), open);
  let sent = 0;
  let cut = 0;
  await siege.until(
    async () => {
      for (const [index, wire] of wires.entries()) {
        const { socket } = wire;
        if (wire.isOver || socket.destroyed) {
          cut++;
          socket.destroy();
          wires[index] = await open();
          continue;
        }
        for (let go = 0; go < AT_ONE_GO && !socket.writableNeedDrain && socket.writable; go++, sent++) {
          socket.write(bytes());
        }
      }
      await pause(1);
    },
    () => cut >= wires.length,
  );
  return { sent, cut, wires };
}

const LANES = 50;

/** Asks again and again over as many connections as a browser would never have. */
export async function flood(siege: Siege, once: (index: number) => Promise<HttpAnswer>): Promise<Outcome> {
  let sent = 0;
  let refused = 0;
  await Promise.all(
    Array.from({ length: siege.some(LANES) }, () =>
      siege.until(
        async () => {
          const { status } = await once(sent++);
          if (status === 0 || (status >= 400 && status < 500)) refused++;
          // Where there is no server any more, nobody asks without a pause.
          if (status === 0) await pause(100);
        },
        () => refused > 0,
      ),
    ),
  );
  return { sent, refused, wires: [] };
}

/** Waits for the other end to hang up. */
export async function untilOver(siege: Siege, wires: readonly Wire[]): Promise<void> {
  await siege.until(
    async () => {
      await pause(100);
    },
    () => wires.every(({ isOver }) => isOver),
  );
}
