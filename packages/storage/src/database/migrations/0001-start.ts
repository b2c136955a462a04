import { type Kysely, sql } from 'kysely';
import { createTable } from '../create-table.ts';

/** The first version of the store. */
export async function start(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await createTable(db, 'tables', { id: 'text', seed: 'text', at: 'number' }, ['id']);

  await createTable(
    db,
    'heads',
    { table_id: 'text', newest: 'number', previous: 'number', due: 'number?' },
    ['table_id'],
    { table_id: 'tables.id' },
  );
  await schema
    .createIndex('heads_due')
    .on('heads')
    .columns(['due', 'table_id'])
    .where(sql.ref('due'), 'is not', null)
    .execute();

  await createTable(db, 'entries', { table_id: 'text', number: 'number', body: 'text' }, [
    'table_id',
    'number',
  ]);

  await createTable(
    db,
    'listings',
    {
      table_id: 'text',
      status: 'text',
      open: 'number',
      title: 'text',
      seats_free: 'number',
      updated: 'number',
      summary: 'text',
    },
    ['table_id'],
  );
  await schema
    .createIndex('listings_open')
    .on('listings')
    .columns(['status', 'open', 'updated', 'table_id'])
    .execute();

  await createTable(db, 'table_people', { person: 'text', table_id: 'text' }, ['person', 'table_id']);
  await schema.createIndex('table_people_table').on('table_people').column('table_id').execute();

  await createTable(db, 'snapshots', { table_id: 'text', number: 'number', version: 'text', state: 'text' }, [
    'table_id',
  ]);

  await createTable(db, 'leases', { table_id: 'text', node: 'text', until: 'number' }, ['table_id']);
  await schema.createIndex('leases_node').on('leases').column('node').execute();

  await createTable(db, 'uptime', { began: 'number', seen: 'number' }, ['began']);

  await createTable(db, 'people', { id: 'text', name: 'text', at: 'number' }, ['id']);
  await createTable(db, 'sessions', { token_hash: 'text', person: 'text', at: 'number' }, ['token_hash'], {
    person: 'people.id',
  });
  await createTable(db, 'codes', { person: 'text', code_hash: 'text', expires: 'number' }, ['person'], {
    person: 'people.id',
  });
  await schema.createIndex('codes_hash').unique().on('codes').column('code_hash').execute();

  await createTable(
    db,
    'chat',
    {
      table_id: 'text',
      number: 'number',
      person: 'text',
      key: 'text',
      at: 'number',
      name: 'text',
      seat: 'number?',
      text: 'text',
    },
    ['table_id', 'number'],
  );
  await schema
    .createIndex('chat_said_once')
    .unique()
    .on('chat')
    .columns(['table_id', 'person', 'key'])
    .execute();

  await createTable(db, 'packs', { hash: 'text', name: 'text', person: 'text', at: 'number', text: 'text' }, [
    'hash',
  ]);
  await schema.createIndex('packs_person').on('packs').columns(['person', 'at']).execute();

  await createTable(
    db,
    'results',
    {
      table_id: 'text',
      seat: 'number',
      person: 'text?',
      level: 'text?',
      role: 'text',
      modules: 'text',
      seats: 'number',
      points: 'number',
      rank: 'number',
      won: 'number',
      at: 'number',
    },
    ['table_id', 'seat'],
  );
  await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();
}
