import type { ExtensionEffect } from '@altiplano/rules';
import { words } from './words.ts';

/** The page that teaches: what there is to do, what it costs and what it brings. */
export const info = {
  /** What is asked for by another form than the page has. */
  otherForms: {
    orders: 'order',
    houses: 'house',
    boats: 'boat',
    own: 'Your role, extensions and assets',
    score: 'Points at the end',
    scoring: 'Points at the end',
  } as Readonly<Record<string, string>>,
  round: 'A round',
  drawing: 'draw from the bag onto your planning spaces: four at first, more by the road (D2, D3)',
  refill: 'the container goes into the bag only when the bag is empty and tiles are still to be drawn (D4)',
  planning: 'plan: place tiles where an action needs them, all before the first action (P1)',
  staying: 'what is not used stays where it lies for the next round (P1)',
  takingBack: 'before drawing, tiles may come back to planning spaces, which then are not free (D1)',
  turns: 'act in turns, one action each, until all have passed (A1)',
  actions: 'One action each turn, where your figure stands (A1, A2)',
  tiles:
    'Tiles lying there pay for it; they and what you get go to the container and so back into your bag: what you pay is not lost (A5)',
  spaces: (list: string): string => `so many tiles can lie there: ${list} (P2)`,
  oneOrMore: 'as often as you have it there',
  boat: (points: number): string =>
    `2 wood → a boat: ${words.points(points)}, and at once a tile of its good, if its place has one left (A29)`,
  house: (points: number): string =>
    `2 stone → a house: ${words.points(points)}, and 1 per own tile of its good (A30)`,
  store: 'store tiles in the warehouse, where they stay; never food (A31)',
  cart: '1 coin → a cart beside a movement space, one a round (A32)',
  sell: 'sell tiles for coins; they go to the container; i goods has the prices (A33)',
  extension: 'coins → an extension: its price and that of its place, one a round (A34)',
  order: '1 coin → an order card, if you have no open one (A35); you keep it until it is fulfilled (G46)',
  deliver:
    'deliver tiles to your order, in parts too: they leave the game and no longer count; the last one brings a corn (A36)',
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
  /** Behind what an extension does. */
  extensionNotes: {
    extraSpace: 'it counts as a space of the place where you are; not for moving, not for coins (X14)',
    fare: 'the coin is spent when you move with it (X17)',
    swapDrawn: 'once a round; the tile that you give goes into the container first (X18)',
    storeAtEnd: 'it begins no row, and tiles on your board are not drawn; they score all the same (X24)',
    holdCorn: 'only corn gained on a turn, and it is stored from here at the village (X25)',
  } as Partial<Record<ExtensionEffect['verb'], string>>,
  stripBought: 'once a round is over the gaps close and the strip is filled up from the pile (N3)',
  stripLeft: 'if nobody bought one, the first of the strip leaves the game (N4)',
  warehouse: 'Warehouse',
  rowOrder: 'rows 1 to 10 are begun in this order, the left depot first; several may be open at once (W1)',
  rowGood: 'one good in a row; a good that has an open row goes there (W2, W3)',
  cornFits: 'corn is stored as soon as it comes: in any row begun, or as the first of the next (W5)',
  cornRow: 'a row begun with corn takes nothing else, and all corn goes there until it is full (W6)',
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
