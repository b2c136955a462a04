import type { FromServer } from '@altiplano/protocol';
import type { Dice } from '../live/dice.ts';
import { type Line, openLine } from '../live/line.ts';
import { type Attacker, nextShot, type Sort, SORTS } from './messages.ts';
import type { Scene } from './scene.ts';

/** What came of the messages of one attacker. */
export interface Tally {
  readonly sent: Record<Sort, number>;
  /** Codes of refusals. */
  readonly refused: Map<string, number>;
  /** Granted because it changes nothing: looking, asking, what was granted before. */
  answered: number;
  /** Messages without an answer because the server cut the connection by a stated limit. */
  cut: number;
  readonly closedWith: Map<number, number>;
  /** What may not happen. */
  readonly wrong: string[];
}

function createTally(): Tally {
  const sent = Object.fromEntries(SORTS.map((sort) => [sort, 0])) as Record<Sort, number>;
  return { sent, refused: new Map(), answered: 0, cut: 0, closedWith: new Map(), wrong: [] };
}

/** As many as may wait for an answer at once, and a few less. */
const BURST = 50;
const PATIENCE = 600_000;
/** By the standard: too large; by our own: too many requests. */
const STATED = new Set([1009, 4429]);

export function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A connection that sends bursts and waits until each message has its answer. */
interface Gun {
  fire(texts: readonly string[]): Promise<void>;
  readonly isOpen: boolean;
  cut(): void;
}

function isAnswer(message: FromServer): boolean {
  return message.type === 'refused' || ('id' in message && message.id !== undefined);
}

async function openGun(address: string, { guest }: Attacker, tally: Tally): Promise<Gun> {
  let isOpen = true;
  let isOurs = false;
  let open = 0;
  let done: (() => void) | null = null;
  const line: Line = await openLine(address, guest.cookie, {
    heard(message) {
      if (message.type === 'update') tally.wrong.push(`somebody moved: ${JSON.stringify(message.deed)}`);
      if (!isAnswer(message)) return;
      if (message.type === 'refused') count(tally.refused, message.trouble.code);
      else tally.answered++;
      if (message.type === 'refused' && message.trouble.code === 'internal') tally.wrong.push('a fault');
      if (--open === 0) done?.();
    },
    closed(code) {
      isOpen = false;
      if (isOurs) return;
      count(tally.closedWith, code);
      if (!STATED.has(code)) tally.wrong.push(`closed with ${code}`);
      tally.cut += open;
      done?.();
    },
  });
  return {
    get isOpen() {
      return isOpen;
    },
    cut() {
      isOurs = true;
      line.cut();
    },
    async fire(texts) {
      open = texts.length;
      const all = new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${open} messages have no answer`)), PATIENCE);
        done = () => {
          clearTimeout(late);
          resolve();
        };
      });
      for (const text of texts) line.socket.send(text);
      await all;
    },
  };
}

/** Sends so many texts that must not change anything, burst by burst, coming back whenever it is thrown out. */
export async function bombard(
  address: string,
  attacker: Attacker,
  scene: Scene,
  messages: number,
  dice: Dice,
): Promise<Tally> {
  const tally = createTally();
  let gun: Gun | null = null;
  for (let sent = 0; sent < messages; ) {
    if (gun === null || !gun.isOpen) gun = await openGun(address, attacker, tally);
    const shots = Array.from({ length: Math.min(BURST, messages - sent) }, () =>
      nextShot(attacker, scene, dice),
    );
    for (const { sort } of shots) tally.sent[sort]++;
    sent += shots.length;
    await gun.fire(shots.map(({ text }) => text)).catch((error: unknown) => {
      tally.wrong.push(String(error));
      gun?.cut();
    });
  }
  if (gun?.isOpen === true) await gun.fire(['{"type":"ping","id":"still there"}']);
  gun?.cut();
  return tally;
}
