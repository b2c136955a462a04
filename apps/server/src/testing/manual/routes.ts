import {
  codeBodySchema,
  codeSchema,
  meSchema,
  nameBodySchema,
  newTableBodySchema,
  newTableSchema,
  openTablesQuerySchema,
  ownTablesQuerySchema,
  packListSchema,
  statisticsQuerySchema,
  statisticsSchema,
  tableInfoSchema,
  tableListSchema,
  verificationSchema,
} from '@altiplano/protocol';
import * as z from 'zod';
import { fieldTable, type Shapes, shapeOf, typeText } from './shapes.ts';

/** A request that the server answers. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly says: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | string;
  readonly answer: z.ZodType | string;
}

const hashed = z.strictObject({ hash: z.string() });
const RECORD = 'the record, a JSON document (`npm run -s altiplano -- verify` checks it as well)';

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/me', says: 'Who am I?', answer: meSchema },
  {
    method: 'POST',
    path: '/api/me',
    says: 'Become somebody: sets the cookie. With a session, another name.',
    body: nameBodySchema,
    answer: meSchema,
  },
  { method: 'PATCH', path: '/api/me', says: 'Another name.', body: nameBodySchema, answer: meSchema },
  {
    method: 'DELETE',
    path: '/api/me',
    says: 'Ends this session, and its sockets. The person stays.',
    answer: meSchema,
  },
  {
    method: 'POST',
    path: '/api/me/code',
    says: 'A one-time code with which another device becomes the same person.',
    answer: codeSchema,
  },
  {
    method: 'POST',
    path: '/api/me/claim',
    says: 'Becomes the person that made the code: sets the cookie.',
    body: codeBodySchema,
    answer: meSchema,
  },
  {
    method: 'GET',
    path: '/api/tables',
    says: 'Open tables that still wait for people, the last changed first.',
    query: openTablesQuerySchema,
    answer: tableListSchema,
  },
  {
    method: 'POST',
    path: '/api/tables',
    says: 'A new table, with the asker as its host on the first seat.',
    body: newTableBodySchema,
    answer: newTableSchema,
  },
  {
    method: 'GET',
    path: '/api/tables/mine',
    says: 'The asker’s tables, the last changed first.',
    query: ownTablesQuerySchema,
    answer: tableListSchema,
  },
  {
    method: 'GET',
    path: '/api/tables/:table',
    says: 'What is known about a table.',
    answer: tableInfoSchema,
  },
  {
    method: 'GET',
    path: '/api/tables/:table/record',
    says: 'The record of a finished game.',
    answer: RECORD,
  },
  {
    method: 'GET',
    path: '/api/tables/:table/verification',
    says: 'Whether a finished game was shuffled and played as its record says.',
    answer: verificationSchema,
  },
  {
    method: 'POST',
    path: '/api/records',
    says: 'Keeps a finished game from elsewhere as a table to be replayed; it does not count in the statistics. At most 2 MB.',
    body: 'a record',
    answer: newTableSchema,
  },
  {
    method: 'POST',
    path: '/api/records/check',
    says: 'Verifies a record without keeping it.',
    body: 'a record',
    answer: verificationSchema,
  },
  {
    method: 'GET',
    path: '/api/packs',
    says: 'The shipped pack, then those that the asker has brought.',
    answer: packListSchema,
  },
  {
    method: 'POST',
    path: '/api/packs',
    says: 'Brings a component pack. At most 1 MB.',
    body: 'a pack',
    answer: hashed,
  },
  { method: 'GET', path: '/api/packs/:hash', says: 'A pack by its hash.', answer: 'the pack' },
  {
    method: 'GET',
    path: '/api/statistics',
    says: 'How the games went that were finished here.',
    query: statisticsQuerySchema,
    answer: statisticsSchema,
  },
];

function part(title: string, schema: z.ZodType | string | undefined, met: Shapes): string[] {
  if (schema === undefined) return [];
  if (typeof schema === 'string') return [`${title}: ${schema}.`];
  const shape = shapeOf(schema, met, title === 'Query' ? 'output' : 'input');
  if (shape.$ref !== undefined) return [`${title}: ${typeText(shape)}.`];
  return [`${title}:`, fieldTable(shape)];
}

/** What can be asked for over HTTP. */
export function routesText(met: Shapes): string {
  return ROUTES.map(({ method, path, says, query, body, answer }) =>
    [
      `### ${method} ${path}`,
      says,
      ...part('Query', query, met),
      ...part('Body', body, met),
      ...part('Answer', answer, met),
    ].join('\n\n'),
  ).join('\n\n');
}
