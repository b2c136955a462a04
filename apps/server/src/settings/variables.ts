import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATA_FOLDER } from '@altiplano/storage';
import * as z from 'zod';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What a variable must look like, as data, so that a complaint can be put in any language. */
export type Expected =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'host' | 'folder' | 'postgres' | 'origins' | 'proxies' | 'token' };

/** One variable of the environment: how its text becomes a value, and what it is worth when it is not set. */
export interface Variable<T> {
  readonly schema: z.ZodType<T, string>;
  readonly fallback: T;
  readonly expected: Expected;
  /** Its value is never shown. */
  readonly isSecret?: true;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

function whole(fallback: number, least: number, most: number): Variable<number> {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
  return { schema, fallback, expected: { kind: 'whole', least, most } };
}

/** Zero lifts a limit. */
function limit(fallback: number): Variable<number> {
  return whole(fallback, 0, 1_000_000);
}

function folder(fallback: string): Variable<string> {
  return {
    schema: z.string().refine((path) => !path.includes('\0')),
    fallback,
    expected: { kind: 'folder' },
  };
}

function listed<T>(text: string, part: z.ZodType<T, string>): readonly T[] | null {
  const parts = text.split(',').map((word) => part.safeParse(word.trim()));
  return parts.every((read) => read.success) ? parts.map((read) => read.data as T) : null;
}

function list<T>(part: z.ZodType<T, string>, expected: Expected): Variable<readonly T[]> {
  const schema = z.string().transform((text, context) => {
    const values = listed(text, part);
    if (values !== null) return values;
    context.addIssue({ code: 'custom', message: 'list' });
    return z.NEVER;
  });
  return { schema, fallback: [], expected };
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text.toLowerCase();
}

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);
}

const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, '').toLowerCase())
  .refine(isOrigin);

const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** Every variable that the server reads, by its name in the environment. */
export const VARIABLES = {
  PORT: whole(8080, 0, 65_535),
  HOST: {
    schema: z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/),
    fallback: '127.0.0.1',
    expected: { kind: 'host' },
  },
  DATA_DIR: folder(DATA_FOLDER),
  DATABASE_URL: {
    schema: z.string().refine(isDatabaseUrl),
    fallback: null,
    expected: { kind: 'postgres' },
    isSecret: true,
  },
  PUBLIC_ORIGIN: list(origin, { kind: 'origins' }),
  TRUST_PROXY: list(proxy, { kind: 'proxies' }),
  LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS),
    fallback: 'info',
    expected: { kind: 'oneOf', values: LOG_LEVELS },
  },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\w.~+/=-]{16,256}$/),
    fallback: null,
    expected: { kind: 'token' },
    isSecret: true,
  },
  WEB_DIR: folder(resolve(ROOT, 'apps/web/dist')),
  BOT_WORKERS: whole(0, 0, 64),
  LIMIT_REQUESTS: limit(600),
  LIMIT_GUESTS: limit(60),
  LIMIT_CODES: limit(30),
  LIMIT_TABLES: limit(60),
  LIMIT_UPLOADS: limit(60),
  LIMIT_CONNECTIONS: limit(300),
  LIMIT_SOCKETS: limit(200),
  LIMIT_MESSAGES: limit(30),
} as const satisfies Record<string, Variable<unknown>>;

export type VariableName = keyof typeof VARIABLES;
