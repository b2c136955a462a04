import type { MoveType, ReadableMove } from '@altiplano/rules';
import { mayAct } from '../play/turn-moves.ts';
import type { AtTable } from '../state/at-table.ts';

type Known = Pick<AtTable, 'own' | 'legal' | 'info' | 'words' | 'texts' | 'hasActed'>;

/**
 * Where the usual question would mislead: the game was called off, nothing can be taken back, or of travelling, acting
 * and passing not all is possible. Null where it says what there is to do.
 */
export function specialStatus(table: Known, canUndo: boolean): string | null {
  const { own, legal, info, words } = table;
  if (info.status === 'abandoned') return words.online.calledOff;
  if (legal.length === 0) return null;
  if (own?.decision === 'takeBack') return legal.every(isOf('draw')) ? words.onlyDraw : null;
  return own?.decision === 'turn' ? turnStatus(table, canUndo) : null;
}

function isOf(type: MoveType): (move: ReadableMove) => boolean {
  return (move) => move.type === type;
}

function turnStatus({ own, legal, words, texts, hasActed }: Known, canUndo: boolean): string | null {
  const mayTravel = legal.some(isOf('travel'));
  const canAct = mayAct(legal);
  if (hasActed) return mayTravel ? null : words.onlyEnd;
  if (legal.some(isOf('setFigure'))) return words.setFirst;
  if (legal.some(isOf('pass'))) {
    if (mayTravel && canAct) return null;
    return mayTravel ? words.travelOrPass : canAct ? words.actOrPass : words.onlyPass;
  }
  const figure = own?.figure ?? null;
  const here = figure === null ? '' : texts.words.at(figure);
  return words.mustAct({ here, mayTravel, mayAct: canAct, canUndo });
}
