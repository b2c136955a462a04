import type { LogLine } from '@altiplano/client';
import type { EventType } from '@altiplano/rules';

/** What a line of the log can be about. */
export const LOG_KINDS = ['cards', 'goods', 'warehouse', 'ways', 'rounds', 'table'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

const KIND_OF: Readonly<Record<EventType, LogKind>> = {
  roundBegan: 'rounds',
  roleTaken: 'cards',
  missionDealt: 'cards',
  missionKept: 'cards',
  missionPassed: 'cards',
  missionPutAway: 'cards',
  missionsChosen: 'cards',
  missionFulfilled: 'cards',
  eventRevealed: 'rounds',
  offerDeclined: 'rounds',
  offerAccepted: 'rounds',
  coinsGained: 'goods',
  coinsPaid: 'goods',
  opalsGained: 'goods',
  opalsPaid: 'goods',
  pointsGained: 'cards',
  tookBack: 'goods',
  drew: 'goods',
  bagRefilled: 'goods',
  discarded: 'goods',
  pickedFromContainer: 'goods',
  returnedToBag: 'goods',
  goodGivenBack: 'goods',
  placed: 'goods',
  unplaced: 'goods',
  lifted: 'goods',
  declared: 'rounds',
  figureSet: 'ways',
  traveled: 'ways',
  acted: 'goods',
  cardUsed: 'cards',
  spent: 'goods',
  gained: 'goods',
  ranOut: 'goods',
  noCardLeft: 'cards',
  sold: 'goods',
  stored: 'warehouse',
  rowCompleted: 'warehouse',
  cornHeld: 'warehouse',
  cornLeft: 'warehouse',
  cornMoved: 'warehouse',
  orderTaken: 'cards',
  delivered: 'cards',
  orderFulfilled: 'cards',
  orderRemoved: 'cards',
  houseRemoved: 'cards',
  boatBuilt: 'cards',
  houseBuilt: 'cards',
  roadBuilt: 'ways',
  cartBought: 'ways',
  cartReturned: 'ways',
  freeCartGivenUp: 'ways',
  extensionBought: 'cards',
  extensionRemoved: 'cards',
  extensionGivenUp: 'cards',
  extensionRevealed: 'cards',
  assetBought: 'cards',
  goodBought: 'goods',
  neutralGoodAdded: 'goods',
  stageTwoRevealed: 'rounds',
  travelerMoved: 'ways',
  planningChanged: 'rounds',
  passed: 'rounds',
  turnEnded: 'rounds',
  startingPlayerChanged: 'rounds',
  endTriggered: 'rounds',
  gameEnded: 'rounds',
};

/** Which lines are wanted; null: all. */
export interface LogFilter {
  readonly seat: number | null;
  readonly kind: LogKind | null;
  readonly round: number | null;
}

export const EVERYTHING: LogFilter = { seat: null, kind: null, round: null };

/** All rounds that there are lines of, also those whose lines are not loaded yet: the newest always are. */
export function roundsSoFar(lines: readonly Pick<LogLine, 'round'>[]): number[] {
  const last = lines.reduce((latest, { round }) => Math.max(latest, round ?? 0), 0);
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** What a line is about; what is done at the table besides playing is a kind of its own. */
export function kindsOf({ deed, events }: LogLine): Set<LogKind> {
  const kinds = new Set(events.map(({ type }) => KIND_OF[type]));
  if (deed.kind !== 'played') kinds.add('table');
  return kinds;
}

/** Whether a filter lets a line through. */
export function passes(line: LogLine, { seat, kind, round }: LogFilter): boolean {
  if (seat !== null && line.seat !== seat) return false;
  if (round !== null && line.round !== round) return false;
  return kind === null || kindsOf(line).has(kind);
}
