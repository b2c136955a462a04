import { type Pack, packHash } from '@altiplano/pack';
import { BASIC_EXCHANGES, type Options } from '@altiplano/rules/engine';
import { ACTIONS, EXCHANGE, TRAVELER_ACTIONS } from '../observe/actions.ts';
import { NO_STANDING } from '../tally/standing.ts';
import { HOLDINGS, type PlayerSums, SOURCES, type Tally } from '../tally/tally.ts';
import type {
  ActionSummary,
  Balance,
  CardName,
  Compared,
  PointsSummary,
  TravelerSummary,
} from './balance.ts';
import { type CardSummaries, type CardSummary, summarizeCards } from './cards.ts';
import { checkTargets, isAlwaysFirst, ROUNDS } from './checks.ts';
import { type Estimate, meanOf, perEach, rowShareOf, shareOf } from './estimates.ts';
import { summarizeStanding } from './standings.ts';

/** What was played. */
export interface Run {
  readonly bot: string;
  readonly seed: string;
  readonly options: Options;
  readonly pack: Pack;
}

function summarizePoints(sums: PlayerSums): PointsSummary {
  return {
    total: meanOf(sums.total, sums.squares, sums.players),
    sources: SOURCES.map((source) => ({
      source,
      mean: perEach(sums.points[source], sums.players) ?? 0,
      share: perEach(sums.points[source], sums.total) ?? 0,
    })),
  };
}

function compare({ winners, all }: Tally, measure: (sums: PlayerSums) => number): Compared {
  return {
    winners: perEach(measure(winners), winners.players),
    all: perEach(measure(all), all.players),
  };
}

function summarizeActions(tally: Tally, options: Options): ActionSummary[] {
  const isThere = (action: string): boolean =>
    options.traveler === 'full' || !(TRAVELER_ACTIONS as readonly string[]).includes(action);
  const names = [...BASIC_EXCHANGES.map(({ id }) => `${EXCHANGE}${id}`), ...ACTIONS.filter(isThere)];
  return names.map((action) => {
    const { taken, tiles } = tally.all.actions[action] ?? { taken: 0, tiles: 0 };
    return {
      action,
      ...compare(tally, ({ actions }) => actions[action]?.taken ?? 0),
      tiles: perEach(tiles, taken),
    };
  });
}

function summarizeRounds(tally: Tally): {
  mean: Estimate | null;
  inside: Estimate | null;
  games: Balance['rounds']['games'];
} {
  const games = Object.entries(tally.rounds)
    .map(([rounds, count]) => ({ rounds: Number(rounds), games: count }))
    .toSorted((a, b) => a.rounds - b.rounds);
  const sum = (measure: (rounds: number) => number): number =>
    games.reduce((total, { rounds, games: count }) => total + measure(rounds) * count, 0);
  const inside = sum((rounds) => (rounds >= ROUNDS.least && rounds <= ROUNDS.most ? 1 : 0));
  return {
    mean: meanOf(
      sum((rounds) => rounds),
      sum((rounds) => rounds * rounds),
      tally.games,
    ),
    inside: shareOf(inside, tally.games),
    games,
  };
}

function summarizeTraveler(tally: Tally, options: Options, fairShare: number): TravelerSummary | null {
  if (options.traveler !== 'full') return null;
  const { players, users, opals, assets, goods, actions } = tally.traveler;
  return {
    used: shareOf(users.count, players),
    users: summarizeStanding(users, fairShare),
    opals: perEach(opals, players) ?? 0,
    assets: perEach(assets, players) ?? 0,
    goods: perEach(goods, players) ?? 0,
    actions: perEach(actions, players) ?? 0,
  };
}

/** Extensions by kind: a second tile of a kind is not a component of its own here. */
function namesOf(cards: CardSummaries, isMeant: (card: CardSummary) => boolean): CardName[] {
  const tables = (Object.keys(cards) as (keyof CardSummaries)[]).filter((table) => table !== 'extensions');
  return tables.flatMap((table) => cards[table].filter(isMeant).map(({ id }) => ({ table, id })));
}

/** The balance that a tally of games shows. */
export function summarize(run: Run, tally: Tally): Balance {
  const { bot, seed, options, pack } = run;
  const fairShare = 1 / options.players;
  const cards = summarizeCards(tally, pack, options, fairShare);
  const roles = pack.roles.map(({ id }) => ({
    id,
    ...summarizeStanding(tally.roles[id] ?? NO_STANDING, fairShare),
  }));
  const positions = Array.from({ length: options.players }, (_, index) => ({
    position: index + 1,
    ...summarizeStanding(tally.positions[index + 1] ?? NO_STANDING, fairShare),
  }));
  const { mean, inside, games } = summarizeRounds(tally);
  const rowsOfWinners = rowShareOf(tally.winnersRows);
  const traveler = summarizeTraveler(tally, options, fairShare);
  const travelerUsed = traveler?.used ?? null;
  return {
    bot,
    games: tally.games,
    seed,
    options,
    pack: { id: pack.id, hash: packHash(pack) },
    fairShare,
    checks: checkTargets({ options, roles, cards, rounds: { mean, inside }, rowsOfWinners, travelerUsed }),
    neverAvailable: namesOf(cards, ({ open }) => open === 0),
    neverTaken: namesOf(cards, ({ open, taken }) => open > 0 && taken === 0),
    alwaysFirst: namesOf(cards, isAlwaysFirst),
    roles,
    positions,
    rounds: { mean, games },
    endedBy: Object.entries(tally.endedBy)
      .map(([cause, count]) => ({ cause, games: count, share: count / tally.games }))
      .toSorted((a, b) => b.games - a.games || (a.cause < b.cause ? -1 : 1)),
    movesPerGame: perEach(tally.moves, tally.games),
    decisionsPerGame: perEach(tally.decisions, tally.games),
    points: { winners: summarizePoints(tally.winners), all: summarizePoints(tally.all) },
    rowsOfWinners,
    holdings: HOLDINGS.map((holding) => ({
      holding,
      ...compare(tally, ({ holdings }) => holdings[holding]),
    })),
    actions: summarizeActions(tally, options),
    cards,
    traveler,
  };
}
