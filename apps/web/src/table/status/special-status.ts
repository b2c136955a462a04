import type { MoveType, ReadableMove } from '@altiplano/rules';
import type { AtTable } from '../state/at-table.ts';

/** What is no action of a turn. */
const BESIDE: readonly MoveType[] = ['travel', 'setFigure', 'pass', 'endTurn'];

type Known = Pick<AtTable, 'own' | 'legal' | 'info' | 'words' | 'texts' | 'hasActed'>;

/**
 * Where the usual question would mislead: the game was called off, nothing can be taken back, or of travelling, acting
 * and passing not all is possible. Null where it says what there is to do.
 */
export function specialStatus(table: Known, canUndo: boolean): string | null {
  const { own, legal, info, words } = table;
  if (info.status === 'abandoned') return words.company.calledOff;
  if (legal.length === 0) return null;
  if (own?.decision === 'takeBack') return legal.every(isOf('draw')) ? words.onlyDraw : null;
  return own?.decision === 'turn' ? turnStatus(table, canUndo) : null;
}

function isOf(type: MoveType): (move: ReadableMove) => boolean {
  return (move) => move.type === type;
}

function turnStatus({ own, legal, words, texts, hasActed }: Known, canUndo: boolean): string | null {
  const mayTravel = legal.some(isOf('travel'));
  const mayAct = legal.some(({ type }) => !BESIDE.includes(type));
  if (hasActed) return mayTravel ? null : words.onlyEnd;
  if (legal.some(isOf('setFigure'))) return words.setFirst;
  if (legal.some(isOf('pass'))) {
    if (mayTravel && mayAct) return null;
    return mayTravel ? words.travelOrPass : mayAct ? words.actOrPass : words.onlyPass;
  }
  const figure = own?.figure ?? null;
  const here = figure === null ? '' : texts.words.at(figure);
  return words.mustAct({ here, mayTravel, mayAct, canUndo });
}
