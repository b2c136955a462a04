import {
  type FromClient,
  isMisunderstood,
  parseFromClient,
  trouble,
  type Trouble,
} from '@altiplano/protocol';
import type { Log } from '../logs/logger.ts';
import type { Counter } from '../metrics/metrics.ts';
import type { Answer } from '../tables/requests/answer.ts';
import { whyItFailed } from '../why-it-failed.ts';
import type { Allowance } from './allowance.ts';
import type { Connection } from './connection.ts';
import { dispatch, type DispatchParts } from './dispatch.ts';

export interface ReceiveParts extends DispatchParts {
  readonly allowance: Allowance;
  readonly log: Log;
  /** By the code of the refusal, as far as it is one of ours. */
  readonly refusals: Counter;
}

/** In bytes; the largest message of any use has a tenth of that. */
const LARGEST = 16 * 1024;
/** Whoever goes on after being told so often is not listening. */
const MOST_STRIKES = 100;
/** As in HTTP: too many requests. */
const TOO_MANY = 4429;

function refused(connection: Connection, why: Trouble, id: string | undefined, parts: ReceiveParts): void {
  parts.refusals.add(1, why.rule === undefined ? why.code : 'rules');
  connection.say(
    id === undefined ? { type: 'refused', trouble: why } : { type: 'refused', id, trouble: why },
  );
}

function slowDown(connection: Connection, why: Trouble, id: string | undefined, parts: ReceiveParts): void {
  refused(connection, why, id, parts);
  if (++connection.strikes > MOST_STRIKES) connection.expel(TOO_MANY);
}

function answer(connection: Connection, id: string, found: Answer, parts: ReceiveParts): void {
  if ('refused' in found) refused(connection, found.refused, id, parts);
  else connection.say('message' in found ? found.message : { type: 'ok', id, ...found.ok });
}

type Fields = FromClient & Readonly<Record<string, unknown>>;

async function handle(connection: Connection, request: FromClient, parts: ReceiveParts): Promise<void> {
  connection.underWay++;
  try {
    answer(connection, request.id, await dispatch(connection, request, parts), parts);
  } catch (err) {
    // A table's id is the key to it, entropy a secret until the game starts, and chat not meant for logs.
    const { table: _table, entropy: _entropy, text: _text, ...command } = request as Fields;
    parts.log.error({ err, command }, 'a request failed');
    refused(connection, await whyItFailed(err, parts.storage), request.id, parts);
  } finally {
    connection.underWay--;
  }
}

/** Whether something that is no request, such as a ping, came in time; it counts like one. */
export function isInTime(connection: Connection, parts: ReceiveParts): boolean {
  const late = parts.allowance.whyNotYet(connection);
  if (late !== null) slowDown(connection, late, undefined, parts);
  return late === null;
}

/** Takes whatever came over a socket; every request is answered, and nothing that comes can do more than be refused. */
export function receive(connection: Connection, data: Buffer, isBinary: boolean, parts: ReceiveParts): void {
  const late = parts.allowance.whyNotYet(connection);
  if (data.length > LARGEST) {
    return slowDown(connection, late ?? trouble('tooLarge', { most: LARGEST }), undefined, parts);
  }
  const request = isBinary ? { trouble: trouble('notJson') } : parseFromClient(data.toString());
  if (late !== null) return slowDown(connection, late, request.id, parts);
  if (isMisunderstood(request)) return refused(connection, request.trouble, request.id, parts);
  const dear = parts.allowance.whyNotAgain(connection, request.type);
  if (dear !== null) return slowDown(connection, dear, request.id, parts);
  if (connection.strikes > 0) connection.strikes--;
  void handle(connection, request, parts);
}
