import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { assemble } from '../assemble.ts';
import { migrate } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import { isOutage } from '../is-outage.ts';
import { solitaryNews } from '../news/solitary-news.ts';
import { newTable } from '../testing/samples.ts';
import { emptyPlace } from '../testing/temporary-storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { sqliteFlavour } from './sqlite.ts';

test('a full disk is an outage that says so, and all goes on when there is room again', async () => {
  const place = await emptyPlace('sqlite');
  const database = new DatabaseSync(join(place.kind === 'sqlite' ? place.folder : '', 'a.sqlite'));
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) });
  await migrate(db);
  const storage = assemble({
    db,
    reads: db,
    flavour: sqliteFlavour,
    news: solitaryNews,
    close: () => db.destroy(),
  });
  onTestFinished(() => storage.close());
  await storage.check();
  // To SQLite the same as a disk without room: it gives the transaction up by itself.
  const { page_count: pages = 0 } = database.prepare('pragma page_count').get() ?? {};
  database.exec(`pragma max_page_count = ${Number(pages)}`);
  const long = newTable('a', { seed: 's'.repeat(100_000) });
  const error: unknown = await storage.tables.create(long).catch((reason: unknown) => reason);
  expect(String(error)).toContain('full');
  expect(isOutage(error)).toBe(true);
  const alone: unknown = await storage.packs
    .put({ hash: 'h', name: 'n', person: 'p', at: 1, text: 't'.repeat(100_000) })
    .catch((reason: unknown) => reason);
  expect(isOutage(alone)).toBe(true);
  database.exec('pragma max_page_count = 1000000');
  expect(await storage.tables.create(long)).toBe('done');
});
