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
import { inSlices, ownTurn } from '../in-slices.ts';
import { MINUTE } from '../limits/limiter.ts';
import { addRoute, type Handler } from './add-route.ts';
import { createDear, type Dear } from './dear.ts';
import { packByHash } from './known-packs.ts';
import type { Parts } from './parts.ts';
import { isTrouble, refuse } from './refuse.ts';

const LARGEST = 2 * 1024 * 1024;
/** The whole game is played again. */
const VERIFICATION_COST = 10;
/** Whole games given out or checked in a minute. */
const READINGS = 30;

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
export function addRecordRoutes(app: FastifyInstance, parts: Parts, uploads: Dear): void {
  const { storage, tables, settings, ticks } = parts;
  // Whoever lifts the limit of requests lifts this one, too.
  const readings = createDear({ most: settings.limits.requests === 0 ? 0 : READINGS, within: MINUTE }, ticks);

  const give: Handler = async (request, reply) => {
    const { table } = request.params as { table: string };
    await ownTurn();
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
    await ownTurn();
    const record = await tables.record(table, person);
    if (isTrouble(record)) return record;
    const info = await tables.info(table, person);
    const pack = await packByHash(record.pack.hash, storage);
    if (pack === null || info === null) return trouble('noSuchPack');
    return verification(record, pack, info.commitment);
  };

  const check: Handler = async (request) => {
    const record = parseRecord(request.body);
    if (isProblem(record)) return troubleOfProblem(record);
    const pack = await packByHash(record.pack.hash, storage);
    return pack === null ? trouble('noSuchPack', {}, 'pack') : verification(record, pack);
  };

  const take: Handler = async (request, reply) => {
    if (request.session === null) return trouble('needsSession');
    const record = parseRecord(request.body);
    if (isProblem(record)) return troubleOfProblem(record);
    const pack = await packByHash(record.pack.hash, storage);
    if (pack === null) return trouble('noSuchPack', {}, 'pack');
    const found = await verification(record, pack);
    if (!found.sound) return refuse(reply, trouble('badRecord'), { verification: found });
    if (record.result === null) return trouble('notFinished', {}, 'result');
    return tables.importRecord(request.session.person, record, pack);
  };

  addRoute(app, '/api/tables/:table/record', { GET: give }, { whyNot: readings });
  const costly = { whyNot: readings, cost: () => VERIFICATION_COST };
  addRoute(app, '/api/tables/:table/verification', { GET: verify }, costly);
  addRoute(app, '/api/records', { POST: take }, { bodyLimit: LARGEST, whyNot: uploads });
  addRoute(app, '/api/records/check', { POST: check }, { bodyLimit: LARGEST, whyNot: uploads });
}
