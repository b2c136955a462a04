import type { Location, Thing } from '@altiplano/rules';

/** Where a sensible player puts a good, the best first: enough to make, build, store and sell something. */
export const LIKES: Readonly<Record<Thing, readonly Location[]>> = {
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
