import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createWatch, ownCpu } from './figures.ts';
import type { LoadResult, Order, Pace } from './orders.ts';

const SEATS = 4;
const BETWEEN_MOVES = 250;
const AT_ONCE = 100;

interface Group {
  readonly sockets: readonly WebSocket[];
  next: number;
  meant: number;
  isWaiting: boolean;
}

/** Sockets to a bare server, in groups as large as tables. */
export interface EchoLoad {
  connect(address: string, groups: number): Promise<void>;
  echo(order: Extract<Order, { do: 'echo' }>): Promise<LoadResult>;
  hangUp(): void;
}

async function openGroup(address: string, index: number, heard: (group: Group, text: Buffer) => void) {
  const sockets: WebSocket[] = [];
  const group: Group = { sockets, next: 0, meant: 0, isWaiting: false };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${index}`, { perMessageDeflate: false });
    socket.on('message', (data: Buffer) => heard(group, data));
    await once(socket, 'open');
    sockets.push(socket);
  }
  return group;
}

export function createEchoLoad(): EchoLoad {
  const groups: Group[] = [];
  let heard: ((group: Group, text: Buffer) => void) | null = null;

  return {
    async connect(address, count) {
      let next = groups.length;
      const end = next + count;
      const worker = async (): Promise<void> => {
        while (next < end)
          groups.push(await openGroup(address, next++, (group, text) => heard?.(group, text)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    },
    async echo({ seconds, pace, kind, bytes }) {
      const run = createRun(groups, pace, kind === 'echo' ? 'e'.repeat(bytes) : 'f'.repeat(bytes));
      heard = run.heard;
      run.begin();
      await delay(seconds * 1000);
      return run.end();
    },
    hangUp() {
      for (const { sockets } of groups) for (const socket of sockets) socket.terminate();
      groups.length = 0;
    },
  };
}

function createRun(groups: readonly Group[], pace: Pace, text: string) {
  const toAnswer = createWatch();
  const toOthers = createWatch();
  const cpuBefore = ownCpu();
  const began = performance.now();
  let [acknowledged, messages] = [0, 0];
  let isOn = true;

  function send(group: Group, meant: number): void {
    if (!isOn || group.isWaiting) return;
    group.meant = meant;
    group.isWaiting = true;
    group.sockets[group.next++ % SEATS]?.send(text);
  }

  function tick(group: Group, at: number): void {
    if (!isOn) return;
    send(group, at);
    const next = at + BETWEEN_MOVES;
    setTimeout(() => tick(group, next), Math.max(0, next - performance.now()));
  }

  return {
    heard(group: Group, data: Buffer): void {
      if (!isOn) return;
      messages++;
      const took = performance.now() - group.meant;
      if (data[0] === 'u'.charCodeAt(0)) return toOthers.note(took);
      toAnswer.note(took);
      acknowledged++;
      group.isWaiting = false;
      if (pace === 'flatOut') setImmediate(() => send(group, performance.now()));
    },
    begin(): void {
      for (const [index, group] of groups.entries()) {
        const at = performance.now() + (BETWEEN_MOVES * index) / groups.length;
        group.isWaiting = false;
        if (pace === 'flatOut') send(group, performance.now());
        else setTimeout(() => tick(group, at), Math.max(0, at - performance.now()));
      }
    },
    end(): LoadResult {
      isOn = false;
      const seconds = (performance.now() - began) / 1000;
      return {
        seconds,
        acknowledged,
        perSecond: acknowledged / seconds,
        toAnswer: toAnswer.read(),
        toOthers: toOthers.read(),
        refused: 0,
        games: 0,
        updateBytes: 0,
        messagesIn: messages,
        clientCpu: (ownCpu() - cpuBefore) / seconds,
      };
    },
  };
}
