import type { Database } from '../database/flavour.ts';
import type { SharedWrites } from '../database/shared-writes.ts';
import type { People, Person } from './people.ts';

function byId(db: Database, id: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Guest extends Person {
  readonly tokenHash: string;
}

async function writeGuests(transaction: Database, guests: readonly Guest[]): Promise<void[]> {
  await transaction
    .insertInto('people')
    .values(guests.map(({ id, name, at }) => ({ id, name, at })))
    .execute();
  await transaction
    .insertInto('sessions')
    .values(guests.map(({ id, at, tokenHash }) => ({ token_hash: tokenHash, person: id, at })))
    .execute();
  return guests.map(() => undefined);
}

export function createPeople(db: Database, shared: SharedWrites): People {
  const come = shared.lane<Guest, void>({ keyOf: ({ id }) => id, write: writeGuests });
  return {
    create: (person, tokenHash) => come({ ...person, tokenHash }),
    byToken: (tokenHash) =>
      db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
    byId: (id) => byId(db, id),
    async namesOf(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    rename: (id, name) =>
      db.updateTable('people').set({ name }).where('id', '=', id).returningAll().executeTakeFirst(),
    async closeSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    async makeCode(person, codeHash, expires) {
      await db
        .insertInto('codes')
        .values({ person, code_hash: codeHash, expires })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ code_hash: codeHash, expires }))
        .execute();
    },
    claimCode: (codeHash, now, tokenHash) =>
      db.transaction().execute(async (transaction) => {
        const code = await transaction
          .deleteFrom('codes')
          .where('code_hash', '=', codeHash)
          .where('expires', '>', now)
          .returning('person')
          .executeTakeFirst();
        if (code === undefined) return undefined;
        await transaction
          .insertInto('sessions')
          .values({ token_hash: tokenHash, person: code.person, at: now })
          .execute();
        return byId(transaction, code.person);
      }),
  };
}
