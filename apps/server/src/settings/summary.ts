import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '../text/texts.ts';
import type { Complaint, Limits, Settings } from './settings.ts';

/** A database's address without the user, the password and the options in it. */
export function withoutSecrets(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname === '' ? 'localhost' : hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

function limitsLine(limits: Limits, { start }: Texts): string {
  return Object.entries(limits)
    .map(([name, most]) => {
      const what = start.limit[name as keyof Limits];
      return most === 0 ? `${start.unlimited} ${what}` : `${most} ${what}`;
    })
    .join(', ');
}

/** What the server was started with, line by line, for the person who runs it; no secret is in it. */
export function summary(settings: Settings, address: string, texts: Texts): readonly string[] {
  const { start } = texts;
  const { databaseUrl, origins, trustProxy, metricsToken, webDir } = settings;
  const rows: readonly (readonly [string, string])[] = [
    [
      start.storage,
      databaseUrl === null ? start.embedded(settings.dataDir) : start.postgres(withoutSecrets(databaseUrl)),
    ],
    [start.origins, origins.length === 0 ? start.anyOrigin : origins.join(', ')],
    [start.proxies, trustProxy.length === 0 ? start.none : trustProxy.join(', ')],
    [start.log, settings.logLevel],
    [start.metrics, metricsToken === null ? start.metricsForLocal : start.metricsForToken],
    [start.screens, existsSync(join(webDir, 'index.html')) ? webDir : start.noScreens],
    [start.limits, limitsLine(settings.limits, texts)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    start.listening(address),
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    start.toStop,
  ];
}

const LONGEST_SHOWN = 80;

/** Somebody's text, cut and safe to print. */
export function shownText(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?').slice(0, LONGEST_SHOWN);
}

/** What is wrong with the settings, a line for each variable. */
export function complaintLines(complaints: readonly Complaint[], { settings }: Texts): readonly string[] {
  const lines = complaints.map(({ variable, value, expected }) =>
    settings.wrong(variable, value === null ? null : shownText(value), expected),
  );
  return [...lines, settings.notStarted];
}
