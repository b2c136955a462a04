import type {
  ClockInfo,
  FromServerOf,
  Motion,
  OwnInfo,
  TableCommand,
  TableInfo,
  Trouble,
} from '@altiplano/protocol';
import type { Game, ReadableMove, Viewer } from '@altiplano/rules';
import type { ConnectionState } from '../connection/state.ts';
import type { ExternalStore } from '../external/external-store.ts';
import type { Log } from '../log/log-line.ts';
import type { Step } from './step.ts';

export type ChatLine = Omit<FromServerOf<'chat'>, 'type' | 'table'>;
export type Presence = Omit<FromServerOf<'presence'>, 'type' | 'table'>;
export type Hint = Omit<FromServerOf<'hint'>, 'type' | 'id' | 'table'>;
export type ReplayPosition = Omit<FromServerOf<'position'>, 'type' | 'id' | 'table'>;

/** What a screen shows of a table. A part that has not changed is the same object as before. */
export interface TableSnapshot {
  /** `loading`: nothing is known yet. `gone`: `trouble` says why there is nothing to see. */
  readonly status: 'loading' | 'ready' | 'gone';
  readonly trouble: Trouble | null;
  readonly connection: ConnectionState;
  /** Whether the connection is there again, but not yet all that was missed. */
  readonly catchingUp: boolean;
  readonly you: Viewer;
  readonly info: TableInfo | null;
  readonly clock: ClockInfo | null;
  /** How far the other side's clock is ahead of ours, in milliseconds, as far as one can tell. */
  readonly ahead: number;
  readonly own: OwnInfo | null;
  readonly presence: Presence | null;
  readonly chat: readonly ChatLine[];
  /** What the viewer sees, as if all own steps on their way were done; null in the lobby. */
  readonly game: Game | null;
  /** Whether the own seat has something to decide, here and now. */
  readonly mayAct: boolean;
  /** Whether something is on its way that has to come back first. */
  readonly waits: boolean;
  /** How many own deeds have no answer yet. */
  readonly onTheirWay: number;
  /** How many steps can be taken back or played again. */
  readonly undo: { readonly steps: number; readonly ofTurn: number; readonly redo: number };
  /** The last move or order that was refused; null once something else was done. */
  readonly refusal: { readonly move: ReadableMove | null; readonly trouble: Trouble } | null;
  /** What happened and has not been shown yet, the oldest first. */
  readonly queue: readonly Step[];
  readonly log: Log;
}

/** An open table. What a promise resolves to is null if it was done, or why not. */
export interface TableStore extends ExternalStore<TableSnapshot> {
  /** Plays a move of the own seat: shown at once if it reveals nothing, and taken back if it is refused. */
  play(move: ReadableMove): Promise<Trouble | null>;
  /** Takes back the last own steps. */
  undo(steps?: number): Promise<Trouble | null>;
  /** Takes back all steps of the turn that is being played. */
  undoTurn(): Promise<Trouble | null>;
  /** Plays again what was taken back last. */
  redo(): Promise<Trouble | null>;
  propose(motion: Motion): Promise<Trouble | null>;
  /** Anything else that one can do at a table. */
  order(command: Exclude<TableCommand, { type: 'play' | 'undo' }>): Promise<Trouble | null>;
  say(text: string): Promise<Trouble | null>;
  /** What a bot would do now. */
  hint(): Promise<Hint | Trouble>;
  /** A new table with the same people; its id. */
  rematch(): Promise<{ readonly table: string } | Trouble>;
  /** A position of an ended game. */
  position(position: number, as: Viewer | 'all'): Promise<ReplayPosition | Trouble>;
  /** On a shared device: the table as another seat sees it, or as nobody in particular does. */
  look(as: Viewer): Promise<Trouble | null>;
  /** Loads older lines of the log, some at a time. */
  loadLog(): Promise<Trouble | null>;
  /** What was to be seen after an update, for looking back; remembered, or asked for. */
  gameAt(number: number): Promise<Game | Trouble>;
  /** The steps up to this one have been shown; without a key all of them. */
  shown(key?: number): void;
  dismissRefusal(): void;
  /** Stops following the table. */
  close(): void;
}
