import type { Database } from '../database/flavour.ts';
import type { Packs } from './packs.ts';

export function createPacks(db: Database): Packs {
  return {
    async put({ hash, name, person, at, text }) {
      await db
        .insertInto('packs')
        .values({ hash, name, person, at, text })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    get: (hash) => db.selectFrom('packs').selectAll().where('hash', '=', hash).executeTakeFirst(),
    ofPerson: (person, limit) =>
      db
        .selectFrom('packs')
        .select(['hash', 'name', 'person', 'at'])
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .orderBy('hash')
        .limit(limit)
        .execute(),
  };
}
