import type { Timers } from '@altiplano/client';

/** The browser's time. */
export const timers: Timers = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

const KEY_BYTES = 16;

/** A key that nobody has used. */
export function newKey(): string {
  // There is no `randomUUID` where the page is served without TLS.
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(36)).join('');
}
