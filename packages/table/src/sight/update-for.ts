import type { EntryKind, OwnInfo, Update } from '@altiplano/protocol';
import {
  createSeen,
  type Game,
  type GameEvent,
  seeAgain,
  type State,
  type Viewer,
} from '@altiplano/rules/engine';
import { clockOf } from '../clock/read-clock.ts';
import type { Table } from '../table.ts';
import { deedOf } from './deed.ts';
import { heardBy } from './heard.ts';
import { infoOf, ownInfoOf } from './info.ts';
import { type Numbers, numbersOf, takeChanges } from './numbers.ts';
import { bitOf } from './sequences.ts';
import { sequenceOf } from './viewer.ts';

/** What a viewer was last shown; one for all devices of a viewer. Keep it as long as someone watches. */
export interface Sight {
  readonly viewer: Viewer;
  /** The numbers of the state that the viewer sees; null in the lobby. */
  known: Int32Array | null;
  own: OwnInfo | null;
}

/** A game to look at for everyone in turn: only numbers are kept for each. */
interface Glass {
  readonly of: Game;
  readonly seen: Game;
  readonly numbers: Numbers;
}

const glasses = new WeakMap<Table, Glass>();

function glassOf(table: Table, game: Game): Glass {
  const known = glasses.get(table);
  if (known?.of === game) return known;
  const seen = createSeen(game);
  const glass = { of: game, seen, numbers: numbersOf(seen.state) };
  glasses.set(table, glass);
  return glass;
}

/** Begins to show a table to a viewer, who now knows what `fullFor` gives. */
export function createSight(table: Table, viewer: Viewer): Sight {
  const sight: Sight = { viewer, known: null, own: ownInfoOf(table, viewer) };
  if (table.game !== null) look(table, table.game, sight);
  return sight;
}

/** The changes since the viewer last looked; null if it is the first time. */
function look(table: Table, game: Game, sight: Sight): number[] | null {
  const { seen, numbers } = glassOf(table, game);
  seeAgain(seen, game, sight.viewer);
  if (sight.known !== null) return takeChanges(numbers, sight.known);
  sight.known = new Int32Array(numbers.count);
  takeChanges(numbers, sight.known);
  return null;
}

/** Entries that leave what is known about the table as it was. */
const NOTHING_ABOUT_TABLE: ReadonlySet<EntryKind> = new Set(['played', 'undone', 'preferred', 'paused']);

/** After each `foldEntry`: the viewer's update, or null if the entry is none of the viewer's business. */
export function updateFor(table: Table, sight: Sight): Update | null {
  const { viewer } = sight;
  if (table.last === null) return null;
  const { entry, mask, clock } = table.last;
  if ((mask & (1 << bitOf(viewer))) === 0) return null;
  const update: Writable<Update> = {
    number: sequenceOf(table, viewer),
    at: entry.at,
    deed: deedOf(table, entry, viewer),
    events: eventsFor(table, viewer),
  };
  if (table.game !== null) {
    // Other rules may know other numbers.
    if (entry.kind === 'continued') sight.known = null;
    const changes = look(table, table.game, sight);
    if (changes === null) update.state = copyOfSeen(table, table.game);
    else if (changes.length > 0) update.patch = changes;
  }
  if (!NOTHING_ABOUT_TABLE.has(entry.kind)) update.info = infoOf(table, viewer);
  const clocks = clock ? clockOf(table) : null;
  if (clocks !== null) update.clock = clocks;
  const own = ownInfoOf(table, viewer);
  if (own !== null && !isSame(own, sight.own)) update.own = own;
  sight.own = own;
  return update;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function copyOfSeen(table: Table, game: Game): State {
  return structuredCopy(glassOf(table, game).seen.state);
}

/** Of plain numbers, lists and objects. */
function structuredCopy(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

function isSame(own: OwnInfo, before: OwnInfo | null): boolean {
  return (
    before !== null &&
    own.forced === before.forced &&
    own.mayUndo.length === before.mayUndo.length &&
    own.mayUndo.every((number, index) => number === before.mayUndo[index])
  );
}

function eventsFor(table: Table, viewer: Viewer): GameEvent[] {
  const { game, last } = table;
  return game === null || last === null ? [] : heardBy(game, last.log, viewer);
}
