import { type Trouble, TROUBLE_CODES, type TroubleCode, trouble } from '@altiplano/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: Partial<Record<TroubleCode, number>> = {
  notJson: 400,
  jsonCut: 400,
  tooDeep: 400,
  missing: 400,
  wrongValue: 400,
  unknownKey: 400,
  badName: 400,
  badCode: 400,
  badOptions: 400,
  badPack: 400,
  badRecord: 400,
  needsSession: 401,
  badSession: 401,
  forbiddenOrigin: 403,
  notFound: 404,
  noSuchTable: 404,
  noSuchPack: 404,
  wrongMethod: 405,
  tooLarge: 413,
  tooFast: 429,
  tooManyTables: 429,
  noRoom: 429,
  internal: 500,
  stopping: 503,
  unavailable: 503,
};

function isOurs(code: string): code is TroubleCode {
  return (TROUBLE_CODES as readonly string[]).includes(code);
}

/** What the rules or the table refuse is a conflict with how things stand. */
export function statusOf({ code }: Trouble): number {
  return (isOurs(code) ? STATUS[code] : undefined) ?? 409;
}

/** Whether a handler's answer is a refusal. */
export function isTrouble(answer: object): answer is Trouble {
  return 'code' in answer && 'figures' in answer;
}

/** Answers with a refusal in the form that the whole protocol uses. */
export function refuse(reply: FastifyReply, why: Trouble, beside: object = {}): FastifyReply {
  if (why.code === 'tooFast') reply.header('retry-after', why.figures['seconds'] ?? 1);
  return reply
    .code(statusOf(why))
    .header('cache-control', 'no-store')
    .send({ trouble: why, ...beside });
}

/** The refusal of whoever asks too often. */
export function tooFast(wait: number): Trouble {
  return trouble('tooFast', { seconds: Math.ceil(wait / 1000) });
}
