import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request could do something, so that no other site's page may have caused it. */
export function mayChange(request: FastifyRequest): boolean {
  return !SAFE.has(request.method) || request.headers.upgrade !== undefined;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Whether a request comes from our own page, or from no page at all. A browser names the page's origin with every
 * such request; programs name none. Without PUBLIC_ORIGIN our page is whatever has the name under which we were asked.
 */
export function isOwnOrigin(request: FastifyRequest, { origins }: Settings): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origins.length > 0) return origins.includes(origin.toLowerCase());
  const own = request.host || host;
  return own !== undefined && hostOf(origin) === own.toLowerCase();
}
