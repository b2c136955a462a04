import type { FromServer, Person } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';

/** Patches of a state for the rules engine, or readable views with the legal moves. */
export type Form = 'state' | 'view';

/** Somebody at the other end of a connection. */
export interface Watcher {
  readonly person: Person;
  readonly isOpen: boolean;
  /** Sends a message that is text already, as one text may go to many. */
  send(text: string): void;
}

/** A connection that follows a table. */
export interface Watch {
  readonly watcher: Watcher;
  readonly form: Form;
  /** As whom; changes when the person sits down or stands up. */
  viewer: Viewer;
  /** Who was there, as it was last told: said again only if it has changed, so that it tells nothing else. */
  presence: string;
}

/** Sends one message to one watcher. */
export function say(watcher: Watcher, message: FromServer): void {
  watcher.send(JSON.stringify(message));
}
