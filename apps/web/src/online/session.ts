import { createCell } from '@altiplano/client';
import type { Person, Trouble } from '@altiplano/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { api, isTrouble } from './api.ts';

/** Who we are to the server, as far as we know. */
export type Session =
  | { readonly is: 'unknown' }
  | { readonly is: 'nobody' }
  | { readonly is: 'somebody'; readonly person: Person }
  /** There is no server to be reached. */
  | { readonly is: 'unreachable'; readonly trouble: Trouble };

const cell = createCell<Session>({ is: 'unknown' });

/** Keeps what the server said about us; a refusal is handed on. */
function keep(answer: Person | Trouble | null): Trouble | null {
  if (answer === null) cell.set({ is: 'nobody' });
  else if (isTrouble(answer)) return answer;
  else cell.set({ is: 'somebody', person: answer });
  return null;
}

async function ask(): Promise<void> {
  const trouble = keep(await api.me());
  if (trouble !== null) cell.set({ is: 'unreachable', trouble });
}

let asking: Promise<void> | null = null;

/** Asks who we are; several who want to know at once ask once. */
export function askWhoIAm(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Takes a name, as a new person or as the one we are. */
export async function takeName(name: string): Promise<Trouble | null> {
  return keep(await api.become(name));
}

/** Becomes the person whose one-time code this is. */
export async function claimCode(code: string): Promise<Trouble | null> {
  return keep(await api.claim(code));
}

/** Ends the session on this device. */
export async function signOut(): Promise<Trouble | null> {
  return keep(await api.leave());
}

/** Who we are, asked for when it is first needed. */
export function useSession(): Session {
  const session = useSyncExternalStore(cell.subscribe, cell.getSnapshot);
  useEffect(() => {
    if (cell.getSnapshot().is === 'unknown') void askWhoIAm();
  }, []);
  return session;
}
