import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIP, isIPv6, type Socket } from 'node:net';
import { addressKey } from '../limits/address-key.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';

/** How long the other end may take, in milliseconds. */
export interface Patience {
  /** From a connection's first moment, or a request's, until its headers are there. */
  readonly headers: number;
  /** Until all of a request is there. */
  readonly request: number;
  /** Without any byte in either direction, while a request is under way or before the next. */
  readonly stalled: number;
  /** Until whoever was told what is wrong with a request has read it. */
  readonly farewell: number;
  /** For which an address gets no new connection after one of its own has asked too much in one go. */
  readonly banned: number;
  /** How often all this is looked after. */
  readonly check: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  stalled: 60_000,
  farewell: 1000,
  banned: 1000,
  check: 1000,
};

/** The names that TRUST_PROXY knows for networks. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Whether an address is that of a proxy whose word is believed. */
function proxiesOf(trusted: Settings['trustProxy']): (address: string) => boolean {
  const list = new BlockList();
  for (const network of trusted.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}

/** For files, databases and what the runtime itself has open. */
const OTHER_DESCRIPTORS = 128;

/** How many connections this process has descriptors for; null where the system does not say. */
function mostConnections(): number | null {
  if (process.platform !== 'linux') return null;
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const most = Number(/^Max open files +(?<soft>\d+)/m.exec(limits)?.groups?.['soft']);
  return Number.isNaN(most) ? null : Math.max(most - OTHER_DESCRIPTORS, most / 2);
}

/** Requests of one connection without an answer. No browser and no proxy sends one before the last is answered. */
const MOST_UNANSWERED = 8;

/**
 * Bounds how much one connection may ask for in one go. The runtime reads thousands of short requests out of one piece before
 * anybody else has a turn; what is too much is not even looked at, and `abused` is told of it.
 */
function boundPipelines(server: Server, abused: (socket: Socket) => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) return abused(socket);
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const listener of listeners) listener.call(server, request, response);
  });
  // What nobody here can fulfil is ignored; the runtime would answer by itself, past this bound.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/**
 * Bounds how many connections are open, before anything is read from them: so many from one address, and never so many
 * that nothing is left for files; and cuts those that ask too much in one go. A proxy's connections are those of many
 * people: they are not counted by address, and of them only the one that asks too much is cut.
 */
export function boundConnections(
  server: Server,
  { limits, trustProxy }: Settings,
  { banned: banFor }: Patience,
  metrics: Metrics,
): void {
  const isProxy = proxiesOf(trustProxy);
  const open = new Map<string, number>();
  /** Connections that are no WebSockets, by address: those over which can be asked. */
  const asking = new Map<string, Set<Socket>>();
  const banned = new Set<string>();
  let all = 0;
  const refused = metrics.counter(
    'connections_refused',
    'Connections of addresses that had too many or asked too much.',
  );
  metrics.gauge('connections', 'Open connections of every kind.', () => all);
  const most = mostConnections();
  if (most !== null) server.maxConnections = most;

  function forget(key: string, socket: Socket): void {
    const others = asking.get(key);
    if (others?.delete(socket) === true && others.size === 0) asking.delete(key);
  }

  server.prependListener('upgrade', (_request: IncomingMessage, socket: Socket) => {
    forget(addressKey(socket.remoteAddress ?? ''), socket);
  });
  boundPipelines(server, (socket) => {
    const key = addressKey(socket.remoteAddress ?? '');
    // Who sends so much over one sends it over all of them, and each costs others a turn.
    const together = asking.get(key) ?? new Set();
    if (together.has(socket)) {
      banned.add(key);
      setTimeout(() => banned.delete(key), banFor).unref();
    }
    for (const one of [...together, socket]) one.destroy();
  });
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = isProxy(address) ? null : addressKey(address);
    const count = key === null ? 0 : (open.get(key) ?? 0);
    const isBanned = key !== null && banned.has(key);
    if (isBanned || (limits.connections > 0 && count >= limits.connections)) {
      refused.add();
      // Without a farewell, which would take as long as the other end likes.
      socket.resetAndDestroy();
      return;
    }
    all++;
    if (key !== null) {
      open.set(key, count + 1);
      const others = asking.get(key) ?? new Set();
      asking.set(key, others.add(socket));
    }
    socket.once('close', () => {
      all--;
      if (key === null) return;
      forget(key, socket);
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
