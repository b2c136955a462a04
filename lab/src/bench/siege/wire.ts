import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** An attacker: where the server is, and from which address of this machine the attack comes. */
export interface Front {
  readonly address: string;
  readonly from: string;
}

/** A bare connection and what became of it. */
export interface Wire {
  readonly socket: Socket;
  /** What came last, as text. */
  heard: string;
  /** How many bytes came. */
  bytes: number;
  /** The other end has hung up, or never let us in. */
  isOver: boolean;
}

/** Opens a connection that never ends of itself; resolves when it stands or has failed. */
export function openWire({ address, from }: Front, reads = true): Promise<Wire> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: true });
  const wire: Wire = { socket, heard: '', bytes: 0, isOver: false };
  return new Promise((resolve) => {
    const over = (): void => {
      wire.isOver = true;
      resolve(wire);
    };
    socket.on('error', over).on('close', over);
    if (reads) {
      socket.on('end', over);
      socket.on('data', (data: Buffer) => {
        wire.heard = data.subarray(0, 400).toString('latin1');
        wire.bytes += data.length;
      });
    }
    socket.once('connect', () => resolve(wire));
  });
}

export const OPCODE = { more: 0, text: 1, ping: 9, pong: 10 } as const;

/** A frame as a client sends it, masked with zeros. */
export function frame(opcode: number, payload: string | Buffer = '', first = 0x80): Buffer {
  const body = Buffer.from(payload);
  const head = Buffer.alloc(body.length < 126 ? 6 : body.length < 65_536 ? 8 : 14);
  head[0] = first | opcode;
  head[1] = 0x80 | Math.min(body.length, body.length < 126 ? 125 : body.length < 65_536 ? 126 : 127);
  if (head.length === 8) head.writeUInt16BE(body.length, 2);
  else if (head.length === 14) head.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([head, body]);
}

/** A WebSocket after its handshake, as bare frames; one that was not let in is over. */
export async function openWebSocket(
  front: Front,
  cookie: string,
  { reads = true, extra = [] }: { readonly reads?: boolean; readonly extra?: readonly string[] } = {},
): Promise<Wire> {
  const wire = await openWire(front, false);
  const { socket } = wire;
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: ${new URL(front.address).host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `Cookie: ${cookie}`,
    ...extra,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve) => {
    socket.once('close', resolve);
    socket.once('data', (data: Buffer) => {
      wire.heard = data.toString('latin1');
      if (!wire.heard.startsWith('HTTP/1.1 101')) wire.isOver = true;
      if (!reads) socket.pause();
      resolve();
    });
  });
  if (reads && !wire.isOver) {
    socket.on('end', () => void (wire.isOver = true));
    socket.on('data', (data: Buffer) => {
      wire.heard = data.subarray(0, 400).toString('latin1');
      wire.bytes += data.length;
      // A goodbye; whoever attacks does not wait for the rest.
      if (data[0] === 0x88) wire.isOver = true;
    });
  }
  return wire;
}

const agents = new Map<string, Agent>();

function agentOf(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 50, localAddress: from });
  agents.set(from, known);
  return known;
}

/** Hangs up whatever is kept open for the next question. */
export function hangUp(from: string): void {
  agents.get(from)?.destroy();
  agents.delete(from);
}

export interface HttpAnswer {
  /** 0 where there was none. */
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

/** Asks once, from the attacker's address. */
export function ask(
  { address, from }: Front,
  method: string,
  path: string,
  {
    cookie = '',
    body,
    headers = {},
  }: {
    readonly cookie?: string;
    readonly body?: string | Buffer;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const none = (): void => resolve({ status: 0, text: '', cookie: '' });
    const sent = request(
      new URL(path, address),
      {
        method,
        agent: agentOf(from),
        localAddress: from,
        headers: {
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', none);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          }),
        );
      },
    );
    sent.on('error', none);
    sent.end(body);
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
