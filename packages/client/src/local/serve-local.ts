import { createPool, type WorkerLike as ThinkerLike } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Timers } from '../connection/timers.ts';
import { createLocalHost } from './local-host.ts';
import type { ToHost } from './messages.ts';
import type { GameStorage } from './storage.ts';

/** The part of a worker's own scope that matters here. */
export interface PortLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: unknown) => void): void;
}

/** The part of a browser's `BroadcastChannel` that matters here. */
export type ChannelLike = PortLike;

export interface ServeLocalParts {
  readonly port: PortLike;
  readonly storage: GameStorage;
  readonly pack: Pack;
  readonly timers: Timers;
  /** Starts a worker that thinks for bots. */
  spawnThinker(): ThinkerLike;
  readonly thinkers: number;
  newTable(): string;
  newSeed(): string;
  failed(error: unknown): void;
  /** Between the tabs of one browser. */
  readonly channel?: ChannelLike;
}

/** Runs the games of this device inside a worker. */
export function serveLocal(parts: ServeLocalParts): void {
  const { port, channel, spawnThinker, thinkers } = parts;
  const host = createLocalHost({
    ...parts,
    pool: createPool({ spawn: spawnThinker, size: thinkers }),
    post: (message) => port.postMessage(message),
    publish: (table) => channel?.postMessage(table),
  });
  port.addEventListener('message', (event) => {
    host.receive((event as { readonly data: ToHost }).data);
  });
  channel?.addEventListener('message', (event) => {
    const { data } = event as { readonly data?: unknown };
    if (typeof data === 'string') host.refresh(data);
  });
}
