import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { arrive } from '../testing/people.ts';
import { frame, OPCODE, openRawSocket } from '../testing/raw-socket.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

async function rawGuest(server: StartedServer): Promise<Socket> {
  return openRawSocket(server.address, (await arrive(server.address, 'Ann')).browser);
}

/** Sends the same again and again until the server has hung up. */
async function floodUntilCut(socket: Socket, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    const flood = (): void => {
      while (!socket.destroyed && socket.write(bytes));
    };
    socket.on('drain', flood);
    // Only what is written tells that it was cut: an error comes first, then the end.
    socket.on('close', () => resolve());
    flood();
  });
}

test.each([
  ['pings', frame(OPCODE.ping, Buffer.alloc(125))],
  ['pongs that nobody asked for', frame(OPCODE.pong, 'stray')],
  ['messages that are too large', frame(OPCODE.text, Buffer.alloc(16_500, 'x'))],
  [
    'messages in pieces',
    Buffer.concat([frame(OPCODE.text, '{', false), frame(OPCODE.more), frame(OPCODE.more, '}')]),
  ],
])('%s count as messages: whoever sends them without end is cut', async (_what, bytes) => {
  const server = await startServer({ LIMIT_MESSAGES: '30' });
  await floodUntilCut((await rawGuest(server)).resume(), bytes);
  expect((await server.browser().ask('GET', '/healthz')).status).toBe(200);
});

test('messages that are too large are never in order, however slowly they come', async () => {
  const server = await startServer({ LIMIT_MESSAGES: '0' });
  await floodUntilCut((await rawGuest(server)).resume(), frame(OPCODE.text, Buffer.alloc(16_500, 'x')));
});

test('who never reads is cut, even if all that waits are answers to pings', async () => {
  const server = await startServer({ LIMIT_MESSAGES: '0' });
  await floodUntilCut(await rawGuest(server), frame(OPCODE.ping, Buffer.alloc(125)));
  const metrics = (await server.browser().ask('GET', '/metrics')).text;
  expect(metrics).toContain('altiplano_sockets_cut_total 1');
});

test('a message in more pieces than any message needs closes the socket', async () => {
  const server = await startServer({ LIMIT_MESSAGES: '0' });
  const socket = await rawGuest(server);
  const closed = once(socket.resume(), 'close');
  socket.write(frame(OPCODE.text, '{', false));
  for (let piece = 0; piece < 100; piece++) socket.write(frame(OPCODE.more, ' ', false));
  await closed;
});

test('a ping is answered with what it said', async () => {
  const server = await startServer({ LIMIT_MESSAGES: '30' });
  const client = await (await arrive(server.address, 'Ann')).connect();
  const answered = once(client.socket, 'pong');
  client.socket.ping('are you there?');
  expect(String((await answered)[0])).toBe('are you there?');
});
