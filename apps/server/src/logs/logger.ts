import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../settings/settings.ts';

export type Log = Logger;

/** Names under which something secret might one day be logged by mistake, at the top or one level down. */
const SECRETS = [
  'authorization',
  'code',
  'cookie',
  'cookies',
  'databaseUrl',
  'entropy',
  'metricsToken',
  'password',
  'seed',
  'session',
  'set-cookie',
  'token',
  'tokenHash',
];

const IN_HEADERS = ['authorization', 'cookie', 'set-cookie'].flatMap((name) => [
  `*.headers["${name}"]`,
  `headers["${name}"]`,
]);

const CREDENTIALS_IN_ADDRESS = /\/\/[^\s/@"]+@/g;

/** The structured log, a line of JSON for each event. Secrets are left out here, whoever logs them. */
export function createLog(level: LogLevel, to: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      // Neither the process id nor the machine's name tells a host anything new.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [...SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), ...IN_HEADERS],
        censor: '[secret]',
      },
      hooks: { streamWrite: (line) => line.replace(CREDENTIALS_IN_ADDRESS, '//[secret]@') },
    },
    to,
  );
}
