import type { Pack } from '@altiplano/pack';
import {
  type GameRecord,
  isProblem,
  parseRecord,
  recordText,
  trouble,
  troubleOfProblem,
  type Verification,
  verifySteps,
} from '@altiplano/protocol';
import type { FastifyInstance } from 'fastify';
import { inSlices } from '../in-slices.ts';
import type { Limiter } from '../limits/limiter.ts';
import { addRoute, type Handler } from './add-route.ts';
import { packByHash } from './known-packs.ts';
import type { Parts } from './parts.ts';
import { isTrouble, refuse, tooFast } from './refuse.ts';

const LARGEST = 2 * 1024 * 1024;
/** The whole game is played again. */
const VERIFICATION_COST = 10;

async function verification(record: GameRecord, pack: Pack, commitment?: string): Promise<Verification> {
  const checks = await inSlices(verifySteps(record, pack, commitment === undefined ? {} : { commitment }));
  return {
    sound: checks.every(({ outcome }) => outcome === 'ok'),
    checks: checks.map(({ check, outcome, problem }) => ({
      check,
      outcome,
      trouble: problem === null ? null : troubleOfProblem(problem),
    })),
  };
}

/** Finished games as documents: given out, checked, and taken in from elsewhere. */
export function addRecordRoutes(app: FastifyInstance, parts: Parts, uploads: Limiter): void {
  const { storage, tables, now } = parts;

  const give: Handler = async (request, reply) => {
    const { table } = request.params as { table: string };
    const record = await tables.record(table, request.session?.person ?? null);
    if (isTrouble(record)) return record;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="altiplano-${record.digest.slice(0, 8)}.json"`)
      .header('cache-control', 'no-store')
      .send(recordText(record));
  };

  const verify: Handler = async (request) => {
    const { table } = request.params as { table: string };
    const person = request.session?.person ?? null;
    const record = await tables.record(table, person);
    if (isTrouble(record)) return record;
    const info = await tables.info(table, person);
    const pack = await packByHash(record.pack.hash, storage);
    if (pack === null || info === null) return trouble('noSuchPack');
    return verification(record, pack, info.commitment);
  };

  const check: Handler = async (request) => {
    if (request.session === null) return trouble('needsSession');
    const wait = uploads.take(request.session.person.id, now());
    if (wait > 0) return tooFast(wait);
    const record = parseRecord(request.body);
    if (isProblem(record)) return troubleOfProblem(record);
    const pack = await packByHash(record.pack.hash, storage);
    return pack === null ? trouble('noSuchPack', {}, 'pack') : verification(record, pack);
  };

  const take: Handler = async (request, reply) => {
    if (request.session === null) return trouble('needsSession');
    const wait = uploads.take(request.session.person.id, now());
    if (wait > 0) return tooFast(wait);
    const record = parseRecord(request.body);
    if (isProblem(record)) return troubleOfProblem(record);
    const pack = await packByHash(record.pack.hash, storage);
    if (pack === null) return trouble('noSuchPack', {}, 'pack');
    const found = await verification(record, pack);
    if (!found.sound) return refuse(reply, trouble('badRecord'), { verification: found });
    if (record.result === null) return trouble('notFinished', {}, 'result');
    return tables.importRecord(request.session.person, record, pack);
  };

  addRoute(app, '/api/tables/:table/record', { GET: give });
  addRoute(app, '/api/tables/:table/verification', { GET: verify }, { cost: () => VERIFICATION_COST });
  addRoute(app, '/api/records', { POST: take }, { bodyLimit: LARGEST });
  addRoute(app, '/api/records/check', { POST: check }, { bodyLimit: LARGEST });
}
