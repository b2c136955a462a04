import type { MissionCondition, MissionRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function mission(id: string, points: number, condition: MissionCondition): Sourced<MissionRow> {
  const provenance = { points: 'ours', condition: 'book', traveler: 'book' } as const;
  return { id, points, condition, traveler: false, provenance };
}

/** I5 and T16. */
export const missions: Pack['missions'] = [
  mission('three-orders', 6, { verb: 'orders', least: 3 }),
  mission('three-alpaca', 4, { verb: 'stored', good: 'alpaca', least: 3 }),
  mission('seven-kinds', 5, { verb: 'storedKinds', least: 7 }),
  mission('twenty-goods', 5, { verb: 'storedTiles', least: 20 }),
  mission('first-row', 3, { verb: 'firstRow' }),
  mission('four-rows-without-corn', 6, { verb: 'rowsWithoutCorn', least: 4 }),
  mission('silver-and-cloth', 6, { verb: 'ownedAtEnd', goods: ['silver', 'cloth'], least: 3 }),
  mission('four-glass', 6, { verb: 'ownedAtEnd', goods: ['glass'], least: 4 }),
  mission('three-rows', 4, { verb: 'rows', least: 3 }),
  mission('five-corn', 4, { verb: 'stored', good: 'corn', least: 5 }),
  mission('first-fish-row', 4, { verb: 'firstRowOf', good: 'fish' }),
  mission('three-boats', 4, { verb: 'boats', least: 3 }),
  mission('three-houses', 4, { verb: 'houses', least: 3 }),
  mission('most-ore', 4, { verb: 'mostAtEnd', good: 'ore' }),
  mission('four-cacao', 4, { verb: 'stored', good: 'cacao', least: 4 }),
  mission('order-boat-and-house', 4, { verb: 'orderBoatAndHouse' }),
  mission('first-order', 3, { verb: 'firstOrder' }),
  mission('first-house', 3, { verb: 'firstHouse' }),
  mission('most-stone', 4, { verb: 'mostAtEnd', good: 'stone' }),
  mission('two-wool-or-cloth-orders', 5, { verb: 'ordersAskingFor', goods: ['wool', 'cloth'], least: 2 }),

  { ...mission('three-assets', 4, { verb: 'assetsAtEnd', least: 3 }), traveler: true },
];
