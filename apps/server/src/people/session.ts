import type { Person, Storage } from '@altiplano/storage';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { hashOf } from './secrets.ts';
import { sessionToken } from './session-cookie.ts';

/** Who asks, and by which of their sessions. */
export interface Session {
  readonly person: Person;
  readonly tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for everything under `/api` and for the socket; null for somebody without a session. */
    session: Session | null;
  }
}

const TOKEN = /^[\w-]{43}$/;

/** The session that a request belongs to. */
export async function sessionOf(
  request: FastifyRequest,
  storage: Storage,
  settings: Settings,
): Promise<Session | null> {
  const token = sessionToken(request, settings);
  // Nothing that cannot be a token costs a question to the storage.
  if (token === undefined || !TOKEN.test(token)) return null;
  const tokenHash = hashOf(token);
  const person = await storage.people.byToken(tokenHash);
  return person === undefined ? null : { person, tokenHash };
}
