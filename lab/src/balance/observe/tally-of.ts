import { endCauseName, type Game, type Score, score, winners } from '@altiplano/rules/engine';
import { type Outcome, type Standing, standingOf, WHOLE_WIN } from '../tally/standing.ts';
import { addTallies } from '../tally/sums.ts';
import {
  CARD_TABLES,
  type CardTable,
  type Holding,
  type PlayerSums,
  type RowSums,
  SOURCES,
  type Source,
  type Tally,
  type TravelerSums,
} from '../tally/tally.ts';
import { type ActionCounter, TRAVELER_ACTIONS } from './actions.ts';
import { cardSums } from './card-sums.ts';
import { cardsOf } from './cards.ts';
import type { PlayedGame } from './play-out.ts';
import { targetSums } from './target-sums.ts';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function holdingsOf(game: Game, seatNumber: number, own: Score): Record<Holding, number> {
  const seat = game.state.seats[seatNumber];
  if (seat === undefined) throw new Error(`no seat ${seatNumber}`);
  const { rowSpaces } = game.tables;
  return {
    storedTiles: sum(seat.rowTiles),
    rows: seat.rowTiles.filter((tiles, row) => tiles === rowSpaces[row]).length,
    extensions: seat.extensionCount,
    orders: seat.orders,
    houses: seat.houses,
    boats: seat.boats,
    roadSteps: seat.road,
    carts: seat.carts.filter((cart) => cart > 0).length,
    coins: own.coins,
    assets: seat.assetCount,
    opals: seat.opals,
  };
}

/** What one player adds to the sums of a group. */
function playerSums(game: Game, seat: number, own: Score, actions: ActionCounter): PlayerSums {
  return {
    players: 1,
    total: own.total,
    squares: own.total * own.total,
    points: Object.fromEntries(SOURCES.map((source) => [source, own[source]])) as Record<Source, number>,
    holdings: holdingsOf(game, seat, own),
    actions: actions.bySeat[seat] ?? {},
  };
}

function rowSums(scores: readonly Score[]): RowSums {
  const of = (measure: (own: Score) => number): number => sum(scores.map(measure));
  return {
    count: scores.length,
    rows: of(({ rows }) => rows),
    total: of(({ total }) => total),
    rowsSquared: of(({ rows }) => rows * rows),
    totalSquared: of(({ total }) => total * total),
    rowsTimesTotal: of(({ rows, total }) => rows * total),
  };
}

function travelerSums({ game, events, actions }: PlayedGame, outcomes: readonly Outcome[]): TravelerSums {
  const taken = (seat: number, action: string): number => actions.bySeat[seat]?.[action]?.taken ?? 0;
  const all = (action: string): number => sum(outcomes.map(({ seat }) => taken(seat, action)));
  const users = outcomes.filter(({ seat }) => TRAVELER_ACTIONS.some((action) => taken(seat, action) > 0));
  return {
    players: game.options.traveler === 'full' ? outcomes.length : 0,
    users: standingOf(users),
    opals: sum(events.map((event) => (event.type === 'opalsGained' ? event.opals : 0))),
    assets: all('buyAsset'),
    goods: all('buyGood'),
    actions: all('asset'),
  };
}

/** Everything that is counted of one game. */
export function tallyOf(played: PlayedGame): Tally {
  const { game, startingSeat, actions, moves, decisions } = played;
  const { seats, round, endCause } = game.state;
  const scores = seats.map((_, seat) => score(game, seat));
  const won = winners(game);
  const outcomes = scores.map(
    ({ total }, seat): Outcome => ({
      seat,
      wins: won.includes(seat) ? WHOLE_WIN / won.length : 0,
      points: total,
    }),
  );
  const together = (some: readonly number[]): PlayerSums =>
    some
      .map((seat) => playerSums(game, seat, scores[seat] as Score, actions))
      .reduce((group, player) => addTallies(group, player));
  const standings = (nameOf: (seat: number) => string): Record<string, Standing> =>
    Object.fromEntries(outcomes.map((outcome) => [nameOf(outcome.seat), standingOf([outcome])]));
  const facts = cardsOf(played);
  const cardsIn = (table: CardTable) =>
    Object.fromEntries([...facts[table]].map(([id, card]) => [id, cardSums(card, outcomes)]));
  return {
    games: 1,
    moves,
    decisions,
    rounds: { [round]: 1 },
    endedBy: { [endCauseName(endCause) ?? 'nothing']: 1 },
    roles: standings((seat) => game.components.roles[seats[seat]?.role ?? -1]?.id ?? '?'),
    positions: standings((seat) => String(((seat - startingSeat + seats.length) % seats.length) + 1)),
    all: together(outcomes.map(({ seat }) => seat)),
    winners: together(won),
    winnersRows: rowSums(won.map((seat) => scores[seat] as Score)),
    cards: Object.fromEntries(CARD_TABLES.map((table) => [table, cardsIn(table)])) as Tally['cards'],
    traveler: travelerSums(played, outcomes),
    targets: targetSums(played, won),
  };
}
