import { timingSafeEqual } from 'node:crypto';
import { trouble } from '@altiplano/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../people/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { addRoute, type Handler } from './add-route.ts';
import { isLoopbackName, nameIn } from './host-name.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What proxies add to what they pass on. */
const FORWARDED =
  /^(?:x-forwarded|forwarded|via$|x-real-ip|x-client-ip|x-cluster-client-ip|cf-|true-client-ip|fastly-)/;

/** With a token set, whoever has it; else whoever asks on this very machine and not through a proxy on it. */
function mayRead(request: FastifyRequest, { metricsToken }: Settings): boolean {
  const { authorization = '' } = request.headers;
  if (metricsToken !== null) {
    return timingSafeEqual(Buffer.from(hashOf(authorization)), Buffer.from(hashOf(`Bearer ${metricsToken}`)));
  }
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  // A page in a browser on this machine may have had its own name lead here.
  const isMeant = isLoopbackName(nameIn(request.headers.host) ?? '');
  return LOOPBACK.has(request.socket.remoteAddress ?? '') && isMeant && !isForwarded;
}

/** For machines that watch over the server: whether it lives, whether it can work, and how much it does. */
export function addHealthRoutes(app: FastifyInstance, parts: Parts): void {
  const ready: Handler = async (_request, reply) => {
    const ok = await parts.readiness.isReady();
    reply.code(ok ? 200 : 503);
    return { ok };
  };
  addRoute(app, '/livez', { GET: async () => ({ ok: true }) });
  addRoute(app, '/readyz', { GET: ready });
  addRoute(app, '/healthz', { GET: ready });
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
