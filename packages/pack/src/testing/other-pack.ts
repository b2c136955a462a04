import type { Pack } from '../pack.ts';
import { assets } from './other-assets.ts';
import { board, costs, goods, supply } from './other-board.ts';
import { boats, houses, missions, orders } from './other-cards.ts';
import { eventPile, events } from './other-events.ts';
import { extensionKinds, extensions } from './other-extensions.ts';
import { roles } from './other-roles.ts';

/** Values that differ from the steady ones, with the rulebook's costs: what recorded games were played with. */
export const otherPackAsRecorded: Pack = {
  format: 1,
  id: 'altiplano-other-1',
  name: { en: 'Other values, for tests', de: 'Andere Werte, für Tests' },
  note: {
    en: 'Every value was chosen to differ, none to be good to play.',
    de: 'Jeder Wert soll anders sein, keiner gut zu spielen.',
  },
  provenance: {
    supply: 'ours',
    firstEditionFood: 'ours',
    carts: 'ours',
    ordersInPlay: 'ours',
    points: 'ours',
    board: 'ours',
    eventPile: 'ours',
  },
  goods,
  supply,
  firstEditionFood: [25, 27, 31, 34],
  carts: [5, 8, 10, 13],
  ordersInPlay: [9, 11, 13, 16],
  points: { boat: 3, house: 5 },
  board,
  roles,
  extensionKinds,
  extensions,
  orders,
  houses,
  boats,
  missions,
  events,
  eventPile,
  assets,
};

/** A valid pack in which as much as possible differs from the steady one: no number may be baked into the rules. */
export const otherPack: Pack = {
  ...otherPackAsRecorded,
  id: 'altiplano-other-2',
  provenance: { ...otherPackAsRecorded.provenance, costs: 'ours' },
  costs,
};
