import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { trouble } from '@altiplano/protocol';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Log } from '../logs/logger.ts';
import { addScreens } from '../static/add-screens.ts';
import { addApi } from './api.ts';
import { boundConnections, PATIENCE, type Patience } from './connections.ts';
import { catchFaults, refuseBroken } from './faults.ts';
import { guard } from './guard.ts';
import { addHeaders, BARE_HEADERS } from './headers.ts';
import { addHealthRoutes } from './health-routes.ts';
import { readJsonBodies } from './json-bodies.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { watchRequests } from './watch-requests.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * What of a socket never gets as far as our own counting. Pings are answered by us, so that they count;
 * so few fragments a message may have that one costs no more than many messages.
 */
const FRAMES = {
  maxPayload: 64 * 1024,
  maxFragments: 16,
  maxBufferedChunks: 256,
  autoPong: false,
  perMessageDeflate: false,
  // For the other end's goodbye.
  closeTimeout: 3000,
};

/** The only address that becomes a socket, and it is nothing else. */
const SOCKET = '/ws';

export interface AppOptions {
  /** Adds the socket; it runs behind the same guard as the rest, and only for people with a session. */
  readonly addSocket: (app: FastifyInstance) => void | Promise<void>;
  /** Whether the server has been told to stop. */
  readonly isStopping: () => boolean;
  /** Only for tests, which do not wait. */
  readonly patience?: Partial<Patience>;
}

/** What fastify tells in the course of events we tell ourselves, without addresses. */
function ownWords(log: Log): FastifyBaseLogger {
  return log.isLevelEnabled('warn') ? log.child({}, { level: 'warn' }) : log;
}

/** The whole HTTP interface, not yet listening. */
export async function createApp(
  parts: Parts,
  { addSocket, isStopping, patience: others = {} }: AppOptions,
): Promise<FastifyInstance> {
  const { settings, storage, log, metrics } = parts;
  const patience = { ...PATIENCE, ...others };
  const app = fastify({
    loggerInstance: ownWords(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy.length === 0 ? false : [...settings.trustProxy],
    bodyLimit: LARGEST_BODY,
    requestTimeout: patience.request,
    connectionTimeout: patience.stalled,
    keepAliveTimeout: patience.stalled,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    // Whoever asks while we stop gets a refusal in our own form.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) =>
      void refuse(reply.headers(BARE_HEADERS), trouble('notFound')),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, patience.farewell),
  });
  boundConnections(app.server, settings, patience, metrics);
  catchFaults(app, storage);
  watchRequests(app, parts);
  await addHeaders(app);
  await app.register(cookie);
  await app.register(websocket, {
    options: FRAMES,
    // Whoever added the socket says goodbye to its clients.
    preClose: (done) => done(),
    errorHandler(error, socket, request) {
      // Broken frames and lost connections have a code: they are the other end's, and would fill the log.
      if (!('code' in error)) request.log.error({ err: error }, 'fault');
      socket.terminate();
    },
  });
  readJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    if (isStopping()) return refuse(reply.header('connection', 'close'), trouble('stopping'));
    if (request.ws !== (request.routeOptions.url === SOCKET)) return refuse(reply, trouble('notFound'));
  });
  addHealthRoutes(app, parts);
  await app.register(async (guarded) => {
    guard(guarded, parts);
    addApi(guarded, parts);
    await guarded.register(async (people) => {
      people.addHook('onRequest', async (request, reply) => {
        if (request.session === null) return refuse(reply, trouble('needsSession'));
      });
      await addSocket(people);
    });
  });
  await addScreens(app, settings.webDir);
  return app;
}
