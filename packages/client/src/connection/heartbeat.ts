import { nothingToCancel, type Timers } from './timers.ts';

/** After so much silence the other side is asked for a sign of life, in milliseconds. */
const SILENCE = 25_000;
/** So long it may take to come. */
const PATIENCE = 10_000;

export interface HeartbeatParts {
  readonly timers: Timers;
  ping(): void;
  /** No sign came: whatever the platform says, the connection is dead. */
  dead(): void;
}

export interface Heartbeat {
  start(): void;
  stop(): void;
  /** Something was heard. */
  heard(): void;
}

/** Notices a connection that is gone although nobody has said so, as after a change of networks. */
export function createHeartbeat({ timers, ping, dead }: HeartbeatParts): Heartbeat {
  let cancel = nothingToCancel;
  let heardAt = 0;
  let count = 0;
  const listen = (): void => {
    cancel = timers.after(SILENCE, () => {
      const since = timers.now() - heardAt;
      if (since < SILENCE) return listen();
      const before = count;
      ping();
      cancel = timers.after(PATIENCE, () => (count === before ? dead() : listen()));
    });
  };
  return {
    start() {
      cancel();
      heardAt = timers.now();
      listen();
    },
    stop: () => cancel(),
    heard() {
      count++;
      heardAt = timers.now();
    },
  };
}
