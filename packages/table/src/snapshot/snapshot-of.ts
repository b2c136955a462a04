import { PLAYED_BY, RULES_VERSION } from '@altiplano/protocol';
import type { State } from '@altiplano/rules/engine';
import type { Anchor, Table } from '../table.ts';

export const SNAPSHOT_FORMAT = 1;

type Kept = Omit<Table, 'parts' | 'game' | 'plays' | 'sequences' | 'keys' | 'last'>;

/** The fold of a log as JSON. */
export interface Snapshot extends Kept {
  readonly format: typeof SNAPSHOT_FORMAT;
  /** The rules of the program that made it: what the numbers of moves and states mean. */
  readonly madeBy: string;
  readonly state: State | null;
  readonly anchor: Anchor | null;
  /** Of each: entry, seat, move, by whom, credit. */
  readonly plays: readonly (readonly number[])[];
  readonly visible: readonly number[];
  readonly keys: readonly (readonly [string, number])[];
}

/** The whole fold as JSON, to be kept as a cache; it shares nothing with the table. */
export function snapshotOf(table: Table): Snapshot {
  const { parts: _parts, game, plays, sequences, keys, last: _last, ...kept } = table;
  const snapshot: Snapshot = {
    ...kept,
    format: SNAPSHOT_FORMAT,
    madeBy: RULES_VERSION,
    state: game === null ? null : game.state,
    plays: plays.map(({ number, seat, move, by, credit }) => [
      number,
      seat,
      move,
      PLAYED_BY.indexOf(by),
      credit,
    ]),
    visible: sequences.visible,
    keys: [...keys],
  };
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot;
}
