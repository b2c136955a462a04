import type { Socket } from 'node:net';
import { type Trouble, trouble } from '@altiplano/protocol';
import type { ConnectionError, FastifyError, FastifyInstance } from 'fastify';
import type { Storage } from '@altiplano/storage';
import { BARE_HEADERS } from './headers.ts';
import { refuse, statusOf } from './refuse.ts';
import { whyItFailed } from '../why-it-failed.ts';

/** What fastify itself refuses, in our codes; null for everything else, which is a fault of ours, or the store's. */
function troubleOf(error: FastifyError): Trouble | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return trouble('tooLarge');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return trouble('wrongValue', { expected: 'application/json' }, 'content-type');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return trouble('wrongValue', {}, 'content-length');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return trouble('jsonCut');
    case 'FST_ERR_BAD_URL':
      return trouble('notFound');
    default:
      return null;
  }
}

const BROKEN: Readonly<Record<string, { readonly status: string; readonly why: Trouble }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    why: trouble('tooLarge', {}, 'headers'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', why: trouble('missing', {}, 'request') },
};

/**
 * Answers what is no HTTP, or stopped being it, and hangs up. The other end has as long as it takes to read the answer,
 * not as long as it likes: until then the connection is one of few.
 */
export function refuseBroken(error: ConnectionError, socket: Socket, farewell: number): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  if (!socket.writable) return;
  const bad = { status: '400 Bad Request', why: trouble('wrongValue', {}, 'request') };
  const { status, why } = BROKEN[error.code ?? ''] ?? bad;
  const body = JSON.stringify({ trouble: why });
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  const cut = setTimeout(() => socket.destroy(), farewell);
  socket.once('close', () => clearTimeout(cut));
}

/** The one edge at which faults are caught: the log keeps them, the client learns only that there was one. */
export function catchFaults(app: FastifyInstance, storage: Storage): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const why = troubleOf(error) ?? (await whyItFailed(error, storage));
    if (statusOf(why) >= 500) {
      request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'fault');
    }
    return refuse(reply, why);
  });
}
