import { PROTOCOL_VERSION, RULES_VERSION, trouble } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../limits/address-key.ts';
import type { Log } from '../logs/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClosedSessions } from '../people/closed-sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { TableHost } from '../tables/table-host.ts';
import { createAllowance } from './allowance.ts';
import { createBacklog } from './backlog.ts';
import { type Connection, createConnection } from './connection.ts';
import { isInTime, receive, type ReceiveParts } from './receive.ts';
import { createRoster, SESSION_ENDED } from './roster.ts';
import { layoutHash } from '@altiplano/rules/engine';

export interface SocketParts {
  readonly host: TableHost;
  readonly storage: Storage;
  readonly settings: Settings;
  readonly closedSessions: ClosedSessions;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Milliseconds that nobody can set. */
  readonly ticks: () => number;
}

/** By the standard: the server goes away; try again later. */
const GOING_AWAY = 1001;
const TRY_LATER = 1013;

/** Adds `/ws`, for people with a session, behind the guard of everything else. */
export function registerSocket(app: FastifyInstance, parts: SocketParts): void {
  const { host, settings, closedSessions, metrics, log, ticks } = parts;
  const roster = createRoster({ ...parts, now: ticks });
  const overflows = metrics.counter('sockets_cut', 'Sockets cut because nobody read them.');
  const backlog = createBacklog(() => overflows.add());
  const received: ReceiveParts = {
    ...parts,
    allowance: createAllowance(settings.limits, ticks),
    refusals: metrics.counter('refusals', 'Messages refused, by code.', 'code'),
  };
  const messages = metrics.counter('messages', 'Messages received over sockets.');
  metrics.gauge('sockets', 'Open sockets.', () => roster.size);
  const stopListening = closedSessions.onClosed({ closed: roster.endSession, missed: roster.checkAll });
  let lastKey = 0;

  function greet(connection: Connection): boolean {
    const most = settings.limits.sockets;
    if (most > 0 && roster.from(connection.address) >= most) {
      connection.say({ type: 'refused', trouble: trouble('tooManyConnections', { most }) });
      connection.close(TRY_LATER);
      return false;
    }
    roster.add(connection);
    connection.say({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      rules: RULES_VERSION,
      layout: layoutHash(),
      you: connection.person,
    });
    return true;
  }

  function accept(socket: WebSocket, { session, ip, raw }: FastifyRequest): void {
    // What is wrong with a frame closes the socket; that is all there is to say.
    socket.on('error', (err) => log.debug({ err }, 'a socket failed'));
    if (session === null || closedSessions.isClosed(session.tokenHash)) return socket.close(SESSION_ENDED);
    const { person, tokenHash } = session;
    const connection = createConnection(socket, {
      key: String(++lastKey),
      tokenHash,
      address: addressKey(ip),
      person: { id: person.id, name: person.name },
      checkedAt: ticks(),
      wire: raw.socket,
      writing: backlog.note,
      overflowed: () => overflows.add(),
    });
    if (!greet(connection)) return;
    const heard =
      (take: (data: Buffer, isBinary: boolean) => void) =>
      (data: Buffer, isBinary = false) => {
        if (!connection.isOpen) return;
        messages.add();
        take(data, isBinary);
      };
    socket.on(
      'ping',
      heard((data) => {
        if (isInTime(connection, received)) connection.pong(data);
      }),
    );
    socket.on(
      'pong',
      heard((data) => {
        // One that we did not ask for is a message like any other.
        if (!connection.hearPong(data)) isInTime(connection, received);
      }),
    );
    socket.on(
      'message',
      heard((data, isBinary) => receive(connection, data, isBinary, received)),
    );
    socket.on('close', () => {
      roster.remove(connection);
      backlog.forget(connection);
      host.lose(connection, connection.tables);
    });
  }

  app.get('/ws', { websocket: true }, accept);
  app.addHook('preClose', async () => {
    stopListening();
    roster.close(GOING_AWAY);
  });
}
