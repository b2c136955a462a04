import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Dice, pick } from '../live/dice.ts';

/** What comes after a proper handshake and is no proper frame. */
const FRAMES: readonly ((dice: Dice) => Buffer)[] = [
  // Not masked.
  () => Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  // Bits that mean nothing.
  () => Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  // An unknown kind of frame.
  () => Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  // The rest of a message that never began.
  () => Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
  // A ping that is too long.
  () => Buffer.concat([Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]), Buffer.alloc(256)]),
  // A text that is no UTF-8.
  () => Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
  // A message that says to be larger than anything.
  () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  // The beginning of a message, and then nothing.
  () => Buffer.from([0x01, 0x85, 0, 0, 0, 0, 0x7b]),
  // A goodbye with a code that nobody may send.
  () => Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed]),
  (dice) => randomBytes(1 + dice(2000)),
];

async function shakeHands(address: string, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

/** Sends so many broken frames, each over a connection of its own; the server hangs up, or waits for more until we do. */
export async function breakFrames(
  address: string,
  cookie: string,
  frames: number,
  dice: Dice,
): Promise<number> {
  for (let sent = 0; sent < frames; sent++) {
    const socket = await shakeHands(address, cookie);
    const closed = once(socket, 'close');
    socket.resume();
    socket.end(pick(dice, FRAMES)(dice));
    await closed;
  }
  return frames;
}
