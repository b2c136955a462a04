import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startGame } from '../testing/random-play.ts';
import { newTable } from '../testing/table.ts';
import { stateHash } from '../state/snapshot.ts';
import { below, commitment, createChance, shuffle, STREAM, STREAM_COUNT } from './chance.ts';

function values(seed: string, stream: number, count: number, entropy: string[] = []): number[] {
  const chance = createChance(seed, entropy);
  const counters = Array.from({ length: STREAM_COUNT }, () => 0);
  return Array.from({ length: count }, () => below(chance, counters, stream, 0x10000));
}

test('a stream is what anyone can compute from the seed: HMAC of the name, then SHA-256 of key and block', () => {
  const root = createHmac('sha256', 'seed')
    .update(JSON.stringify(['a', 'b']))
    .digest();
  const key = createHmac('sha256', root).update('bag:2').digest();
  const expected: number[] = [];
  for (const block of [0, 1]) {
    const number = Buffer.alloc(4);
    number.writeInt32BE(block);
    const digest = createHash('sha256').update(key).update(number).digest();
    for (let word = 0; word < 8; word++) {
      const value = digest.readUInt32BE(word * 4);
      expected.push(value & 0xffff, value >>> 16);
    }
  }
  expect(values('seed', STREAM.bag + 2, 32, ['a', 'b'])).toEqual(expected);
});

test('seed, entropy and purpose each make another stream', () => {
  const streams = [
    values('seed', STREAM.ring, 16),
    values('other', STREAM.ring, 16),
    values('seed', STREAM.ring, 16, ['from a client']),
    values('seed', STREAM.ring, 16, ['from a', 'client']),
    ...Array.from({ length: STREAM_COUNT - 1 }, (_, stream) => values('seed', stream + 1, 16)),
  ];
  expect(new Set(streams.map(String)).size).toBe(streams.length);
});

test('what is published beforehand is SHA-256 of the seed', () => {
  expect(commitment('a secret')).toBe(createHash('sha256').update('a secret').digest('hex'));
});

test('a number below n is below n, reaches all of them, and jumping back in a stream repeats it', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, n) => {
      const chance = createChance(seed);
      const counters = [0];
      const drawn = Array.from({ length: n * 30 }, () => below(chance, counters, 0, n));
      expect(new Set(drawn).size).toBe(n);
      expect(Math.max(...drawn)).toBe(n - 1);
      const again = [0];
      expect(Array.from({ length: n * 30 }, () => below(chance, again, 0, n))).toEqual(drawn);
    }),
    { numRuns: 30 },
  );
});

test.each([3, 7, 10, 33])('numbers below %i come equally often', (n) => {
  const chance = createChance('fair');
  const counters = [0];
  const counts = Array.from({ length: n }, () => 0);
  for (let i = 0; i < n * 2000; i++) counts[below(chance, counters, 0, n)]++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

test('a number below nothing, or above what a value can hold, is our own fault', () => {
  expect(() => below(createChance('x'), [0], 0, 0)).toThrow(RangeError);
  expect(() => below(createChance('x'), [0], 0, 65537)).toThrow(RangeError);
});

test('a shuffle keeps every card, stays within its part, and gives every order', () => {
  const chance = createChance('cards');
  const counters = [0];
  const orders = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const cards = [9, 1, 2, 3, 8];
    shuffle(chance, counters, 0, cards, 1, 4);
    expect([cards[0], cards[4]]).toEqual([9, 8]);
    expect([...cards].sort()).toEqual([1, 2, 3, 8, 9]);
    orders.add(cards.join());
  }
  expect(orders.size).toBe(6);
});

test('the same seed gives the same game, another seed or other entropy another', () => {
  expect(stateHash(startGame({}, 'one'))).toBe(stateHash(startGame({}, 'one')));
  expect(stateHash(startGame({}, 'one'))).not.toBe(stateHash(startGame({}, 'two')));
});

test('how fast another player is changes nothing in what one draws', () => {
  const draw = { type: 'draw', count: 4 } as const;
  const first = newTable({ players: 3 });
  for (const seat of [0, 1, 2]) first.play(seat, draw);
  const second = newTable({ players: 3 });
  for (const seat of [2, 1, 0]) second.play(seat, draw);
  expect(second.game.state.seats).toEqual(first.game.state.seats);
});
