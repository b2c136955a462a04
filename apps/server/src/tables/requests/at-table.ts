import { whyNotWatch } from '@altiplano/table';
import { trouble } from '@altiplano/protocol';
import type { HostedTable } from '../hosted/hosted-table.ts';
import { type Answer, refuse } from './answer.ts';
import type { Context } from './context.ts';

/** Does something at a table on behalf of a person, unless the table is none of that person's business. */
export async function atTable(
  { shelf, refresh }: Context,
  id: string,
  person: string,
  job: (hosted: HostedTable) => Answer | Promise<Answer>,
): Promise<Answer> {
  const answer = await shelf.use(id, async (hosted) => {
    // Perhaps the person has just sat down through another node.
    if (whyNotWatch(hosted.table, person) !== null) await refresh(hosted);
    return whyNotWatch(hosted.table, person) === null ? job(hosted) : null;
  });
  // What is not there and what is not for this person look the same.
  return answer ?? refuse(trouble('noSuchTable'));
}
