import type { StoredGame } from '@altiplano/client';
import type { StatisticsTally, Trouble } from '@altiplano/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Where } from '../app/navigation/routes.ts';
import { device } from '../local/device.ts';
import { api, isTrouble } from '../online/api.ts';
import { type Grouping, localTallies, type StatisticsFilter } from './local-tallies.ts';

/** Whose seats count. */
export type Scope = StatisticsFilter['of'] | 'me';

/** What is asked for. */
export interface Asked extends Omit<StatisticsFilter, 'of'> {
  readonly where: Where;
  readonly of: Scope;
}

export type Tallies = Readonly<Record<Grouping, readonly StatisticsTally[]>>;

const GROUPS: Readonly<Record<Grouping, string>> = {
  player: 'person,level',
  role: 'role',
  modules: 'modules',
  seats: 'seats',
};

async function onlineTallies({ of, seats, modules }: Asked): Promise<Tallies | Trouble> {
  const found: [string, readonly StatisticsTally[]][] = [];
  for (const [name, by] of Object.entries(GROUPS)) {
    const answer = await api.statistics({
      by,
      of,
      ...(seats !== null && { seats: String(seats) }),
      ...(modules !== null && { modules }),
    });
    if (isTrouble(answer)) return answer;
    found.push([name, answer.tallies.filter(({ role }) => role !== '')]);
  }
  return Object.fromEntries(found) as Tallies;
}

function talliesHere(games: readonly StoredGame[], { of, seats, modules }: Asked): Tallies {
  const filter = { of: of === 'me' ? 'people' : of, seats, modules } as const;
  const by = (grouping: Grouping): StatisticsTally[] => localTallies(games, grouping, filter);
  return { player: by('player'), role: by('role'), modules: by('modules'), seats: by('seats') };
}

/** The sums that are asked for, from this device or the server; null until they are there. */
export function useTallies(asked: Asked): Tallies | Trouble | null {
  const [games, setGames] = useState<readonly StoredGame[] | Trouble | null>(null);
  const [online, setOnline] = useState<Tallies | Trouble | null>(null);
  const isHere = asked.where === 'local';
  useEffect(() => {
    if (isHere) void device().games.list().then(setGames);
  }, [isHere]);
  useEffect(() => {
    if (isHere) return;
    let isStale = false;
    setOnline(null);
    void onlineTallies(asked).then((found) => {
      if (!isStale) setOnline(found);
    });
    return () => {
      isStale = true;
    };
  }, [isHere, asked]);
  return useMemo(() => {
    if (!isHere) return online;
    return games === null || isTrouble(games) ? games : talliesHere(games, asked);
  }, [isHere, online, games, asked]);
}
