import type { EventType } from '@altiplano/rules';
import { words } from './words.ts';

/** The fields of an event with names put into words. */
export type Fields = Readonly<Record<string, string>>;
type Say = (fields: Fields) => string;
type SayMany = (things: string, coins: number) => string;

const n = (text: string | undefined): number => Number(text);

/** What a player did, as it stands after the name and a colon. */
const single = {
  roleTaken: (f) => `plays the ${f['role']}`,
  missionDealt: (f) => `may have the mission: ${f['mission']}`,
  missionKept: (f) => `kept the mission: ${f['mission']}`,
  missionPassed: (f) => `passed on to ${f['to']}: ${f['mission']}`,
  missionPutAway: (f) => `put away the mission: ${f['mission']}`,
  missionsChosen: () => 'chose among the missions',
  extensionGivenUp: (f) => `gave up the extension ${f['extension']}`,
  missionFulfilled: (f) => `fulfilled a mission: ${f['mission']}`,
  offerDeclined: () => 'declined',
  offerAccepted: () => 'accepted',
  coinsGained: (f) => `gained ${words.coins(n(f['coins']))}`,
  coinsPaid: (f) => `paid ${words.coins(n(f['coins']))}`,
  opalsGained: (f) => `gained ${words.opals(n(f['opals']))}`,
  opalsPaid: (f) => `paid ${words.opals(n(f['opals']))}`,
  pointsGained: (f) => `gained ${words.points(n(f['points']))}`,
  bagRefilled: () => 'emptied the container into the bag',
  pickedFromContainer: (f) => `took ${f['good']} out of the container`,
  goodGivenBack: (f) => `returned ${f['good']}`,
  declared: () => 'finished planning',
  figureSet: (f) => `set the figure on the ${f['location']}`,
  traveled: (f) => `went ${f['to']} (${f['means']})`,
  cardUsed: (f) => `used ${f['site']}`,
  ranOut: (f) => `got no ${f['good']}: none is left`,
  noCardLeft: () => 'got no card: none is left',
  rowCompleted: (f) => `completed ${f['row']}`,
  cornHeld: () => 'kept a corn on hold',
  cornLeft: () => 'left a corn on the road: it fits nowhere',
  cornMoved: (f) => `moved a corn from ${f['from']} to ${f['to']}`,
  orderTaken: (f) => `took the order ${f['order']}`,
  orderFulfilled: (f) => `fulfilled the order ${f['order']}`,
  boatBuilt: (f) => `built the boat of ${f['boat']}`,
  houseBuilt: (f) => `built the house of ${f['house']}`,
  roadBuilt: (f) => `built road, now at step ${f['step']}`,
  cartBought: (f) => `got a cart beside movement space ${f['movement']}`,
  cartReturned: (f) => `returned the cart beside movement space ${f['movement']}`,
  freeCartGivenUp: () => 'gave up the free cart for this round',
  extensionBought: (f) => `bought the extension ${f['extension']} for ${words.coins(n(f['coins']))}`,
  assetBought: (f) => `bought an asset for ${f['good']}: ${f['asset']}`,
  goodBought: (f) => `bought ${f['good']} (trading space: ${f['from']})`,
  planningChanged: (f) => `uses ${f['spaces']} more planning space this round`,
  passed: () => 'passed',
} satisfies Partial<Record<EventType, Say>>;

/** Several in a row make one line: what, sorted by where. */
const many = {
  drew: (things: string) => `drew ${things}`,
  gained: (things: string) => `got ${things}`,
  spent: (things: string) => `paid ${things}`,
  placed: (things: string) => `placed ${things}`,
  tookBack: (things: string) => `took back ${things}`,
  lifted: (things: string) => `lifted ${things}`,
  returnedToBag: (things: string) => `put ${things} back into the bag`,
  discarded: (things: string) => `put ${things} into the container`,
  sold: (things: string, coins: number) => `sold ${things} for ${words.coins(coins)}`,
  stored: (things: string) => `stored ${things}`,
  delivered: (things: string) => `delivered ${things}`,
} satisfies Partial<Record<EventType, SayMany>>;

/** What concerns nobody in particular. */
const table = {
  roundBegan: (f) => `Round ${f['round']} begins.`,
  eventRevealed: (f) => `Event: ${f['event']}.`,
  orderRemoved: (f) => `The order ${f['order']} leaves the market.`,
  houseRemoved: (f) => `The house of ${f['house']} leaves the village.`,
  extensionRemoved: (f) => `The extension ${f['extension']} leaves the game.`,
  extensionRevealed: (f) => `New at the strip: ${f['extension']}.`,
  neutralGoodAdded: (f) => `The neutral trading space gains ${f['good']}.`,
  stageTwoRevealed: () => 'The assets of stage II are turned up.',
  travelerMoved: (f) => `The traveler goes ${f['location']}.`,
  startingPlayerChanged: (f) => `Starting player: ${f['seat']}.`,
  endTriggered: (f) => `The end is near: ${f['cause']}. Round ${f['lastRound']} is the last.`,
  gameEnded: () => 'The game is over.',
} satisfies Partial<Record<EventType, Say>>;

/** Not worth a word: other events say it, or the player has just done it. */
type Silent = 'acted' | 'turnEnded' | 'unplaced';
type Untold = Exclude<EventType, keyof typeof single | keyof typeof many | keyof typeof table | Silent>;

/** What happened, in words; the compiler asks for every kind of event. */
export const told = {
  single: single satisfies [Untold] extends [never] ? object : Untold,
  many: many as Record<keyof typeof many, SayMany>,
  table,
  on: (thing: string, site: string): string => `${thing} on ${site}`,
  from: (thing: string, site: string): string => `${thing} from ${site}`,
  inRow: (thing: string, row: string): string => `${thing} in ${row}`,
  missionReceived: (mission: string): string => `received the mission: ${mission}`,
  freeCart: 'free cart',
};
