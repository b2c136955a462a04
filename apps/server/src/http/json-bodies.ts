import { isProblem, parseJson, type Trouble, troubleOfProblem } from '@altiplano/protocol';
import type { FastifyInstance } from 'fastify';
import { ownTurn } from '../in-slices.ts';
import { refuse } from './refuse.ts';

/** From here on, in characters, a body takes so long to read that no two are read in one turn. */
const LARGE = 32 * 1024;

/** A body that is no JSON, on its way to the handler that answers with what is wrong with it. */
class Unreadable {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    this.trouble = trouble;
  }
}

/** Bodies are JSON and nothing else; one that is not is refused with the line and column where it stops being JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      if (body.length > LARGE) await ownTurn();
      const read = parseJson(body);
      return isProblem(read) ? new Unreadable(troubleOfProblem(read)) : read.json;
    },
  );
  app.addHook('preValidation', async (request, reply) => {
    if (request.body instanceof Unreadable) return refuse(reply, request.body.trouble);
  });
}
