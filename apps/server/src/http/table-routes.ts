import {
  type ListedTable,
  markText,
  newTableBodySchema,
  openTablesQuerySchema,
  ownTablesQuerySchema,
  parseBody,
  parseMark,
  type TableList,
  type TableStatus,
  tableSummarySchema,
  trouble,
} from '@altiplano/protocol';
import type { Listed, Page, PageRequest } from '@altiplano/storage';
import type { FastifyInstance } from 'fastify';
import { createLimiter, HOUR } from '../limits/limiter.ts';
import { addRoute, type Handler } from './add-route.ts';
import { packByHash } from './known-packs.ts';
import type { Parts } from './parts.ts';
import { tooFast } from './refuse.ts';

const STATUSES = {
  going: ['lobby', 'running'],
  ended: ['finished', 'abandoned'],
} as const satisfies Record<string, readonly TableStatus[]>;

function pageOf({ limit, after }: { limit: number; after?: string }): PageRequest {
  const mark = after === undefined ? null : parseMark(after);
  return mark === null ? { limit } : { limit, after: mark };
}

function listed({ table, status, title, seatsFree, updated, summary }: Listed): ListedTable {
  return { table, status, title, seatsFree, updated, summary: tableSummarySchema.parse(summary) };
}

function listOf({ items, next }: Page<Listed>): TableList {
  return { tables: items.map(listed), next: next === undefined ? null : markText(next) };
}

/** Tables as they are found and made; whatever happens at a table goes over the socket. */
export function addTableRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, storage, tables, ticks } = parts;
  const created = createLimiter({ most: settings.limits.tables, within: HOUR });

  const open: Handler = async (request) => {
    const query = parseBody(openTablesQuerySchema, request.query);
    return 'trouble' in query ? query.trouble : listOf(await storage.tables.open(pageOf(query.value)));
  };

  const own: Handler = async (request) => {
    if (request.session === null) return trouble('needsSession');
    const query = parseBody(ownTablesQuerySchema, request.query);
    if ('trouble' in query) return query.trouble;
    const { which, ...paging } = query.value;
    return listOf(await storage.tables.ofPerson(request.session.person.id, STATUSES[which], pageOf(paging)));
  };

  const create: Handler = async (request) => {
    if (request.session === null) return trouble('needsSession');
    const body = parseBody(newTableBodySchema, request.body);
    if ('trouble' in body) return body.trouble;
    const wait = created.take(request.session.person.id, ticks());
    if (wait > 0) return tooFast(wait);
    const pack = await packByHash(body.value.pack, storage);
    if (pack === null) return trouble('noSuchPack', {}, 'pack');
    return tables.create(request.session.person, { settings: body.value.settings, pack });
  };

  const info: Handler = async (request) => {
    const { table } = request.params as { table: string };
    return (await tables.info(table, request.session?.person ?? null)) ?? trouble('noSuchTable');
  };

  addRoute(app, '/api/tables', { GET: open, POST: create });
  addRoute(app, '/api/tables/mine', { GET: own });
  addRoute(app, '/api/tables/:table', { GET: info });
}
