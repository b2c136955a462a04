import type { FromServerOf, Trouble } from '@altiplano/protocol';
import type { FromHost, ToHost } from '../local/messages.ts';

/** What is said about a table to those who follow it. */
export type AboutTable = FromServerOf<'table' | 'update' | 'chat' | 'presence' | 'left'>;

/** Somebody who follows a table. */
export interface Follower {
  /** The number of the last update that it has; undefined if it needs the whole table. */
  have(): number | undefined;
  heard(message: AboutTable): void;
  /** It cannot be followed. */
  refused(trouble: Trouble): void;
  /** All that was missed has been told. */
  caughtUp(): void;
  /** The connection is gone; it will be followed again. */
  lost(): void;
}

export interface Followed {
  /** Asks for what the follower does not have: after a gap. */
  again(): void;
  stop(): void;
}

export interface Following {
  follow(table: string, follower: Follower): Followed;
  /** The connection is there again. */
  resume(): void;
  lost(): void;
  /** True if the message was for a follower. */
  heard(message: FromHost): boolean;
}

export interface FollowingParts {
  newId(): string;
  send(message: ToHost): void;
}

const ABOUT_TABLE: readonly string[] = ['table', 'update', 'chat', 'presence', 'left'];

export function createFollowing({ newId, send }: FollowingParts): Following {
  const followers = new Map<string, Follower>();
  /** By the key of the request to watch: its table. */
  const asked = new Map<string, string>();

  function watch(table: string, follower: Follower): void {
    const id = newId();
    const have = follower.have();
    asked.set(id, table);
    send(have === undefined ? { type: 'watch', id, table } : { type: 'watch', id, table, have });
  }

  return {
    follow(table, follower) {
      if (followers.has(table)) throw new Error(`the table ${table} is followed already`);
      followers.set(table, follower);
      watch(table, follower);
      return {
        again() {
          if (followers.get(table) === follower) watch(table, follower);
        },
        stop() {
          if (followers.get(table) !== follower) return;
          followers.delete(table);
          send({ type: 'unwatch', id: newId(), table });
        },
      };
    },
    resume() {
      asked.clear();
      for (const [table, follower] of followers) watch(table, follower);
    },
    lost() {
      for (const follower of followers.values()) follower.lost();
    },
    heard(message) {
      if ('id' in message && typeof message.id === 'string' && asked.has(message.id)) {
        const table = asked.get(message.id) ?? '';
        asked.delete(message.id);
        const follower = followers.get(table);
        if (message.type === 'refused') follower?.refused(message.trouble);
        else follower?.caughtUp();
        return true;
      }
      if (!ABOUT_TABLE.includes(message.type)) return false;
      const about = message as AboutTable;
      followers.get(about.table)?.heard(about);
      return true;
    },
  };
}
