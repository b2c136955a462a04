import { checkPack, packHash, shippedPack } from '@altiplano/pack';
import { type PackList, trouble } from '@altiplano/protocol';
import type { FastifyInstance } from 'fastify';
import { QUOTAS } from '../limits/quotas.ts';
import { addRoute, type Handler } from './add-route.ts';
import type { Dear } from './dear.ts';
import { packByHash, SHIPPED_HASH } from './known-packs.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';

const LARGEST = 1024 * 1024;
const MOST_LISTED = 100;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Component packs: the shipped one, and those that people bring. */
export function addPackRoutes(app: FastifyInstance, { storage, now }: Parts, uploads: Dear): void {
  const list: Handler = async (request) => {
    const own =
      request.session === null ? [] : await storage.packs.ofPerson(request.session.person.id, MOST_LISTED);
    const shipped = { hash: SHIPPED_HASH, name: shippedPack.name, broughtAt: null };
    const brought = own.map(({ hash, name, at }) => ({ hash, name: JSON.parse(name), broughtAt: at }));
    return { packs: [shipped, ...brought] } satisfies PackList;
  };

  const bring: Handler = async (request, reply) => {
    if (request.session === null) return trouble('needsSession');
    const checked = checkPack(request.body);
    if ('problems' in checked) {
      const { problems } = checked;
      return refuse(reply, trouble('badPack', { problems: problems.length }, problems[0]?.path), {
        problems,
      });
    }
    const { pack } = checked;
    const hash = packHash(pack);
    if (hash === SHIPPED_HASH) return { hash };
    const { person } = request.session;
    const own = await storage.packs.ofPerson(person.id, QUOTAS.packs);
    if (own.some((kept) => kept.hash === hash)) return { hash };
    if (own.length >= QUOTAS.packs) return trouble('noRoom', { most: QUOTAS.packs });
    const name = JSON.stringify(pack.name);
    await storage.packs.put({ hash, name, person: person.id, at: now(), text: JSON.stringify(pack) });
    return { hash };
  };

  const one: Handler = async (request, reply) => {
    const { hash } = request.params as { hash: string };
    const pack = await packByHash(hash, storage);
    if (pack === null) return trouble('noSuchPack');
    // What a hash stands for never changes.
    reply.header('cache-control', A_YEAR);
    return pack;
  };

  const whyNot: Dear = (request, reply) => (request.method === 'POST' ? uploads(request, reply) : null);
  addRoute(app, '/api/packs', { GET: list, POST: bring }, { bodyLimit: LARGEST, whyNot });
  addRoute(app, '/api/packs/:hash', { GET: one });
}
