import type { MoveType, ReadableMove } from '@altiplano/rules';
import type { TablePart } from '../state/at-table.ts';

const AT: Partial<Record<MoveType, TablePart>> = {
  travel: 'places',
  setFigure: 'places',
  buyExtension: 'market',
  takeOrder: 'market',
  buildHouse: 'market',
  buildBoat: 'market',
  buyAsset: 'market',
  buyGood: 'market',
};

/** What is done: two ways to the same place, or two tiles for the same card, are one. */
function whatOf(move: ReadableMove): string {
  switch (move.type) {
    case 'travel':
    case 'setFigure':
      return move.location;
    case 'buyAsset':
      return `${move.asset} ${move.good}`;
    case 'buyExtension':
      return move.extension;
    case 'takeOrder':
      return `${move.type} ${move.order}`;
    case 'buildHouse':
      return `${move.type} ${move.house}`;
    case 'buildBoat':
      return `${move.type} ${move.boat}`;
    case 'buyGood':
      return `${move.type} ${move.good}`;
    default:
      return move.type;
  }
}

/** How many different things can be done on the parts of the table that a small screen does not show. */
export function countsByPart(legal: readonly ReadableMove[]): Partial<Record<TablePart, number>> {
  const found: Partial<Record<TablePart, Set<string>>> = {};
  for (const move of legal) {
    const part = AT[move.type];
    if (part === undefined) continue;
    (found[part] ??= new Set()).add(whatOf(move));
  }
  return Object.fromEntries(Object.entries(found).map(([part, all]) => [part, all.size]));
}
