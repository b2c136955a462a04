import {
  parseBody,
  type Statistics,
  type StatisticsGroup,
  type StatisticsQuery,
  statisticsQuerySchema,
  type StatisticsTally,
  trouble,
} from '@altiplano/protocol';
import type { ResultFilter, Tally } from '@altiplano/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRoute, type Handler } from './add-route.ts';
import type { Parts } from './parts.ts';

function filterOf(query: StatisticsQuery, me: string | undefined): ResultFilter {
  const { of, role, modules, seats } = query;
  const person = of === 'me' ? me : query.person;
  return {
    ...(person !== undefined && { person }),
    ...(role !== undefined && { role }),
    ...(modules !== undefined && { modules: modules.split(',').filter((word) => word !== 'base') }),
    ...(seats !== undefined && { seats }),
    ...((of === 'people' || of === 'bots') && { played: of }),
  };
}

function tallyOf(
  groups: readonly StatisticsGroup[],
  tally: Tally,
  names: ReadonlyMap<string, string>,
): StatisticsTally {
  const { group, games, won, points, bestPoints, ranks } = tally;
  const named = groups.map((name, index) => {
    const value = group[index] ?? null;
    if (name !== 'person' || typeof value !== 'string') return [name, value] as const;
    return [name, { id: value, name: names.get(value) ?? '–' }] as const;
  });
  return { ...Object.fromEntries(named), games, won, points, bestPoints, ranks };
}

/** Lists of people read up to 10,000 rows, everything else at most a few hundred. */
const PEOPLE_COST = 10;

function costOf({ query }: FastifyRequest): number {
  const { by, of, person } = query as Partial<Record<string, unknown>>;
  const isOfOne = of === 'me' || person !== undefined;
  return !isOfOne && String(by).includes('person') ? PEOPLE_COST : 1;
}

/** How finished games went, by player, level, role, modules and number of seats. */
export function addStatisticsRoutes(app: FastifyInstance, { storage }: Parts): void {
  const tally: Handler = async (request) => {
    const query = parseBody(statisticsQuerySchema, request.query);
    if ('trouble' in query) return query.trouble;
    const me = request.session?.person.id;
    if (query.value.of === 'me' && me === undefined) return trouble('needsSession');
    const groups = [...new Set(query.value.by?.split(','))] as StatisticsGroup[];
    const tallies = await storage.results.tally(groups, filterOf(query.value, me), query.value.limit);
    const place = groups.indexOf('person');
    const ids = tallies.map(({ group }) => group[place]).filter((id) => typeof id === 'string');
    const names = await storage.people.namesOf(ids);
    return { tallies: tallies.map((row) => tallyOf(groups, row, names)) } satisfies Statistics;
  };
  addRoute(app, '/api/statistics', { GET: tally }, { cost: costOf });
}
