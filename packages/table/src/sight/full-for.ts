import type { ClockInfo, OwnInfo, TableInfo } from '@altiplano/protocol';
import {
  createMoveBuffer,
  legalMoves,
  type ReadableMove,
  seen,
  type State,
  view,
  type View,
  type Viewer,
  writeMove,
} from '@altiplano/rules/engine';
import { clockOf } from '../clock/read-clock.ts';
import { isPlayedByPerson } from '../fold/places.ts';
import type { Table } from '../table.ts';
import { infoOf, ownInfoOf } from './info.ts';
import { sequenceOf } from './viewer.ts';

/** All that a viewer may know now, for the message `table`. */
export interface Full {
  readonly number: number;
  readonly you: Viewer;
  readonly info: TableInfo;
  readonly clock: ClockInfo | null;
  readonly own: OwnInfo | null;
  /** Not in the lobby. */
  readonly state?: State;
}

/** All that a viewer may know now; the updates of a sight made at the same time go on from here. */
export function fullFor(table: Table, viewer: Viewer): Full {
  const full = {
    number: sequenceOf(table, viewer),
    you: viewer,
    info: infoOf(table, viewer),
    clock: clockOf(table),
    own: ownInfoOf(table, viewer),
  };
  return table.game === null ? full : { ...full, state: seen(table.game, viewer) };
}

const buffer = createMoveBuffer();

/** The readable form: the view, and the legal moves of the viewer's seat if its person plays it and it may act. */
export function viewFor(
  table: Table,
  viewer: Viewer,
): { readonly view?: View; readonly moves?: ReadableMove[] } {
  const { game } = table;
  if (game === null) return {};
  const seenView = view(game, viewer);
  const place = viewer === 'spectator' ? undefined : table.places[viewer];
  const mayAct = table.status === 'running' && place !== undefined && isPlayedByPerson(place);
  if (viewer === 'spectator' || !mayAct) return { view: seenView };
  const count = legalMoves(game, viewer, buffer);
  if (count === 0) return { view: seenView };
  return { view: seenView, moves: [...buffer.subarray(0, count)].map((move) => writeMove(game, move)) };
}
