import { words } from './words.ts';

/** The page that teaches: what there is to do, what it costs and what it brings. */
export const info = {
  actions: 'One action each turn, where your figure stands (A1, A2)',
  tiles: 'Tiles lying there pay for it; they and what you get go to the container (A5)',
  oneOrMore: 'as often as you have it there',
  boat: (points: number): string =>
    `2 wood → a boat: ${words.points(points)}, and a tile of its good at once (A29)`,
  house: (points: number): string =>
    `2 stone → a house: ${words.points(points)}, and 1 per own tile of its good (A30)`,
  store:
    'store tiles in the warehouse, where they stay; never food (A31); one good per row, several rows may be begun, the lowest first; corn is stored as soon as it comes and fits any row begun, but a row begun with corn takes nothing else, and all corn goes there until it is full (W1–W6)',
  cart: '1 coin → a cart beside a movement space, one a round (A32)',
  sell: 'sell tiles for coins; i goods has the prices (A33)',
  extension: 'coins → an extension: its price and that of its place, one a round (A34)',
  order: '1 coin → an order card, if you have no open one (A35); you keep it until it is fulfilled (G46)',
  deliver:
    'deliver tiles to your order: they leave the game and no longer count; the last one brings a corn (A36)',
  road: (list: string): string => `stone + wood → a step of road; the steps bring: ${list} (A37)`,
  roadGives: { planning: 'planning space', corn: 'corn' },
  traveler: 'Where the traveler stands',
  opal: 'each tile of the traveler strip → 1 opal (T10)',
  asset: 'one tile of the strip → an asset, one a round (T11)',
  buyGood: 'opals → one tile of a trading space (T12)',
  ownCard: (card: string): string => `yours: ${card} (A7)`,
  ownCards: 'Your role, extensions and assets',
  strip: 'Extensions on offer',
  cardSpaces: 'what a card takes, coins too, is placed on it in planning (A7)',
  stripBought: 'once a round is over the gaps close and the strip is filled up from the pile (N3)',
  stripLeft: 'if nobody bought one, the first of the strip leaves the game (N4)',
  moving: 'Moving',
  freeCart: 'free cart: up to 3 steps either way, once a round (A10)',
  food: 'a food on a movement space: 1 step; with a cart beside it, up to 3 (A11)',
  whenToMove: 'before and after the action, as often as you have means (A12)',
  mustAct: 'who moves has to act as well, and cannot pass (A3)',
  setFigure: 'your first turn: set the figure anywhere, which costs nothing (A2)',
  goods: 'Goods: price at the market (A33), points at the end (V1)',
  opals: 'opals at a trading space (T12)',
  good: (name: string, price: string, value: number, opals: string): string =>
    `${name}: ${price}, ${value}p${opals}`,
  price: (coins: number | null): string => (coins === null ? 'not sold' : words.coins(coins)),
  end: 'When the game ends',
  endTriggers:
    'once a place has no tiles, cards and carts left to take, or a space of the strip cannot be filled any more (E1)',
  endRounds: 'then the round is finished, and one more is played (E1)',
  scoring: 'Points at the end',
  everyTile: 'each own tile its value, in bag, container and warehouse too (V1)',
  buildings: (boat: number, house: number): string =>
    `a boat ${boat}, a house ${house} (V2), and 1 per own tile of the house's good (V4)`,
  orders: 'a fulfilled order what it says; an open one nothing (V3)',
  rows: (list: string): string => `each full row of the warehouse, by its number: ${list} (V5)`,
  missions: 'a fulfilled mission what it says (V6)',
  opalPoints: 'two opals 1 point (T15)',
  ties: 'a tie goes to more coins (V7)',
};
