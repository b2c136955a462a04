import type { Options } from '@altiplano/rules';
import type { Balance } from '../summary/balance.ts';
import type { CardSummary } from '../summary/cards.ts';
import { type Estimate, meanOf, shareOf } from '../summary/estimates.ts';
import { type CardTable, DEAR_GOODS, type Measure, type Tally } from '../tally/tally.ts';

/** The rows of the table of targets: how the game should play. */
export const ROWS = [
  'rounds',
  'planning',
  'food',
  'goods',
  'ends',
  'rows',
  'cards',
  'extensions',
  'standings',
  'traveler',
] as const;
export type Row = (typeof ROWS)[number];

/** What is measured for a row. */
export type PartName =
  | 'roundsInside'
  | 'roundsMean'
  | 'planning'
  | 'food'
  | 'made'
  | 'goodPoints'
  | 'strip'
  | 'location'
  | 'rows'
  | 'built'
  | 'cardTaken'
  | 'kindLeast'
  | 'kindMost'
  | 'role'
  | 'firstSeat'
  | 'assets'
  | 'traded';

export type Verdict = 'met' | 'missed' | 'open';

/** One figure of a row: what it is, what is wanted, and what the games say. */
export interface Part {
  readonly part: PartName;
  /** The role, good, location or sort of cards that it is about. */
  readonly subject: string | null;
  readonly value: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly least: number | null;
  readonly most: number | null;
  /** Open: outside what is wanted, but the interval is not; or too few games to say anything. */
  readonly verdict: Verdict;
  /** Whether the verdict holds anywhere in the interval. */
  readonly isCertain: boolean;
  /** How far the value is from what is wanted. */
  readonly missedBy: number | null;
  /** The cards that miss it. */
  readonly cards: readonly string[];
}

export interface RowResult {
  readonly row: Row;
  readonly verdict: Verdict;
  readonly parts: readonly Part[];
}

interface Band {
  readonly least: number | null;
  readonly most: number | null;
}

/** The fewest games, or games with a card in them, that say something. */
export const ENOUGH_GAMES = 20;

const atLeast = (least: number): Band => ({ least, most: null });
const atMost = (most: number): Band => ({ least: null, most });

/** How far a value lies outside, below or above; 0 inside. */
function distance(value: number, { least, most }: Band): number {
  if (least !== null && value < least) return least - value;
  return most !== null && value > most ? value - most : 0;
}

function judge(
  part: PartName,
  subject: string | null,
  estimate: Estimate | null,
  band: Band,
  games: number,
  cards: readonly string[] = [],
): Part {
  const about = { part, subject, ...band, cards };
  if (estimate === null) {
    return { ...about, value: null, interval: null, verdict: 'open', isCertain: false, missedBy: null };
  }
  const { value, low, high } = estimate;
  const isInside = distance(value, band) === 0;
  const isApart = (band.least !== null && high < band.least) || (band.most !== null && low > band.most);
  const isCertain = isInside ? distance(low, band) === 0 && distance(high, band) === 0 : isApart;
  const isKnown = games >= ENOUGH_GAMES && (isInside || isApart);
  return {
    ...about,
    value,
    interval: { low, high },
    verdict: isKnown ? (isInside ? 'met' : 'missed') : 'open',
    isCertain: isCertain && games >= ENOUGH_GAMES,
    missedBy: isInside ? 0 : distance(value, band),
  };
}

/** The worst of the cards that lay there often enough, and all that miss what is wanted. */
function judgeCards(part: PartName, subject: CardTable, cards: readonly CardSummary[], band: Band): Part {
  const known = cards.filter(({ open }) => open >= ENOUGH_GAMES);
  const far = (card: CardSummary): number => distance(card.takenShare?.value ?? 0, band);
  const missing = known.filter((card) => far(card) > 0);
  const side = band.least === null ? -1 : 1;
  const [worst] = known.toSorted(
    (a, b) => far(b) - far(a) || side * ((a.takenShare?.value ?? 0) - (b.takenShare?.value ?? 0)),
  );
  const ids = missing.toSorted((a, b) => far(b) - far(a)).map(({ id }) => id);
  return judge(part, subject, worst?.takenShare ?? null, band, worst?.open ?? 0, ids);
}

