import { type Trouble, trouble } from '@altiplano/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { createLimiter, type Rate } from '../limits/limiter.ts';
import { tooFast } from './refuse.ts';

/** What a household or a club may ask for, in shares of one. */
const SHARES_OF_ADDRESS = 4;

/** Why a request that costs much comes too soon, by its person and by its address; or null. */
export type Dear = (request: FastifyRequest, reply: FastifyReply) => Trouble | null;

/** Bounds requests that cost much more than others; whoever has no session is counted by address alone. */
export function createDear({ most, within }: Rate, now: () => number): Dear {
  const byPerson = createLimiter({ most, within });
  const byAddress = createLimiter({ most: most * SHARES_OF_ADDRESS, within });
  return ({ session, ip }) => {
    const wait =
      (session === null ? 0 : byPerson.take(session.person.id, now())) ||
      byAddress.take(addressKey(ip), now());
    return wait > 0 ? tooFast(wait) : null;
  };
}

/** The same for what only people with a session may do. */
export function forPeople(dear: Dear): Dear {
  return (request, reply) => (request.session === null ? trouble('needsSession') : dear(request, reply));
}
