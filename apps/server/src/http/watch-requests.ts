import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/**
 * Counts and logs requests by their route, never by their address: the address of a private table is its key.
 * Neither headers nor bodies nor the caller's address are looked at.
 */
export function watchRequests(app: FastifyInstance, { metrics, log }: Parts): void {
  const requests = metrics.counter('requests', 'HTTP requests answered, by status.', 'status');
  const seconds = metrics.histogram('request_seconds', 'Time to answer an HTTP request.', SECONDS);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    requests.add(1, String(status));
    seconds.observe(elapsedTime / 1000);
    const route = request.routeOptions.url ?? 'unknown';
    log.debug({ method: request.method, route, status, ms: Math.round(elapsedTime) }, 'request');
  });
}
