import { resolve } from 'node:path';
import { type Expected, LOG_LEVELS, VARIABLES, type Variable, type VariableName } from './variables.ts';

export type LogLevel = (typeof LOG_LEVELS)[number];

/** How much a stranger may ask for before being told to wait; zero means without end. */
export interface Limits {
  /** HTTP requests of one address in a minute. */
  readonly requests: number;
  /** New people from one address in an hour. */
  readonly guests: number;
  /** One-time codes tried from one address in an hour. */
  readonly codes: number;
  /** Tables created by one person in an hour. */
  readonly tables: number;
  /** Packs and records given by one person in an hour. */
  readonly uploads: number;
  /** Connections of any kind open at once from one address. */
  readonly connections: number;
  /** Sockets open at once from one address. */
  readonly sockets: number;
  /** Messages over one socket in a second. */
  readonly messages: number;
}

/** All that the environment decides. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where the embedded storage keeps its file. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded storage. */
  readonly databaseUrl: string | null;
  /** The addresses under which browsers reach the server; empty: whatever name they used. */
  readonly origins: readonly string[];
  /** Proxies whose word about the caller's address is believed. */
  readonly trustProxy: readonly string[];
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  /** Where the built screens are. */
  readonly webDir: string;
  /** Threads in which bots think; zero: as many as there are cores to spare. */
  readonly botWorkers: number;
  readonly limits: Limits;
}

/** What is wrong with a variable; `value` is null where it must not be shown. */
export interface Complaint {
  readonly variable: VariableName;
  readonly value: string | null;
  readonly expected: Expected;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings out of an environment, or everything that is wrong with it. An empty variable counts as not set. */
export function readSettings(
  environment: Environment,
): { readonly settings: Settings } | { readonly complaints: readonly Complaint[] } {
  const complaints: Complaint[] = [];
  const read = <T>(name: VariableName, row: Variable<T>): T => {
    const text = environment[name];
    if (text === undefined || text === '') return row.fallback;
    const parsed = row.schema.safeParse(text);
    if (parsed.success) return parsed.data;
    complaints.push({ variable: name, value: row.isSecret ? null : text, expected: row.expected });
    return row.fallback;
  };
  // npm runs the program in the repository; a relative folder means the one where the command was typed.
  const base = environment['INIT_CWD'] ?? process.cwd();
  const settings: Settings = {
    port: read('PORT', VARIABLES.PORT),
    host: read('HOST', VARIABLES.HOST),
    dataDir: resolve(base, read('DATA_DIR', VARIABLES.DATA_DIR)),
    databaseUrl: read<string | null>('DATABASE_URL', VARIABLES.DATABASE_URL),
    origins: read('PUBLIC_ORIGIN', VARIABLES.PUBLIC_ORIGIN),
    trustProxy: read('TRUST_PROXY', VARIABLES.TRUST_PROXY),
    logLevel: read<LogLevel>('LOG_LEVEL', VARIABLES.LOG_LEVEL),
    metricsToken: read<string | null>('METRICS_TOKEN', VARIABLES.METRICS_TOKEN),
    webDir: resolve(base, read('WEB_DIR', VARIABLES.WEB_DIR)),
    botWorkers: read('BOT_WORKERS', VARIABLES.BOT_WORKERS),
    limits: {
      requests: read('LIMIT_REQUESTS', VARIABLES.LIMIT_REQUESTS),
      guests: read('LIMIT_GUESTS', VARIABLES.LIMIT_GUESTS),
      codes: read('LIMIT_CODES', VARIABLES.LIMIT_CODES),
      tables: read('LIMIT_TABLES', VARIABLES.LIMIT_TABLES),
      uploads: read('LIMIT_UPLOADS', VARIABLES.LIMIT_UPLOADS),
      connections: read('LIMIT_CONNECTIONS', VARIABLES.LIMIT_CONNECTIONS),
      sockets: read('LIMIT_SOCKETS', VARIABLES.LIMIT_SOCKETS),
      messages: read('LIMIT_MESSAGES', VARIABLES.LIMIT_MESSAGES),
    },
  };
  return complaints.length > 0 ? { complaints } : { settings };
}
