import type { StoredGame } from '@altiplano/client';
import type { StatisticsTally } from '@altiplano/protocol';
import type { Options } from '@altiplano/rules';
import { isYou, YOU } from '@altiplano/text';

/** What finished games are sorted by. */
export type Grouping = 'player' | 'role' | 'modules' | 'seats';

/** Which seats of which games count; null: all. */
export interface StatisticsFilter {
  readonly of: 'all' | 'people' | 'bots';
  readonly seats: number | null;
  /** Exactly these modules, as `modulesKey` writes them. */
  readonly modules: string | null;
}

/** The modules of a game as statistics name them, in the order of the alphabet. */
export function modulesOf({ missions, traveler, short }: Options): string[] {
  return [
    ...(traveler === 'eventsOnly' ? ['events'] : []),
    ...(missions ? ['missions'] : []),
    ...(short ? ['short'] : []),
    ...(traveler === 'full' ? ['traveler'] : []),
  ];
}

/** A set of modules as one word; none is the base game. */
export function modulesKey(modules: readonly string[]): string {
  return modules.length === 0 ? 'base' : [...modules].sort().join(',');
}

/** A seat of a finished game. */
interface Played {
  readonly game: StoredGame;
  readonly seat: number;
  readonly points: number;
  readonly rank: number;
  readonly won: boolean;
}

function playedSeats(game: StoredGame): Played[] {
  const { result } = game;
  if (result === null || game.status !== 'finished' || game.imported === true) return [];
  const { points, winners } = result;
  return points.map((own, seat) => {
    const won = winners.includes(seat);
    // Who loses a tie stands behind those who win it (V7).
    const before = points.filter(
      (other, rival) => other > own || (other === own && !won && winners.includes(rival)),
    );
    return { game, seat, points: own, rank: 1 + before.length, won };
  });
}

function passes({ game, seat }: Played, { of, seats, modules }: StatisticsFilter): boolean {
  const isBot = game.seats[seat]?.bot !== null;
  if (of !== 'all' && isBot !== (of === 'bots')) return false;
  if (seats !== null && game.seats.length !== seats) return false;
  return modules === null || modulesKey(modulesOf(game.settings.options)) === modules;
}

/** What a seat is counted under; null if it is not known. */
function groupOf({ game, seat }: Played, by: Grouping): Partial<StatisticsTally> | null {
  switch (by) {
    case 'player': {
      const { person = null, bot = null } = game.seats[seat] ?? {};
      if (bot !== null) return { level: bot };
      if (person === null) return { person };
      // At one device a name is all that tells people apart; "you" is one person in whatever language.
      const id = isYou(person.name) ? YOU.en : person.name;
      return { person: { id, name: id } };
    }
    case 'role': {
      const role = game.roles?.[seat] ?? '';
      return role === '' ? null : { role };
    }
    case 'modules':
      return { modules: modulesOf(game.settings.options) };
    case 'seats':
      return { seats: game.seats.length };
  }
}

/** Sums over the finished games on this device, the largest groups first. */
export function localTallies(
  games: readonly StoredGame[],
  by: Grouping,
  filter: StatisticsFilter,
): StatisticsTally[] {
  const sums = new Map<string, StatisticsTally>();
  for (const played of games.flatMap(playedSeats)) {
    const group = passes(played, filter) ? groupOf(played, by) : null;
    if (group === null) continue;
    const key = JSON.stringify(group);
    const { games: count, won, points, bestPoints, ranks } = sums.get(key) ?? NOTHING;
    sums.set(key, {
      ...group,
      games: count + 1,
      won: won + Number(played.won),
      points: points + played.points,
      bestPoints: Math.max(bestPoints, played.points),
      ranks: ranks + played.rank,
    });
  }
  return [...sums.values()].sort((a, b) => b.games - a.games);
}

const NOTHING: StatisticsTally = { games: 0, won: 0, points: 0, bestPoints: 0, ranks: 0 };
