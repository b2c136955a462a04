import type { Location, Thing } from '@altiplano/rules';

/** Good places for each thing, the best first: enough to make, build, store and sell something. */
export const GOOD_PLACES: Readonly<Record<Thing, readonly Location[]>> = {
  food: ['mine', 'forest', 'farm', 'harbor'],
  corn: ['village', 'market'],
  wood: ['road', 'harbor', 'market'],
  stone: ['road', 'village', 'market'],
  fish: ['harbor', 'village', 'market'],
  alpaca: ['farm', 'village', 'market'],
  cacao: ['forest', 'village', 'market'],
  ore: ['mine', 'village', 'market'],
  wool: ['farm', 'village', 'market'],
  cloth: ['village', 'market'],
  silver: ['village', 'market'],
  glass: ['village', 'market'],
  coin: ['market'],
};
