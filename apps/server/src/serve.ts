import { openStorage, type Place } from '@altiplano/storage';
import type { FastifyInstance } from 'fastify';
import { type Clock, createClock } from './clock.ts';
import type { Patience } from './http/connections.ts';
import { createApp } from './http/create-app.ts';
import { createLog, type Log } from './logs/logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchProcess } from './metrics/process-metrics.ts';
import { nodeId } from './node-id.ts';
import { createClosedSessions } from './people/closed-sessions.ts';
import { createReadiness, type StorageEvent, tellingOutages } from './readiness.ts';
import type { Settings } from './settings/settings.ts';
import { registerSocket } from './socket/register-socket.ts';
import type { Rhythm } from './tables/nodes/rhythm.ts';
import { createTableHost } from './tables/table-host.ts';

export interface ServerParts {
  readonly settings: Settings;
  readonly log?: Log;
  /** Told what befalls the storage. */
  readonly told?: (event: StorageEvent) => void;
  readonly clock?: Clock;
  /** Whether the embedded storage has a thread of its own; only tests, of which many start a server, do without. */
  readonly storageThread?: boolean;
  /** Only for tests, which do not wait. */
  readonly rhythm?: Partial<Rhythm>;
  readonly patience?: Partial<Patience>;
}

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached, such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Accepts nothing more, finishes what it has acknowledged or begun, and lets go of everything. */
  close(): Promise<void>;
}

/** How long people's sockets may take to say goodbye. */
const GOODBYE = 5000;

function placeOf({ databaseUrl, dataDir }: Settings): Place {
  return databaseUrl === null ? { kind: 'sqlite', folder: dataDir } : { kind: 'postgres', url: databaseUrl };
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => {
    for (const client of app.websocketServer.clients) client.terminate();
    app.server.closeAllConnections();
  }, GOODBYE);
  await app.close();
  clearTimeout(cut);
}

/** Opens the storage, puts the parts together and listens; port 0 takes a free one. */
export async function createServer(parts: ServerParts): Promise<RunningServer> {
  const {
    settings,
    log = createLog(settings.logLevel),
    told = () => {},
    clock = createClock(),
    storageThread = true,
    rhythm = {},
    patience = {},
  } = parts;
  const toClose: (() => Promise<void> | void)[] = [];
  let isStopping = false;
  const letGo = async (): Promise<void> => {
    isStopping = true;
    // What was opened last needs what was opened before it.
    for (const close of toClose.toReversed()) await close();
  };
  try {
    const node = nodeId(settings);
    const onTrouble = (err: Error): void => log.error({ err }, 'trouble with the storage');
    const opened = await openStorage(placeOf(settings), { node, onTrouble, ownThread: storageThread });
    toClose.push(() => opened.close());
    const readiness = createReadiness({ storage: opened, log, told });
    toClose.push(readiness.close);
    const storage = tellingOutages(opened, readiness.doubt);
    const metrics = createMetrics();
    toClose.push(watchProcess(metrics));
    const closedSessions = createClosedSessions(storage.news);
    toClose.push(closedSessions.close);
    const shared = {
      settings,
      storage,
      readiness,
      closedSessions,
      metrics,
      log,
      ...clock,
      node,
    };
    const tables = await createTableHost({ ...shared, rhythm });
    toClose.push(() => tables.stop());
    const app = await createApp(
      { ...shared, tables },
      {
        addSocket: (scope) => registerSocket(scope, { ...shared, host: tables }),
        isStopping: () => isStopping,
        patience,
      },
    );
    toClose.push(() => closeApp(app));
    const address = await app.listen({ port: settings.port, host: settings.host });
    let closed: Promise<void> | undefined;
    return { address, close: () => (closed ??= letGo()) };
  } catch (error) {
    await letGo();
    throw error;
  }
}
