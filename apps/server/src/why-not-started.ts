import { StorageFault } from '@altiplano/storage';
import type { StorageEvent } from './readiness.ts';
import type { Settings } from './settings/settings.ts';
import { withoutSecrets } from './settings/summary.ts';
import type { Texts } from './text/texts.ts';

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** What PostgreSQL answers to a wrong user or password, and to a database that is not there. */
const REFUSED = new Set(['28P01', '28000', '3D000']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Where an error comes from in the end. */
function rootOf(error: unknown): unknown {
  if (error instanceof AggregateError) return rootOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** One line that says to the person who runs the server why it did not start and what to do. */
export function whyNotStarted(error: unknown, settings: Settings, { trouble }: Texts): string {
  const { port, host, dataDir, databaseUrl } = settings;
  if (error instanceof StorageFault) {
    if (error.code === 'inUse') {
      return databaseUrl === null ? trouble.inUse(dataDir) : trouble.restoring(withoutSecrets(databaseUrl));
    }
    const { figures } = error;
    if (error.code === 'newerStore') return trouble.newerStore();
    if (error.code === 'damaged') return trouble.damaged(dataDir, String(figures['reason']));
    if (error.code === 'lostEntries') {
      return trouble.lostEntries(dataDir, Number(figures['tables']), Number(figures['entries']));
    }
    if (error.code === 'oldSqlite') {
      return trouble.oldSqlite(String(figures['found']), String(figures['least']));
    }
  }
  const root = rootOf(error);
  const code = codeOf(root);
  if (databaseUrl !== null && UNREACHABLE.has(code)) return trouble.noDatabase(withoutSecrets(databaseUrl));
  if (databaseUrl !== null && REFUSED.has(code)) return trouble.databaseRefused(withoutSecrets(databaseUrl));
  const atPort = root instanceof Error && 'syscall' in root && root.syscall === 'listen';
  if (code === 'EADDRINUSE') return trouble.portTaken(port);
  if (code === 'EACCES' && atPort) return trouble.portForbidden(port);
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && databaseUrl === null))
    return trouble.noSuchHost(host);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) return trouble.noFolder(dataDir);
  return trouble.notStarted(root instanceof Error ? root.message : String(root));
}

/** One line that says to the same person what has befallen the storage. */
export function storageLine(
  event: StorageEvent,
  { dataDir, databaseUrl }: Settings,
  { trouble }: Texts,
): string {
  return trouble[event](databaseUrl === null ? dataDir : withoutSecrets(databaseUrl));
}
