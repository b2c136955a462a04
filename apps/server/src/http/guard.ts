import { trouble } from '@altiplano/protocol';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { createLimiter, MINUTE } from '../limits/limiter.ts';
import { sessionOf } from '../people/session.ts';
import { isHouseName, nameIn } from './host-name.ts';
import { isOwnOrigin, mayChange } from './origin.ts';
import type { Parts } from './parts.ts';
import { refuse, tooFast } from './refuse.ts';

/** Before anything under `app` runs: where the request comes from, how often, and who asks. */
export function guard(app: FastifyInstance, { settings, storage, ticks }: Parts): void {
  const rate = { most: settings.limits.requests, within: MINUTE };
  const byAddress = createLimiter(rate);
  const bySession = createLimiter(rate);
  // A public address checks pages by itself; a proxy in front knows the names that it serves.
  const hasNames = settings.origins.length > 0 || settings.trustProxy.length > 0;
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => {
    const name = hasNames ? null : nameIn(request.headers.host);
    if (name !== null && !isHouseName(name)) {
      return refuse(reply, trouble('forbiddenOrigin', { name }, 'host'));
    }
    if (mayChange(request) && !isOwnOrigin(request, settings)) {
      return refuse(reply, trouble('forbiddenOrigin'));
    }
    const cost = request.routeOptions.config.cost?.(request) ?? 1;
    const wait = byAddress.take(addressKey(request.ip), ticks(), cost);
    if (wait > 0) return refuse(reply, tooFast(wait));
    request.session = await sessionOf(request, storage, settings);
    if (request.session === null) return;
    const sessionWait = bySession.take(request.session.tokenHash, ticks(), cost);
    if (sessionWait > 0) return refuse(reply, tooFast(sessionWait));
  });
}
