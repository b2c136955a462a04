import { type Decision, decide, type Order, sequenceAt, type Table, viewerOf } from '@altiplano/table';
import { type Person, type SentCommand, trouble } from '@altiplano/protocol';
import { QUOTAS } from '../../limits/quotas.ts';
import { type Answer, refuse } from './answer.ts';
import { atTable } from './at-table.ts';
import type { Context } from './context.ts';
import { nameAt } from './name-at.ts';

/** Only somebody who is not there can be replaced; that the log cannot know. */
function withPresence(id: string, table: Table, wanted: Order, { presence }: Context): Decision {
  const decision = decide(table, wanted);
  const { command } = wanted;
  if (command.type !== 'replace' || 'refused' in decision || decision.entries.length === 0) return decision;
  const { seat } = command;
  const person = table.places[seat]?.person?.id ?? '';
  // Who is away is expected back for a while: a lost connection is no reason yet.
  return presence.of(id, person) !== 'none' ? { refused: trouble('notAbsent', { seat }) } : decision;
}

/** Does what a person wants at a table; answered when it is durable. */
export function order(context: Context, person: Person, sent: SentCommand): Promise<Answer> {
  const { id: key, table: id, ...command } = sent;
  const known = (table: Table): Person => ({ id: person.id, name: nameAt(table, person) });
  return atTable(context, id, person.id, async (hosted) => {
    const most = command.type === 'play' ? QUOTAS.entriesWithMoves : QUOTAS.entries;
    if (hosted.table.number >= most) return refuse(trouble('noRoom', { most }));
    const decision = await context.change(hosted, (table) =>
      withPresence(id, table, { person: known(table), command, at: context.now(), key }, context),
    );
    if ('refused' in decision) return refuse(decision.refused);
    if (decision.caused === null) return { ok: {} };
    const viewer = viewerOf(hosted.table, person.id);
    return { ok: { number: sequenceAt(hosted.table, viewer, decision.caused) } };
  });
}