/** None of them can be less than nothing. */
function measured(tally: Tally, measure: Measure): Estimate | null {
  const { count, sum, squares } = tally.targets.samples[measure];
  const found = meanOf(sum / 1000, squares / 1_000_000, count);
  return found === null ? null : { ...found, low: Math.max(0, found.low) };
}

function shareOfGames(tally: Tally, isMeant: (rounds: number) => boolean): Estimate | null {
  const games = Object.entries(tally.rounds).reduce(
    (sum, [rounds, count]) => sum + (isMeant(Number(rounds)) ? count : 0),
    0,
  );
  return shareOf(games, tally.games);
}

function endsParts(tally: Tally): Part[] {
  const { games, endedBy } = tally;
  // What no rule of a location says: the pile, and the last event of the short game.
  const locations = Object.entries(endedBy).filter(([cause]) => cause !== 'strip' && cause !== 'events');
  const [[cause = null, most = 0] = []] = locations.toSorted(([, a], [, b]) => b - a);
  return [
    judge('strip', null, shareOf(endedBy['strip'] ?? 0, games), { least: 0.4, most: 0.85 }, games),
    judge('location', cause, shareOf(most, games), atMost(0.3), games),
  ];
}

function standingsParts({ roles, positions }: Balance): Part[] {
  const [first] = positions;
  return [
    ...roles.map(({ id, relative, count }) => judge('role', id, relative, { least: 0.75, most: 1.3 }, count)),
    judge('firstSeat', null, first?.relative ?? null, { least: 0.85, most: 1.15 }, first?.count ?? 0),
  ];
}

function travelerParts(tally: Tally, higher: readonly string[]): Part[] {
  return [
    judge('assets', null, measured(tally, 'assets'), atLeast(1.5), tally.games),
    ...higher.map((good) =>
      judge(
        'traded',
        good,
        shareOf(tally.targets.traded[good] ?? 0, tally.games),
        atLeast(0.25),
        tally.games,
      ),
    ),
  ];
}

/** Rows weigh less where opals, assets and missions bring points as well. */
function leastRows({ missions, traveler }: Options): number {
  return missions || traveler === 'full' ? 0.25 : 0.35;
}

/** Every row of the table of targets that concerns games with these options. */
export function checkTable(balance: Balance, tally: Tally, higher: readonly string[]): RowResult[] {
  const { options, cards } = balance;
  const { games } = tally;
  const average = (part: PartName, subject: string | null, measure: Measure, band: Band): Part =>
    judge(part, subject, measured(tally, measure), band, games);
  const built = ['orders', 'houses', 'boats'] as const;
  const parts: Readonly<Record<Row, readonly Part[]>> = {
    rounds: options.short
      ? []
      : [
          judge(
            'roundsInside',
            null,
            shareOfGames(tally, (rounds) => rounds >= 14 && rounds <= 20),
            atLeast(0.8),
            games,
          ),
          judge('roundsMean', null, balance.rounds.mean, { least: 16, most: 18 }, games),
        ],
    planning: [average('planning', null, 'planning', atLeast(6.5))],
    food: [average('food', null, 'food', atLeast(3))],
    goods: DEAR_GOODS.flatMap((good) => [
      average('made', good, good, atLeast(1 / 3)),
      average('goodPoints', good, `${good}Points`, atMost(0.4)),
    ]),
    ends: options.short ? [] : endsParts(tally),
    rows: [judge('rows', null, balance.rowsOfWinners, { least: leastRows(options), most: 0.55 }, games)],
    cards: built.flatMap((sort) => [
      average('built', sort, sort, atLeast(1)),
      judgeCards('cardTaken', sort, cards[sort], atLeast(0.05)),
    ]),
    extensions: [
      judgeCards('kindLeast', 'extensionKinds', cards.extensionKinds, atLeast(0.1)),
      judgeCards('kindMost', 'extensionKinds', cards.extensionKinds, atMost(0.85)),
    ],
    standings: standingsParts(balance),
    traveler: options.traveler === 'full' ? travelerParts(tally, higher) : [],
  };
  return ROWS.flatMap((row): RowResult[] => {
    const of = parts[row];
    if (of.length === 0) return [];
    const has = (verdict: Verdict): boolean => of.some((part) => part.verdict === verdict);
    return [{ row, parts: of, verdict: has('missed') ? 'missed' : has('open') ? 'open' : 'met' }];
  });
}
