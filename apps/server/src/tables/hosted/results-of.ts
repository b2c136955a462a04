import type { Place, Table } from '@altiplano/table';
import type { MODULES } from '@altiplano/protocol';
import type { Options, Score } from '@altiplano/rules';
import type { Result } from '@altiplano/storage';

type Module = (typeof MODULES)[number];

function modulesOf({ missions, traveler, short }: Options): Module[] {
  return [
    ...(missions ? (['missions'] as const) : []),
    ...(traveler === 'full' ? (['traveler'] as const) : []),
    ...(traveler === 'eventsOnly' ? (['events'] as const) : []),
    ...(short ? (['short'] as const) : []),
  ];
}

/** V7: the total decides, then the coins. */
function isBetter(one: Score, other: Score): boolean {
  return one.total > other.total || (one.total === other.total && one.coins > other.coins);
}

/** Who played a seat to the end: its bot, also in place of a person, or its person. */
function playerOf({ bot, person }: Place): { readonly level: string } | { readonly person: string } | object {
  if (bot !== null) return { level: bot };
  return person === null ? {} : { person: person.id };
}

/** A row for each seat of a game that has just been finished here; none for one that was brought from elsewhere. */
export function resultsOf(table: Table): Result[] {
  const { result, game, places, settings, origin, at } = table;
  if (result === null || game === null || origin === 'record') return [];
  return places.map((place, seat) => {
    const own = result.scores[seat] as Score;
    const role = game.components.roles[game.state.seats[seat]?.role ?? -1];
    return {
      seat,
      ...playerOf(place),
      role: role?.id ?? '',
      modules: modulesOf(settings.options),
      seats: places.length,
      points: own.total,
      rank: 1 + result.scores.filter((other) => isBetter(other, own)).length,
      won: result.winners.includes(seat),
      at,
    };
  });
}
