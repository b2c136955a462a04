import type { Pack } from '../pack.ts';
import { eventPile, events } from '../shipped/events.ts';
import { extensionKinds } from '../shipped/extension-kinds.ts';
import { carts, firstEditionFood, ordersInPlay, supply } from '../shipped/supply.ts';
import { assets } from './steady-assets.ts';
import { board, boardProvenance, goods } from './steady-board.ts';
import { boats, houses, missions, orders } from './steady-cards.ts';
import { extensions } from './steady-extensions.ts';
import { roles } from './steady-roles.ts';

/**
 * The pack that tests count on: what the rulebooks settle is shared with the shipped pack, and what is ours stands here
 * as a copy that stays as it is, so that the shipped values can be tuned without a test noticing.
 */
export const steadyPack: Pack = {
  format: 1,
  id: 'altiplano-steady-1',
  name: { en: 'Steady values, for tests', de: 'Feste Werte, für Tests' },
  note: {
    en: 'Every value of our own stays as it is, however the shipped pack is tuned.',
    de: 'Jeder eigene Wert bleibt, wie er ist, gleich wie das mitgelieferte Paket abgestimmt wird.',
  },
  provenance: {
    supply: 'book',
    firstEditionFood: 'book',
    carts: 'book',
    ordersInPlay: 'book',
    points: 'book',
    board: boardProvenance,
    eventPile: 'book',
  },
  goods,
  supply,
  firstEditionFood,
  carts,
  ordersInPlay,
  points: { boat: 2, house: 4 },
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
