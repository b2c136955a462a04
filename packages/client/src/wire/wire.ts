import type { FromHost, ToHost } from '../local/messages.ts';

/** Why a wire was closed, as far as one knows. */
export interface Closing {
  /** The code of a socket's end; null where there is none. */
  readonly code: number | null;
}

export interface WireListeners {
  heard(message: FromHost): void;
  /** Once; nothing is heard afterwards. */
  closed(closing: Closing): void;
}

/** A way to whoever runs the tables: a server's socket, or a worker. */
export interface Wire {
  /** What is sent before the other side has said welcome may be lost. */
  send(message: ToHost): void;
  /** The listeners hear nothing more, not even that it is closed. */
  close(): void;
}

export type OpenWire = (listeners: WireListeners) => Wire;

/** A message as far as it has to be one to be passed on: the own server is trusted to say what the protocol says. */
export function isMessage(value: unknown): value is FromHost {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
