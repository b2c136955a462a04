import { timingSafeEqual } from 'node:crypto';
import { trouble } from '@altiplano/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../people/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { addRoute } from './add-route.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With a token set, whoever has it; else whoever asks on this very machine and not through a proxy on it. */
function mayRead(request: FastifyRequest, { metricsToken }: Settings): boolean {
  const { authorization = '' } = request.headers;
  if (metricsToken !== null) {
    return timingSafeEqual(Buffer.from(hashOf(authorization)), Buffer.from(hashOf(`Bearer ${metricsToken}`)));
  }
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in request.headers);
  return LOOPBACK.has(request.socket.remoteAddress ?? '') && !isForwarded;
}

const FRESH = 1000;

/** Whether the storage answered within the last second; asked more often, the storage notices nothing of it. */
function createHealth({ storage, log, now }: Parts): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (now() - asked < FRESH) return answer;
    asked = now();
    answer = storage.check().then(
      () => true,
      (err: unknown) => {
        log.error({ err }, 'the storage does not answer');
        return false;
      },
    );
    return answer;
  };
}

/** For machines that watch over the server: whether it can work, and how much it does. */
export function addHealthRoutes(app: FastifyInstance, parts: Parts): void {
  const isHealthy = createHealth(parts);
  addRoute(app, '/healthz', {
    GET: async (_request, reply) => {
      const ok = await isHealthy();
      reply.code(ok ? 200 : 503);
      return { ok };
    },
  });
  addRoute(app, '/metrics', {
    GET: async (request, reply) => {
      if (!mayRead(request, parts.settings)) return refuse(reply, trouble('notFound'));
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(parts.metrics.text());
    },
  });
}
