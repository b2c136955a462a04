import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Browser } from './browser.ts';

export const OPCODE = { more: 0, text: 1, ping: 9, pong: 10 } as const;

/** A frame as a client sends it, masked with zeros; `last` false says that the message goes on. */
export function frame(opcode: number, payload: string | Buffer = '', last = true): Buffer {
  const body = Buffer.from(payload);
  const length = body.length < 126 ? Buffer.from([0x80 | body.length]) : Buffer.alloc(3, 0xfe);
  if (length.length === 3) length.writeUInt16BE(body.length, 1);
  return Buffer.concat([Buffer.from([(last ? 0x80 : 0) | opcode]), length, Buffer.alloc(4), body]);
}

/** The bare connection of a WebSocket after its handshake: what it sends is frames, or whatever else. */
export async function openRawSocket(address: string, browser: Browser): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  // A connection that was cut says so by its end.
  socket.on('error', () => {});
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${browser.cookies()}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}
