import { PRINTED_COSTS } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import { assets } from './assets.ts';
import { board, boardProvenance } from './board.ts';
import { boats, houses } from './buildings.ts';
import { eventPile, events } from './events.ts';
import { extensionKinds } from './extension-kinds.ts';
import { extensions } from './extensions.ts';
import { goods } from './goods.ts';
import { missions } from './missions.ts';
import { orders } from './orders.ts';
import { roles } from './roles.ts';
import { carts, firstEditionFood, ordersInPlay, supply } from './supply.ts';

/** The pack that the product ships. */
export const shippedPack: Pack = {
  format: 1,
  id: 'altiplano-ours-1',
  name: { en: 'Altiplano, our values', de: 'Altiplano, unsere Werte' },
  note: {
    en: 'Most prices, points, costs and starting goods in this pack are our own, not the printed ones.',
    de: 'Die meisten Preise, Punkte, Kosten und Startwaren in diesem Paket sind unsere eigenen, nicht die gedruckten.',
  },
  provenance: {
    supply: 'book',
    firstEditionFood: 'book',
    carts: 'book',
    ordersInPlay: 'book',
    points: 'book',
    board: boardProvenance,
    costs: 'book',
    eventPile: 'book',
  },
  goods,
  supply,
  firstEditionFood,
  carts,
  ordersInPlay,
  points: { boat: 2, house: 4 },
  board,
  costs: PRINTED_COSTS,
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
