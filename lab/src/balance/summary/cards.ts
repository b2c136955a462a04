import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { NO_STANDING } from '../tally/standing.ts';
import { CARD_TABLES, type CardSums, type CardTable, type Tally } from '../tally/tally.ts';
import { type Estimate, perEach, shareOf } from './estimates.ts';
import { type StandingSummary, summarizeStanding } from './standings.ts';

/** One card over all games; null where there is nothing to divide by, or where it makes no sense for such a card. */
export interface CardSummary {
  readonly id: string;
  /** Games in which it was among the cards, lay open, was taken. */
  readonly inGame: number;
  readonly open: number;
  readonly taken: number;
  /** Of the games in which it lay open. */
  readonly takenShare: Estimate | null;
  readonly firstShare: number | null;
  readonly firstOfOpenShare: number | null;
  readonly takers: StandingSummary;
  /** Of the winners and of the losers who could have taken it, how many did. */
  readonly winnersShare: number | null;
  readonly losersShare: number | null;
  readonly meanRound: number | null;
  readonly meanCoins: number | null;
  /** Of the takers, how many fulfilled it (orders, missions). */
  readonly doneShare: Estimate | null;
  readonly meanRoundDone: number | null;
  readonly doers: StandingSummary;
  /** Actions on it, per taker. */
  readonly uses: number | null;
}

export type CardSummaries = Readonly<Record<CardTable, readonly CardSummary[]>>;

const NEVER_SEEN: CardSums = {
  inGame: 0,
  open: 0,
  taken: 0,
  first: 0,
  firstOfOpen: 0,
  takers: NO_STANDING,
  byWinners: 0,
  byLosers: 0,
  winnersThere: 0,
  losersThere: 0,
  rounds: 0,
  coins: 0,
  doers: NO_STANDING,
  doneRounds: 0,
  uses: 0,
};

/** What can be said of the cards of a table. */
interface Sort {
  /** Players compete for them, so it counts when they are taken, and whether first. */
  readonly isRaced: boolean;
  readonly isPaid: boolean;
  readonly canBeDone: boolean;
}

const SORTS: Readonly<Record<CardTable, Sort>> = {
  extensionKinds: { isRaced: true, isPaid: true, canBeDone: false },
  extensions: { isRaced: true, isPaid: true, canBeDone: false },
  orders: { isRaced: true, isPaid: false, canBeDone: true },
  houses: { isRaced: true, isPaid: false, canBeDone: false },
  boats: { isRaced: true, isPaid: false, canBeDone: false },
  missions: { isRaced: false, isPaid: false, canBeDone: true },
  assets: { isRaced: true, isPaid: false, canBeDone: false },
};

const USABLE = ['exchange', 'extraSpace', 'holdCorn', 'exchangeForTraveler', 'storeForTraveler'];

/** Whether actions are taken on a card, or with the tile on it. */
function isUsable(table: CardTable, id: string, pack: Pack): boolean {
  if (table === 'assets') {
    return USABLE.includes(pack.assets.find((row) => row.id === id)?.effect.verb ?? '');
  }
  if (table !== 'extensions' && table !== 'extensionKinds') return false;
  const kind = table === 'extensions' ? pack.extensions.find((row) => row.id === id)?.kind : id;
  return USABLE.includes(pack.extensionKinds.find((row) => row.id === kind)?.effect.verb ?? '');
}

function summarizeCard(
  id: string,
  sums: CardSums,
  sort: Sort,
  hasUses: boolean,
  fairShare: number,
): CardSummary {
  const { inGame, open, taken, takers, doers } = sums;
  const { isRaced, isPaid, canBeDone } = sort;
  return {
    id,
    inGame,
    open,
    taken,
    takenShare: shareOf(taken, open),
    firstShare: isRaced ? perEach(sums.first, open) : null,
    firstOfOpenShare: isRaced ? perEach(sums.firstOfOpen, open) : null,
    takers: summarizeStanding(takers, fairShare),
    winnersShare: perEach(sums.byWinners, sums.winnersThere),
    losersShare: perEach(sums.byLosers, sums.losersThere),
    meanRound: isRaced ? perEach(sums.rounds, takers.count) : null,
    meanCoins: isPaid ? perEach(sums.coins, takers.count) : null,
    doneShare: canBeDone ? shareOf(doers.count, takers.count) : null,
    meanRoundDone: perEach(sums.doneRounds, doers.count),
    doers: summarizeStanding(doers, fairShare),
    uses: hasUses ? perEach(sums.uses, takers.count) : null,
  };
}

/** With the rows that an expansion adds, or without. */
function ids(rows: readonly { readonly id: string; readonly traveler: boolean }[], added: boolean): string[] {
  return rows.flatMap(({ id, traveler }) => (traveler && !added ? [] : [id]));
}

/** The cards that a game with these options can have (S6, T1, T5). */
function idsInPlay(table: CardTable, pack: Pack, options: Options): string[] {
  const tiles = pack.extensions.filter(({ players }) => players <= options.players);
  const hasEvents = options.traveler !== 'off';
  const isFull = options.traveler === 'full';
  switch (table) {
    case 'extensionKinds':
      return pack.extensionKinds.flatMap(({ id }) => (tiles.some(({ kind }) => kind === id) ? [id] : []));
    case 'extensions':
      return tiles.map(({ id }) => id);
    case 'orders':
    case 'houses':
    case 'boats':
      return ids(pack[table], hasEvents);
    case 'missions':
      return options.missions ? ids(pack.missions, isFull) : [];
    case 'assets':
      return isFull ? pack.assets.map(({ id }) => id) : [];
  }
}

/** Every card that could be in the games, in the order of the pack. */
export function summarizeCards(tally: Tally, pack: Pack, options: Options, fairShare: number): CardSummaries {
  return Object.fromEntries(
    CARD_TABLES.map((table) => [
      table,
      idsInPlay(table, pack, options).map((id) =>
        summarizeCard(
          id,
          tally.cards[table][id] ?? NEVER_SEEN,
          SORTS[table],
          isUsable(table, id, pack),
          fairShare,
        ),
      ),
    ]),
  ) as unknown as CardSummaries;
}
