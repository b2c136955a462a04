import { type Good, GOODS } from './goods.ts';

export const LOCATIONS = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'] as const;
export type Location = (typeof LOCATIONS)[number];

/** The locations by name. */
export const VILLAGE = 0;
export const MARKET = 1;
export const ROAD = 2;
export const HARBOR = 3;
export const FARM = 4;
export const MINE = 5;
export const FOREST = 6;
export const LOCATION_COUNT = 7;
export const NOWHERE = -1;

/** Where each good's supply lies (S4); food lies in the common supply. */
const HOMES: Record<Good, Location | null> = {
  food: null,
  corn: 'road',
  wood: 'forest',
  stone: 'mine',
  fish: 'harbor',
  alpaca: 'farm',
  cacao: 'forest',
  ore: 'mine',
  wool: 'farm',
  cloth: 'farm',
  silver: 'mine',
  glass: 'market',
};

export function locationIndex(location: Location): number {
  return LOCATIONS.indexOf(location);
}

/** Location index by good, NOWHERE for food. */
export const HOME: readonly number[] = GOODS.map((good) => {
  const home = HOMES[good];
  return home === null ? NOWHERE : locationIndex(home);
});
