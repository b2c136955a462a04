import type { Good, Location } from '@altiplano/rules';
import type { Scene } from './scene.ts';

const AT_LOCATION: Record<Location, readonly Good[]> = {
  village: [],
  market: ['glass'],
  road: ['corn'],
  harbor: ['fish'],
  farm: ['alpaca', 'wool', 'cloth'],
  mine: ['stone', 'ore', 'silver'],
  forest: ['wood', 'cacao'],
};

/** What is left at a location, as words, and as a number. */
export function supplyAt(location: Location, { seen, names }: Scene): { text: string; left: number } {
  const { words } = names.texts;
  const tiles = AT_LOCATION[location].map((good) => `${seen.supply[good]} ${words.things[good]}`);
  let left = AT_LOCATION[location].reduce((sum, good) => sum + seen.supply[good], 0);
  const add = (count: number, say: (count: number) => string): void => {
    tiles.push(say(count));
    left += count;
  };
  if (location === 'village') {
    add(seen.houses.length, words.houses);
    add(seen.carts, words.carts);
  }
  if (location === 'market') add(seen.orders.length, words.orders);
  if (location === 'harbor') add(seen.boats.length, words.boats);
  return { text: tiles.join(', '), left };
}
