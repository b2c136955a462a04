import type { Trouble } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { legalFor } from '../sight/legal-for.ts';
import type { TableSnapshot } from '../table/table-store.ts';
import { lastTurn, studied, type Study, studyEnd } from './study.ts';

const NOTHING: readonly never[] = [];

/** What a screen shows of a table while something is tried out there. */
export function studySnapshot(
  table: TableSnapshot,
  study: Study,
  refusal: { readonly move: ReadableMove; readonly trouble: Trouble } | null,
): TableSnapshot {
  const game = studied(study);
  return {
    ...table,
    game,
    mayAct: studyEnd(study) === null && legalFor(game, study.seat).length > 0,
    waits: false,
    onTheirWay: 0,
    undo: { steps: study.steps.length, ofTurn: lastTurn(study), redo: study.redo.length },
    refusal,
    queue: NOTHING,
  };
}
