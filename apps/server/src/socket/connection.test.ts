import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createConnection } from './connection.ts';

test('only the answer to our last ping shows that somebody is there', () => {
  const pings: Buffer[] = [];
  const socket = { readyState: 1, OPEN: 1, ping: (data: Buffer) => void pings.push(data) };
  const connection = createConnection(socket as unknown as WebSocket, {
    key: 'a',
    tokenHash: 'b',
    address: 'here',
    person: { id: 'ann', name: 'Ann' },
    checkedAt: 0,
    wire: new PassThrough(),
    writing: () => {},
    overflowed: () => {},
  });
  expect(connection.isAlive).toBe(true);
  connection.ping();
  connection.ping();
  const [former, last] = pings as [Buffer, Buffer];
  for (const stray of [Buffer.alloc(0), Buffer.from('stray'), former]) {
    expect([connection.hearPong(stray), connection.isAlive]).toEqual([false, false]);
  }
  expect([connection.hearPong(last), connection.isAlive]).toEqual([true, true]);
  expect(connection.hearPong(last)).toBe(false);
});
