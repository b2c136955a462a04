import type { MoveType, ReadableMove } from '@altiplano/rules';
import type { Part } from '../state/at-table.ts';

const AT: Partial<Record<MoveType, Part>> = {
  travel: 'places',
  setFigure: 'places',
  buyExtension: 'market',
  takeOrder: 'market',
  buildHouse: 'market',
  buildBoat: 'market',
  buyAsset: 'market',
  buyGood: 'market',
};

/** How many different things can be done on the parts of the table that a small screen does not show. */
export function countsByPart(legal: readonly ReadableMove[]): Partial<Record<Part, number>> {
  const found: Partial<Record<Part, Set<string>>> = {};
  for (const move of legal) {
    const part = AT[move.type];
    if (part === undefined) continue;
    const { location, extension, order, house, boat, asset, good } = move;
    const what = [move.type, location, extension, order, house, boat, asset, good].join(' ');
    (found[part] ??= new Set()).add(
      move.type === 'travel' || move.type === 'setFigure' ? String(location) : what,
    );
  }
  return Object.fromEntries(Object.entries(found).map(([part, all]) => [part, all.size]));
}
