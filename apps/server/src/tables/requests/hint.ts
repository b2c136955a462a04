import { hintOf, hintQuestion } from '@altiplano/host';
import { trouble } from '@altiplano/protocol';
import { viewerOf, whyNotWatch } from '@altiplano/table';
import { type Answer, refuse } from './answer.ts';
import type { Context } from './context.ts';

/** What a bot would do in the person's place, and why, from what that seat knows. */
export async function hint(context: Context, person: string, id: string, key: string): Promise<Answer> {
  const question = await context.shelf.use(id, ({ table }) =>
    whyNotWatch(table, person) === null ? hintQuestion(table, viewerOf(table, person)) : null,
  );
  if (question === null) return refuse(trouble('noSuchTable'));
  if ('code' in question) return refuse(question);
  // Thought about outside of the table's queue: the game goes on meanwhile.
  const found = await context.thinking.advise(question);
  return { message: { type: 'hint', id: key, table: id, ...hintOf(question.game, found) } };
}
