import {
  type Code,
  codeBodySchema,
  type Me,
  nameBodySchema,
  parseBody,
  personName,
  trouble,
} from '@altiplano/protocol';
import type { Person } from '@altiplano/storage';
import type { FastifyInstance } from 'fastify';
import { addRoute, type Handler } from '../http/add-route.ts';
import type { Parts } from '../http/parts.ts';
import { tooFast } from '../http/refuse.ts';
import { addressKey } from '../limits/address-key.ts';
import { createLimiter, HOUR, MINUTE } from '../limits/limiter.ts';
import { hashOf, newCode, newId, newToken, shownCode, typedCode } from './secrets.ts';
import { keepToken, sessionToken } from './session-cookie.ts';

const CODE_LIVES = 10 * MINUTE;
/** However many addresses somebody has, guessing codes stays hopeless. */
const ADDRESSES = 1000;

function meOf(person: Person | null): Me {
  return { person: person === null ? null : { id: person.id, name: person.name } };
}

/** Who I am: becoming somebody, another name, another device, leaving. */
export function addPeopleRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, storage, closedSessions, now, ticks } = parts;
  const { people } = storage;
  const guests = createLimiter({ most: settings.limits.guests, within: HOUR });
  const codes = createLimiter({ most: settings.limits.codes, within: HOUR });
  const allCodes = createLimiter({ most: settings.limits.codes * ADDRESSES, within: HOUR });

  const whoAmI: Handler = async (request, reply) => {
    const { session } = request;
    // Whoever keeps coming back keeps the session.
    if (session !== null) keepToken(reply, settings, sessionToken(request, settings) ?? null);
    return meOf(session?.person ?? null);
  };

  const rename: Handler = async (request) => {
    const body = parseBody(nameBodySchema, request.body);
    if ('trouble' in body) return body.trouble;
    if (request.session === null) return trouble('needsSession');
    const name = personName(body.value.name);
    if (name === null) return trouble('badName', {}, 'name');
    return meOf((await people.rename(request.session.person.id, name)) ?? null);
  };

  const become: Handler = async (request, reply) => {
    // Sent twice, as after a lost answer, it must not make two people.
    if (request.session !== null) return rename(request, reply);
    const body = parseBody(nameBodySchema, request.body);
    if ('trouble' in body) return body.trouble;
    const name = personName(body.value.name);
    if (name === null) return trouble('badName', {}, 'name');
    const wait = guests.take(addressKey(request.ip), ticks());
    if (wait > 0) return tooFast(wait);
    const person = { id: newId(), name, at: now() };
    const token = newToken();
    await people.create(person, hashOf(token));
    keepToken(reply, settings, token);
    return meOf(person);
  };

  const leave: Handler = async (request, reply) => {
    if (request.session !== null) {
      await people.closeSession(request.session.tokenHash);
      closedSessions.tell(request.session.tokenHash);
    }
    keepToken(reply, settings, null);
    return meOf(null);
  };

  const makeCode: Handler = async (request) => {
    if (request.session === null) return trouble('needsSession');
    const { id } = request.session.person;
    const wait = codes.take(id, ticks());
    if (wait > 0) return tooFast(wait);
    const code = newCode();
    const expires = now() + CODE_LIVES;
    await people.makeCode(id, hashOf(code), expires);
    return { code: shownCode(code), expires } satisfies Code;
  };

  const claim: Handler = async (request, reply) => {
    const body = parseBody(codeBodySchema, request.body);
    if ('trouble' in body) return body.trouble;
    // Whoever is somebody is counted alone: their wrong codes lock out nobody else behind the same address.
    const who = request.session === null ? addressKey(request.ip) : `session ${request.session.tokenHash}`;
    const wait = codes.take(who, ticks()) || allCodes.take('', ticks());
    if (wait > 0) return tooFast(wait);
    const code = typedCode(body.value.code);
    const token = newToken();
    const person = code === null ? undefined : await people.claimCode(hashOf(code), now(), hashOf(token));
    if (person === undefined) return trouble('badCode', {}, 'code');
    if (request.session !== null) {
      await people.closeSession(request.session.tokenHash);
      closedSessions.tell(request.session.tokenHash);
    }
    keepToken(reply, settings, token);
    return meOf(person);
  };

  addRoute(app, '/api/me', { GET: whoAmI, POST: become, PATCH: rename, DELETE: leave });
  addRoute(app, '/api/me/code', { POST: makeCode });
  addRoute(app, '/api/me/claim', { POST: claim });
}
