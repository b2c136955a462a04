import type { Selectable } from 'kysely';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import type { Chat, ChatMessage } from './chat.ts';

function messageOf({ number, at, person, name, seat, text }: Selectable<Schema['chat']>): ChatMessage {
  return { number, at, person, name, ...(seat === null ? {} : { seat }), text };
}

export function createChat(db: Database): Chat {
  async function nextNumber(table: string): Promise<number> {
    const last = await db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (last?.number ?? 0) + 1;
  }

  return {
    async say(table, { at, person, name, seat, text }, key) {
      for (;;) {
        const number = await nextNumber(table);
        const added = await db
          .insertInto('chat')
          .values({ table_id: table, number, person, key, at, name, seat: seat ?? null, text })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (added !== undefined) return messageOf(added);
        const said = await db
          .selectFrom('chat')
          .selectAll()
          .where('table_id', '=', table)
          .where('person', '=', person)
          .where('key', '=', key)
          .executeTakeFirst();
        if (said !== undefined) return messageOf(said);
        // Somebody else took the number in between: take the next.
      }
    },
    async list(table, limit, before) {
      const newest = db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .limit(limit);
      const rows = await (before === undefined ? newest : newest.where('number', '<', before)).execute();
      return rows.map((row) => messageOf(row)).reverse();
    },
  };
}
