import { decide } from '@altiplano/table';
import type { Person } from '@altiplano/protocol';
import { type Answer, refuse } from './answer.ts';
import { atTable } from './at-table.ts';
import type { Context } from './context.ts';
import { createRematch } from './new-table.ts';

/** A table that nobody will come to is closed again. */
async function close(context: Context, person: Person, id: string): Promise<void> {
  const command = { type: 'abandon' } as const;
  await context.shelf.use(id, (hosted) =>
    context.change(hosted, (table) => decide(table, { person, command, at: context.now() })),
  );
}

/** A new table with the same people and settings; whoever asks second is led to the first one's. */
export async function rematch(context: Context, person: Person, id: string, key: string): Promise<Answer> {
  let unused: string | null = null;
  const answer = await atTable(context, id, person.id, async (hosted) => {
    if (hosted.table.rematch !== null) return { ok: { table: hosted.table.rematch } };
    const order = (to: string) => ({
      person,
      command: { type: 'rematch', table: to } as const,
      at: context.now(),
      key,
    });
    const trial = decide(hosted.table, order('?'));
    if ('refused' in trial) return refuse(trial.refused);
    const made = await createRematch(context, hosted.table, person);
    if ('code' in made) return refuse(made);
    const decision = await context.change(hosted, (table) => decide(table, order(made.table)));
    // Through another node somebody was faster.
    if (hosted.table.rematch !== made.table) unused = made.table;
    if (hosted.table.rematch !== null) return { ok: { table: hosted.table.rematch } };
    return 'refused' in decision ? refuse(decision.refused) : { ok: {} };
  });
  if (unused !== null) await close(context, person, unused);
  return answer;
}
