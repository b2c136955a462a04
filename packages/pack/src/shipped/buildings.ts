import { type BuildingRow, type Good, GOODS } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

/** How many come with which box is the book's; the good on each is ours. */
function building(what: 'house' | 'boat', good: Good): Sourced<BuildingRow> {
  const traveler = good === 'corn';
  return { id: `${what}-${good}`, good, traveler, provenance: { good: 'ours', traveler: 'book' } };
}

const shown = [...GOODS.filter((good) => good !== 'food' && good !== 'corn'), 'corn' as const];

export const houses: Pack['houses'] = shown.map((good) => building('house', good));
export const boats: Pack['boats'] = shown.map((good) => building('boat', good));
