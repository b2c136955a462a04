import type { Migration } from 'kysely/migration';
import { start } from './migrations/0001-start.ts';
import { tallies } from './migrations/0002-tallies.ts';
import { bounds } from './migrations/0003-bounds.ts';

/** Every version of the store, oldest first. One that was ever released is never changed; what is new comes after it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-start': { up: start },
  '0002-tallies': { up: tallies },
  '0003-bounds': { up: bounds },
};
