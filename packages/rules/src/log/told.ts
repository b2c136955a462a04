import type { FieldName } from '../moves/fields.ts';

/** What can happen, in the past tense; the arguments of each, in order. */
export const TOLD = {
  roundBegan: [['round', 'amount']],
  roleTaken: [
    ['seat', 'seat'],
    ['role', 'role'],
  ],
  missionDealt: [
    ['seat', 'seat'],
    ['mission', 'mission'],
  ],
  missionKept: [
    ['seat', 'seat'],
    ['mission', 'mission'],
  ],
  missionPassed: [
    ['seat', 'seat'],
    ['mission', 'mission'],
    ['to', 'seat'],
  ],
  missionPutAway: [
    ['seat', 'seat'],
    ['mission', 'mission'],
  ],
  missionsChosen: [['seat', 'seat']],
  missionFulfilled: [
    ['seat', 'seat'],
    ['mission', 'mission'],
  ],
  eventRevealed: [['event', 'event']],
  offerDeclined: [['seat', 'seat']],
  offerAccepted: [['seat', 'seat']],
  coinsGained: [
    ['seat', 'seat'],
    ['coins', 'amount'],
  ],
  coinsPaid: [
    ['seat', 'seat'],
    ['coins', 'amount'],
  ],
  opalsGained: [
    ['seat', 'seat'],
    ['opals', 'amount'],
  ],
  opalsPaid: [
    ['seat', 'seat'],
    ['opals', 'amount'],
  ],
  pointsGained: [
    ['seat', 'seat'],
    ['points', 'amount'],
  ],
  tookBack: [
    ['seat', 'seat'],
    ['thing', 'thing'],
    ['site', 'site'],
  ],
  drew: [
    ['seat', 'seat'],
    ['good', 'good'],
  ],
  bagRefilled: [['seat', 'seat']],
  discarded: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['source', 'source'],
  ],
  pickedFromContainer: [
    ['seat', 'seat'],
    ['good', 'good'],
  ],
  returnedToBag: [
    ['seat', 'seat'],
    ['good', 'good'],
  ],
  goodGivenBack: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['source', 'source'],
  ],
  placed: [
    ['seat', 'seat'],
    ['thing', 'thing'],
    ['site', 'site'],
  ],
  unplaced: [
    ['seat', 'seat'],
    ['thing', 'thing'],
    ['site', 'site'],
  ],
  lifted: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['site', 'site'],
  ],
  declared: [['seat', 'seat']],
  figureSet: [
    ['seat', 'seat'],
    ['location', 'location'],
  ],
  traveled: [
    ['seat', 'seat'],
    ['from', 'location'],
    ['to', 'location'],
    ['means', 'means'],
  ],
  acted: [
    ['seat', 'seat'],
    ['action', 'action'],
  ],
  cardUsed: [
    ['seat', 'seat'],
    ['site', 'site'],
  ],
  spent: [
    ['seat', 'seat'],
    ['thing', 'thing'],
    ['source', 'source'],
  ],
  gained: [
    ['seat', 'seat'],
    ['good', 'good'],
  ],
  ranOut: [
    ['seat', 'seat'],
    ['good', 'good'],
  ],
  noCardLeft: [['seat', 'seat']],
  sold: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['coins', 'amount'],
  ],
  stored: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['row', 'row'],
  ],
  rowCompleted: [
    ['seat', 'seat'],
    ['row', 'row'],
  ],
  cornHeld: [
    ['seat', 'seat'],
    ['extension', 'extension'],
  ],
  cornLeft: [['seat', 'seat']],
  cornMoved: [
    ['seat', 'seat'],
    ['from', 'row'],
    ['to', 'row'],
  ],
  orderTaken: [
    ['seat', 'seat'],
    ['order', 'order'],
  ],
  delivered: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['order', 'order'],
  ],
  orderFulfilled: [
    ['seat', 'seat'],
    ['order', 'order'],
  ],
  orderRemoved: [['order', 'order']],
  houseRemoved: [['house', 'house']],
  boatBuilt: [
    ['seat', 'seat'],
    ['boat', 'boat'],
  ],
  houseBuilt: [
    ['seat', 'seat'],
    ['house', 'house'],
  ],
  roadBuilt: [
    ['seat', 'seat'],
    ['step', 'amount'],
  ],
  cartBought: [
    ['seat', 'seat'],
    ['movement', 'slot'],
  ],
  cartReturned: [
    ['seat', 'seat'],
    ['movement', 'slot'],
  ],
  freeCartGivenUp: [['seat', 'seat']],
  extensionBought: [
    ['seat', 'seat'],
    ['extension', 'extension'],
    ['coins', 'amount'],
  ],
  extensionRemoved: [['extension', 'extension']],
  extensionGivenUp: [
    ['seat', 'seat'],
    ['extension', 'extension'],
  ],
  extensionRevealed: [
    ['extension', 'extension'],
    ['space', 'amount'],
  ],
  assetBought: [
    ['seat', 'seat'],
    ['asset', 'asset'],
    ['good', 'good'],
  ],
  goodBought: [
    ['seat', 'seat'],
    ['good', 'good'],
    ['from', 'tradingSpace'],
  ],
  neutralGoodAdded: [['good', 'good']],
  stageTwoRevealed: [],
  travelerMoved: [['location', 'location']],
  planningChanged: [
    ['seat', 'seat'],
    ['spaces', 'amount'],
  ],
  passed: [['seat', 'seat']],
  turnEnded: [['seat', 'seat']],
  startingPlayerChanged: [['seat', 'seat']],
  endTriggered: [
    ['cause', 'endCause'],
    ['lastRound', 'amount'],
  ],
  gameEnded: [],
} as const satisfies Record<string, readonly (readonly [string, FieldName])[]>;

export type EventType = keyof typeof TOLD;
export const EVENT_TYPES = Object.keys(TOLD) as EventType[];
export const EVENT_CODE = Object.fromEntries(EVENT_TYPES.map((type, index) => [type, index])) as Record<
  EventType,
  number
>;
