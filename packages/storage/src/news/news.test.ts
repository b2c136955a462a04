import { EventEmitter, once } from 'node:events';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Place } from '../place.ts';
import { entriesFrom, newTable } from '../testing/samples.ts';
import { needsPostgres } from '../testing/temporary-place.ts';
import { emptyPlace, emptyStorage, openNode } from '../testing/temporary-storage.ts';
import type { NewsMessage } from './message.ts';
import type { News } from './news.ts';

needsPostgres();

/** What a node hears, to be waited for. */
function ear(news: News) {
  const heard: [string, NewsMessage][] = [];
  let missed = 0;
  const change = new EventEmitter();
  const stop = news.subscribe({
    heard(message, from) {
      heard.push([from, message]);
      change.emit('change');
    },
    missed() {
      missed += 1;
      change.emit('change');
    },
  });
  return {
    heard,
    stop,
    async until(condition: (state: { heard: typeof heard; missed: number }) => boolean): Promise<void> {
      while (!condition({ heard, missed })) {
        await once(change, 'change');
      }
    },
  };
}

function chatted(number: number): NewsMessage {
  return { kind: 'chatted', table: 'a', number };
}

async function twoNodes() {
  const place = await emptyPlace('postgres');
  return { place, one: await openNode(place, 'one', () => {}), two: await openNode(place, 'two', () => {}) };
}

async function query(place: Place, text: string): Promise<void> {
  const client = new Client(place.kind === 'postgres' ? place.url : '');
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Ends every connection that listens. */
function cutNews(place: Place): Promise<void> {
  return query(
    place,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query in ('listen altiplano', 'select 1')`,
  );
}

test('the other nodes hear in order what a node says; itself it does not hear', async () => {
  const { one, two } = await twoNodes();
  const [first, second] = [ear(one.news), ear(two.news)];
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
  for (const number of numbers) one.news.publish(chatted(number));
  two.news.publish({ kind: 'presence', table: 'ñ', person: 'ana', presence: 'away' });
  await second.until(({ heard }) => heard.length === numbers.length);
  expect(second.heard).toEqual(numbers.map((number) => ['one', chatted(number)]));
  await first.until(({ heard }) => heard.length > 0);
  expect(first.heard).toEqual([['two', { kind: 'presence', table: 'ñ', person: 'ana', presence: 'away' }]]);
});

test('an append tells the other nodes itself, if it is done and only then', async () => {
  const { one, two } = await twoNodes();
  const second = ear(two.news);
  await one.tables.create(newTable('a'));
  await one.tables.append('a', 1, entriesFrom(2, 3));
  expect(await one.tables.append('a', 1, entriesFrom(2))).toBe('taken');
  await expect(one.tables.append('x', 1, entriesFrom(2))).rejects.toThrow();
  await one.tables.append('a', 3, entriesFrom(4));
  await second.until(({ heard }) => heard.length === 2);
  expect(second.heard.map(([, message]) => message)).toEqual([
    { kind: 'advanced', table: 'a', number: 3 },
    { kind: 'advanced', table: 'a', number: 4 },
  ]);
});

test('who stops listening hears no more, and a listener that throws harms no other', async () => {
  const { one, two } = await twoNodes();
  two.news.subscribe({
    heard() {
      throw new Error('of this listener');
    },
    missed() {},
  });
  const [gone, there] = [ear(two.news), ear(two.news)];
  gone.stop();
  one.news.publish(chatted(1));
  await there.until(({ heard }) => heard.length === 1);
  expect(gone.heard).toEqual([]);
});

test('after a lost connection a node is told that it may have missed something, and hears again', async () => {
  const { place, one, two } = await twoNodes();
  const second = ear(two.news);
  await one.tables.create(newTable('a'));
  await cutNews(place);
  await one.tables.append('a', 1, entriesFrom(2)).catch(() => undefined);
  await second.until(({ missed }) => missed === 1);
  expect(await two.tables.newestOf(['a'])).toEqual(new Map([['a', 2]]));
  one.news.publish(chatted(1));
  await second.until(({ heard }) => heard.some(([, { kind }]) => kind === 'chatted'));
});

test('messages of kinds that only a newer node knows are passed over', async () => {
  const { place, one, two } = await twoNodes();
  const second = ear(two.news);
  for (const text of ['no json', '{"from":"new"}', '{"from":"new","messages":[{"kind":"sang"}]}']) {
    await query(place, `select pg_notify('altiplano', '${text}')`);
  }
  one.news.publish(chatted(1));
  await second.until(({ heard }) => heard.length > 0);
  expect(second.heard).toEqual([['one', chatted(1)]]);
});

test('a node that is alone on its store can speak and listen as well', async () => {
  const { news } = await emptyStorage('sqlite');
  news.subscribe({ heard() {}, missed() {} })();
  news.publish(chatted(1));
});
