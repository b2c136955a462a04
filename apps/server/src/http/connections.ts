import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
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
  /** How often all this is looked after. */
  readonly check: number;
}

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 30_000,
  stalled: 60_000,
  farewell: 1000,
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

/**
 * Bounds how many connections are open, before anything is read from them: so many from one address, and never so many
 * that nothing is left for files. A proxy's connections are those of many people, so only the second bound is for it.
 */
export function boundConnections(server: Server, { limits, trustProxy }: Settings, metrics: Metrics): void {
  const isProxy = proxiesOf(trustProxy);
  const open = new Map<string, number>();
  let all = 0;
  const refused = metrics.counter('connections_refused', 'Connections of addresses that had too many.');
  metrics.gauge('connections', 'Open connections of every kind.', () => all);
  const most = mostConnections();
  if (most !== null) server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = isProxy(address) ? null : addressKey(address);
    const count = key === null ? 0 : (open.get(key) ?? 0);
    if (limits.connections > 0 && count >= limits.connections) {
      refused.add();
      // Without a farewell, which would take as long as the other end likes.
      socket.resetAndDestroy();
      return;
    }
    all++;
    if (key !== null) open.set(key, count + 1);
    socket.once('close', () => {
      all--;
      if (key === null) return;
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}
