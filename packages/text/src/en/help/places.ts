import type { ChapterTexts } from '../../help/outline.ts';

type Chapters = Pick<
  ChapterTexts,
  'farm' | 'forest' | 'mine' | 'harbor' | 'village' | 'market' | 'road' | 'warehouse' | 'corn'
>;

/** What there is to do at each place, and the warehouse. */
export const places: Chapters = {
  farm: {
    title: 'Farm',
    about: 'Alpacas, wool and cloth.',
    says: {
      food: '{=farm-food}. Use one or several in one action.',
      wool: '{=farm-wool}.',
      cloth: '{=farm-cloth}.',
    },
  },
  forest: {
    title: 'Forest',
    about: 'Wood and cacao.',
    says: {
      wood: '{=forest-wood}.',
      cacao: '{=forest-cacao}. Use one or several; you choose for each.',
    },
  },
  mine: {
    title: 'Mine',
    about: 'Stone, ore and silver.',
    says: {
      stone: '{=mine-stone}.',
      silver: '{=mine-silver}.',
    },
  },
  harbor: {
    title: 'Harbor',
    about: 'Fish and boats.',
    says: {
      food: '{=harbor-food}. What you pay goes into your container as well and stays yours.',
      stone: '{=harbor-stone}.',
      boat: '{=boatCost} → a {boat} of your choice, and the tile it carries.',
    },
  },
  village: {
    title: 'Village',
    about: 'Houses, the warehouse, carts.',
    says: {
      house: '{=houseCost} → a {house} of your choice.',
      store:
        'Store one tile or several from the village into your {warehouse}, but never {food}. A tile that fits into no row cannot be stored.',
      cart: '{=cartPrice} buys a {cart}. Put it beside a movement space that has none; it can drive at once. At most one per round, and at most {=mostCarts} in all, the free one included.',
    },
  },
  market: {
    title: 'Market',
    about: 'Coins, extensions, orders.',
    says: {
      sell: 'Sell one tile or several at their prices. You keep the tiles: they go into the container. What has no price finds no buyer.',
      buy: 'Buy an {extension} from the strip, at most one per round.',
      order:
        'Take an {order} for {=orderPrice}, or deliver tiles to the one you have. These are two actions.',
      pay: 'Carts, extensions and orders are paid from your own coins at that moment. Coins from a sale earlier in the round are welcome.',
    },
  },
  road: {
    title: 'Road',
    about: 'More planning spaces, and corn.',
    says: {
      build: '{=roadCost} → your marker goes one space down the road.',
      steps:
        'Each step brings a planning space or a {corn}. A new planning space counts from the next drawing on. At the last space the road is finished.',
    },
  },
  warehouse: {
    title: 'The warehouse',
    about: 'Where tiles rest and rows bring points.',
    says: {
      why: 'A stored tile is out of the circle for good. It is still worth its points, and a full row brings more. It also makes your bag smaller, and so better.',
      order:
        'Rows are begun in a fixed order: the left {depot} from the bottom up, then the right one. You may begin many before the first is full.',
      good: 'The first tile decides what its {row} collects. After it only the same good may follow, or {corn}.',
      open: 'If you have an open row for a good, its next tile goes there. Only if you have none does it begin the next row.',
      oneByOne:
        'Store tile by tile in any order you like. The order decides which good begins which row, and later rows bring more.',
      food: '{food|Food} is never stored.',
    },
  },
  corn: {
    title: 'Corn',
    about: 'The wildcard of the warehouse.',
    says: {
      gain: 'Corn comes from the road, from fulfilled orders and from a few cards. You put it away at once, wherever your figure is.',
      joker: 'It may stand in for the good of any row that is begun and not full. Or it begins the next row.',
      row: 'A row begun with corn collects nothing but corn, and as long as it is open, all your corn goes there.',
      nowhere: 'Corn that fits nowhere stays on the road.',
      never:
        'Corn is never in a bag, in a container or on a planning space. It never counts as the good it stands in for.',
      deliver:
        'If your open order asks for corn, a corn you just gained may go there, wherever your figure is. If it completes the order, that brings the next corn.',
    },
  },
};
