import { compress, type HmacKey, hmac, hmacKey, hmacShort, sha256Hex, startHash, utf8 } from './sha256.ts';

/** One stream per purpose and seat, so that nobody's speed changes what another draws. */
export const STREAM = {
  ring: 0,
  start: 1,
  roles: 2,
  orders: 3,
  extensions: 4,
  missions: 5,
  events: 6,
  eventEffect: 7,
  /** The bag of seat 0; the other seats follow. */
  bag: 8,
} as const;

const STREAM_NAMES = [
  'ring',
  'start',
  'roles',
  'orders',
  'extensions',
  'missions',
  'events',
  'event-effect',
  'bag:0',
  'bag:1',
  'bag:2',
  'bag:3',
  'bag:4',
];
export const STREAM_COUNT = STREAM_NAMES.length;

/**
 * The secret side of a game: the root key, and a cache of each stream's key and last block. Which value comes next is
 * only a counter in the state, so states copy, save and replay without carrying a secret.
 */
export interface Chance {
  /** What the root key is made of. */
  readonly seed: string;
  readonly entropy: readonly string[];
  /** Made when something is first drawn: who only looks at a game never needs it. */
  root: HmacKey | null;
  readonly derived: boolean[];
  readonly keys: Int32Array;
  readonly cachedBlock: number[];
  readonly cache: Int32Array;
}

/** Chance from a secret seed and what the players' clients added (contract point 6). */
export function createChance(seed: string, entropy: readonly string[] = []): Chance {
  return {
    seed,
    entropy,
    root: null,
    derived: STREAM_NAMES.map(() => false),
    keys: new Int32Array(STREAM_COUNT * 8),
    cachedBlock: STREAM_NAMES.map(() => -1),
    cache: new Int32Array(STREAM_COUNT * 8),
  };
}

/** What is published before the game: SHA-256 of the seed. */
export function commitment(seed: string): string {
  return sha256Hex(seed);
}

const NAME_BYTES = STREAM_NAMES.map(utf8);

/** The key of a stream is HMAC-SHA-256 of its name under the root key. */
function deriveKey(chance: Chance, stream: number): void {
  chance.root ??= hmacKey(hmac(utf8(chance.seed), utf8(JSON.stringify(chance.entropy))));
  hmacShort(chance.root, NAME_BYTES[stream], digest);
  chance.keys.set(digest, stream * 8);
  chance.derived[stream] = true;
}

const block = new Int32Array(16);
const digest = new Int32Array(8);

/** Block n of a stream is SHA-256 of its key and n: 36 bytes, so one compression. */
function fillBlock(chance: Chance, stream: number, number: number): void {
  if (!chance.derived[stream]) deriveKey(chance, stream);
  for (let i = 0; i < 8; i++) block[i] = chance.keys[stream * 8 + i];
  block[8] = number;
  block[9] = 0x80 << 24;
  block[15] = 36 * 8;
  startHash(digest);
  compress(digest, block, 0);
  chance.cache.set(digest, stream * 8);
  chance.cachedBlock[stream] = number;
}

/** The 16-bit value at a place in a stream. */
function sample(chance: Chance, stream: number, place: number): number {
  const number = place >> 4;
  if (chance.cachedBlock[stream] !== number) fillBlock(chance, stream, number);
  const word = chance.cache[stream * 8 + ((place >> 1) & 7)];
  return (place & 1) === 0 ? word & 0xffff : word >>> 16;
}

/** A number from 0 to n − 1, for n up to 65,536, without bias; moves the stream's counter on. */
export function below(chance: Chance, counters: number[], stream: number, n: number): number {
  if (n < 1 || n > 0x10000) throw new RangeError(`a number below ${n}`);
  const limit = 0x10000 - (0x10000 % n);
  let value = sample(chance, stream, counters[stream]++);
  while (value >= limit) value = sample(chance, stream, counters[stream]++);
  return value % n;
}

/** Shuffles the items from `from` up to, not including, `to`. */
export function shuffle(
  chance: Chance,
  counters: number[],
  stream: number,
  items: number[],
  from = 0,
  to = items.length,
): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + below(chance, counters, stream, i - from + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}
