import { isProblem, parseJson, type Trouble, troubleOfProblem } from '@altiplano/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

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
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const read = parseJson(String(body));
    done(null, isProblem(read) ? new Unreadable(troubleOfProblem(read)) : read.json);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.body instanceof Unreadable) return refuse(reply, request.body.trouble);
  });
}
