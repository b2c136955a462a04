import type { TermTexts } from '../../help/terms.ts';

/** The words of the game, explained. */
export const glossary: TermTexts = {
  action: {
    name: 'action',
    says: 'What you do on a turn: make, trade, build, buy, store, deliver. One per turn.',
  },
  actionBoard: {
    name: 'action board',
    says: 'Your own board with planning spaces, the places, and movement.',
  },
  actionSpace: {
    name: 'action space',
    says: 'A space where a tile waits to be used: at a place, on a card, for moving.',
  },
  asset: { name: 'asset', says: 'A card sold by the traveler: lasting help, or a deal of your own.' },
  bag: { name: 'bag', says: 'Where you draw from. Only you may look inside.' },
  boat: { name: 'boat', says: 'A card from the harbor: points, and a tile at once.' },
  cart: { name: 'cart', says: 'Stands beside a movement space and makes its move up to three steps long.' },
  container: { name: 'container', says: 'Where used and new tiles go. It fills the bag when that is empty.' },
  declare: { name: 'declare', says: 'To say that your plan is finished. After that it cannot be changed.' },
  depot: { name: 'depot', says: 'One of the two halves of the warehouse.' },
  event: {
    name: 'event',
    says: 'A card that changes something for everybody, one each round. Expansion only.',
  },
  extension: { name: 'extension', says: 'A tile from the strip that gives you a new action or ability.' },
  extraSpace: { name: 'extra space', says: 'A space of an extension. Its tile serves wherever you act.' },
  figure: { name: 'figure', says: 'Shows at which place you are.' },
  freeCart: { name: 'free cart', says: 'The cart you start with. It drives once a round and needs no food.' },
  higherGood: {
    name: 'higher good',
    says: 'Cacao, ore, wool, cloth, silver or glass. Some assets cost one.',
  },
  house: { name: 'house', says: 'A card from the village: points, and more for each tile of one good.' },
  mission: { name: 'mission', says: 'A secret goal that brings points.' },
  movementSpace: { name: 'movement space', says: 'A space for a food that lets you travel.' },
  opal: { name: 'opal', says: 'What the trading spaces are paid with. Two are worth a point.' },
  order: { name: 'order', says: 'A card that asks for goods and brings many points.' },
  pack: { name: 'pack', says: 'A file with all numbers on tiles and cards.' },
  planningSpace: { name: 'planning space', says: 'Where drawn tiles lie until you place them.' },
  point: { name: 'point', says: 'Whoever has the most at the end wins. Most of them count only then.' },
  reveal: {
    name: 'reveal',
    says: 'Something hidden becomes known: a draw, a card turned up. Undo goes back no further.',
  },
  ring: { name: 'ring', says: 'The seven places, each with two neighbors.' },
  role: { name: 'role', says: 'What you start with, and an action of your own.' },
  round: { name: 'round', says: 'Draw, plan, act, prepare the next.' },
  row: { name: 'row', says: 'A line of the warehouse for one good. A full row brings points.' },
  startingPlayer: {
    name: 'starting player',
    says: 'Who is first in this round; next round the one to the left.',
  },
  strip: { name: 'extension strip', says: 'Where extensions lie for sale. The lower, the cheaper.' },
  supply: { name: 'supply', says: 'The tiles, cards and carts that nobody owns yet.' },
  tile: { name: 'tile', says: 'A good you can draw, place, use and store.' },
  tradingPoint: {
    name: 'trading point',
    says: 'Where goods for assets are put down and can be bought for opals.',
  },
  tradingSpace: {
    name: 'trading space',
    says: 'A part of the trading point: one for each player, and a neutral one.',
  },
  traveler: { name: 'traveler', says: 'He wanders around the ring. Where he is, you can deal with him.' },
  travelerStrip: {
    name: 'traveler strip',
    says: 'Your spaces for goods that you want to give the traveler.',
  },
  turn: { name: 'turn', says: 'Moves and one action, or a pass. Then the next player.' },
  warehouse: { name: 'warehouse', says: 'Where tiles are stored for good, row by row.' },
};
