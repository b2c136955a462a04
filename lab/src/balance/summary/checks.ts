import type { Options } from '@altiplano/rules';
import type { CardTable } from '../tally/tally.ts';
import type { CardSummaries, CardSummary } from './cards.ts';
import type { Estimate } from './estimates.ts';
import type { StandingSummary } from './standings.ts';

export type Target =
  | 'roleWins'
  | 'neverTaken'
  | 'alwaysFirst'
  | 'roundsMean'
  | 'roundsInside'
  | 'rowsOfWinners'
  | 'travelerUsed';

/** A design target and how far the games meet it. */
export interface Check {
  readonly target: Target;
  /** The role, or the kind of cards, that it is about. */
  readonly subject: string | null;
  /** Null if the games say nothing about it. */
  readonly value: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly verdict: 'met' | 'missed' | 'unknown';
  /** Whether the verdict would hold anywhere in the interval. */
  readonly isCertain: boolean;
  /** The cards that miss it. */
  readonly cards: readonly string[];
}

/** What the checks look at. */
export interface Measured {
  readonly options: Options;
  readonly roles: readonly ({ readonly id: string } & StandingSummary)[];
  readonly cards: CardSummaries;
  readonly rounds: {
    readonly mean: Estimate | null;
    /** The share of games with a number of rounds within ROUNDS. */
    readonly inside: Estimate | null;
  };
  readonly rowsOfWinners: Estimate | null;
  readonly travelerUsed: Estimate | null;
}

/** The fewest games that say something about a card. */
const ENOUGH_GAMES = 20;
/** A card that is taken before all others this often is always taken first. */
const ALWAYS = 0.9;
/** How long a game of four should be. */
export const ROUNDS = { players: 4, least: 12, most: 20 } as const;
export const ROLE_WINS = { least: 0.8, most: 1.2 };
const MOST_GAMES_INSIDE = 0.75;
/** A third to a half of a winner's points, roughly. */
const ROWS_OF_WINNERS = { least: 0.3, most: 0.5 };
const TRAVELER_USED = 0.75;
const CHECKED_CARDS = [
  'extensionKinds',
  'orders',
  'houses',
  'boats',
  'assets',
] as const satisfies CardTable[];

interface Band {
  readonly least: number | null;
  readonly most: number | null;
}

function isInside(value: number, { least, most }: Band): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

function checkEstimate(target: Target, subject: string | null, estimate: Estimate | null, band: Band): Check {
  const about = { target, subject, ...band, cards: [] };
  if (estimate === null) {
    return { ...about, value: null, interval: null, verdict: 'unknown', isCertain: false };
  }
  const { value, low, high } = estimate;
  const isMet = isInside(value, band);
  const { least, most } = band;
  const isApart = (least !== null && high < least) || (most !== null && low > most);
  const isCertain = isMet ? isInside(low, band) && isInside(high, band) : isApart;
  return { ...about, value, interval: { low, high }, verdict: isMet ? 'met' : 'missed', isCertain };
}

function checkCards(
  target: Target,
  table: CardTable,
  cards: readonly CardSummary[],
  offends: (card: CardSummary) => boolean,
): Check {
  const known = cards.filter(({ open }) => open >= ENOUGH_GAMES);
  const found = known.filter(offends).map(({ id }) => id);
  const isKnown = known.length > 0;
  return {
    target,
    subject: table,
    value: isKnown ? found.length : null,
    interval: null,
    least: null,
    most: 0,
    verdict: isKnown ? (found.length === 0 ? 'met' : 'missed') : 'unknown',
    isCertain: isKnown && known.length === cards.length,
    cards: found,
  };
}

/** Whether a card is taken before all others nearly whenever it lies there. */
export function isAlwaysFirst({ open, firstOfOpenShare }: CardSummary): boolean {
  return open >= ENOUGH_GAMES && firstOfOpenShare !== null && firstOfOpenShare > ALWAYS;
}

function checkRounds({ options, rounds }: Measured): Check[] {
  if (options.players !== ROUNDS.players || options.short) return [];
  const { least, most } = ROUNDS;
  return [
    checkEstimate('roundsMean', null, rounds.mean, { least, most }),
    checkEstimate('roundsInside', null, rounds.inside, { least: MOST_GAMES_INSIDE, most: null }),
  ];
}

/** The design targets that concern games with these options, each with its verdict. */
export function checkTargets(measured: Measured): Check[] {
  const { options, roles, cards } = measured;
  const tables = CHECKED_CARDS.filter((table) => cards[table].length > 0);
  return [
    ...roles.map(({ id, relative }) => checkEstimate('roleWins', id, relative, ROLE_WINS)),
    ...checkRounds(measured),
    checkEstimate('rowsOfWinners', null, measured.rowsOfWinners, ROWS_OF_WINNERS),
    ...tables.map((table) => checkCards('neverTaken', table, cards[table], ({ taken }) => taken === 0)),
    ...tables.map((table) => checkCards('alwaysFirst', table, cards[table], isAlwaysFirst)),
    ...(options.traveler === 'full'
      ? [
          checkEstimate('travelerUsed', null, measured.travelerUsed, {
            least: TRAVELER_USED,
            most: null,
          }),
        ]
      : []),
  ];
}
