import { type Trouble, troubleOfRules } from '@altiplano/protocol';
import { isRejection, type ReadableMove } from '@altiplano/rules';
import { clientTrouble } from '../table/client-trouble.ts';
import type { TableSnapshot, TableStore } from '../table/table-store.ts';
import type { Intended } from './line-step.ts';
import {
  beginStudy,
  decisions,
  followed,
  lastDecision,
  lastTurn,
  type Study,
  studyEnd,
  withMove,
  withoutLast,
} from './study.ts';
import { studySnapshot } from './study-snapshot.ts';

/** The study at a table, if there is one; nothing that is done in it leaves this device. */
export interface Studying extends Pick<TableStore, 'play' | 'undo' | 'undoTurn' | 'redo' | 'dismissRefusal'> {
  readonly study: Study | null;
  /** What a screen shows of the table meanwhile. */
  snapshot(table: TableSnapshot): TableSnapshot;
  begin(table: TableSnapshot, intended: readonly Intended[]): void;
  /** The table is as it is now: the study follows it if the line still fits. */
  follow(table: TableSnapshot): void;
  /** Begins anew from the table as it is now, with what of the line still fits. */
  catchUp(table: TableSnapshot): void;
  leave(): void;
}

/** Tries things out; `changed` is called after each change. */
export function createStudying(changed: () => void): Studying {
  let study: Study | null = null;
  /** The line that was left last, so that whoever left it by mistake can play it again. */
  let left: { readonly round: number; readonly moves: readonly ReadableMove[] } | null = null;
  let refusal: { readonly move: ReadableMove; readonly trouble: Trouble } | null = null;

  function become(next: Study | null): null {
    study = next;
    refusal = null;
    changed();
    return null;
  }

  function begin({ game, you, own }: TableSnapshot, intended: readonly Intended[]): void {
    if (game === null || you === 'spectator') return void become(null);
    const begun = beginStudy(game, you, own?.forced ?? false, intended);
    become(typeof begun === 'string' ? null : { ...begun, redo: leftAfter(begun) });
  }

  /** What followed in the line that was left, if it began in the same way. */
  function leftAfter(begun: Study): readonly ReadableMove[] {
    const done = decisions(begun);
    const isSame = done.every((move, at) => JSON.stringify(move) === JSON.stringify(left?.moves[at]));
    return isSame && left?.round === begun.table.state.round ? left.moves.slice(done.length) : [];
  }

  function leave(): void {
    if (study !== null) left = { round: study.table.state.round, moves: decisions(study) };
    become(null);
  }

  async function play(move: ReadableMove): Promise<Trouble | null> {
    if (study === null || studyEnd(study) !== null) return clientTrouble('notRunning');
    const next = withMove(study, move);
    if (!isRejection(next)) return become(next);
    const trouble = troubleOfRules(next);
    refusal = { move, trouble };
    changed();
    return trouble;
  }

  async function back(count: (of: Study) => number): Promise<Trouble | null> {
    if (study === null || study.steps.length === 0) return clientTrouble('nothingToUndo');
    return become(withoutLast(study, count(study)));
  }

  return {
    get study() {
      return study;
    },
    snapshot: (table) => (study === null ? table : studySnapshot(table, study, refusal)),
    begin,
    follow(table) {
      if (study === null) return;
      const isOther = table.game === null || table.you !== study.seat;
      study = isOther ? null : followed(study, table.game);
    },
    catchUp: (table) => begin(table, study?.steps ?? []),
    leave,
    play,
    async undo(steps = 1) {
      let trouble: Trouble | null = null;
      for (let step = 0; step < steps && trouble === null; step++) trouble = await back(lastDecision);
      return trouble;
    },
    undoTurn: () => back(lastTurn),
    async redo() {
      const move = study?.redo[0];
      return move === undefined ? clientTrouble('nothingToRedo') : play(move);
    },
    dismissRefusal() {
      refusal = null;
      changed();
    },
  };
}
