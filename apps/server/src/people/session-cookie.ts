import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Browsers keep no cookie for longer. */
const SECONDS = 400 * 24 * 60 * 60;

/** Whether the browser speaks TLS to us or to a proxy that we trust. */
function isSecure(request: FastifyRequest, { origins }: Settings): boolean {
  if (request.protocol === 'https') return true;
  return origins.length > 0 && origins.every((origin) => origin.startsWith('https:'));
}

/** With the prefix, no other site of the same domain can set the cookie; browsers allow it only over TLS. */
function nameOf(secure: boolean): string {
  return secure ? '__Host-altiplano' : 'altiplano';
}

/** The token that the browser sent, if any. */
export function sessionToken(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[nameOf(isSecure(request, settings))];
}

/** Gives the browser a token to keep, out of reach of every script and of requests from other sites; null takes it away. */
export function keepToken(reply: FastifyReply, settings: Settings, token: string | null): void {
  const secure = isSecure(reply.request, settings);
  const maxAge = token === null ? 0 : SECONDS;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge };
  reply.setCookie(nameOf(secure), token ?? '', options);
}
