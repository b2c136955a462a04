import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readdirSync } from 'node:fs';
import { RULES_VERSION } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';
import { begin, createChooser, playInTurn, playOn } from '../testing/table-of.ts';

const OLDER = '0.0.1';
const MINUTE = 60_000;

/** Makes a store look as if an older program had written it. */
function makeOlder(folder: string, withSnapshots: boolean): void {
  const file = readdirSync(folder).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? expect.unreachable();
  const db = new DatabaseSync(join(folder, file));
  const version = JSON.stringify(RULES_VERSION);
  const older = JSON.stringify(OLDER);
  db.exec(
    `update entries set body = replace(body, '"rules":${version}', '"rules":${older}') where number = 1`,
  );
  for (const name of ['rules', 'madeBy']) {
    db.exec(`update snapshots set state = replace(state, '"${name}":${version}', '"${name}":${older}')`);
  }
  if (!withSnapshots) db.exec('delete from snapshots');
  db.close();
}

test.each([true, false])(
  'a running game goes on after an update of the rules, from its snapshot: %s',
  async (withSnapshots) => {
    const folder = temporaryFolder();
    const first = await startServer({ DATA_DIR: folder });
    const { table, followers, guests } = await begin(first.address, { people: ['Ann', 'Bob'] });
    const [ann, bob] = followers as [Follower, Follower];
    await playInTurn(followers, () => ann.number() > 80);
    const states = [ann.state(), bob.state()];
    await first.close();
    makeOlder(folder, withSnapshots);
    const second = await startServer({ DATA_DIR: folder });
    const back = await Promise.all(
      guests.map(async (guest, index) =>
        follow(await guest.connect(second.address), table, followers[index]),
      ),
    );
    expect(back.map((follower) => follower.state())).toEqual(states);
    expect(back[0]?.info()).toMatchObject({ status: 'running', rules: RULES_VERSION, continued: true });
    await Promise.all(back.map((follower, index) => playOn(follower, createChooser(index + 1))));
    expect(back[0]?.info().status).toBe('finished');
    expect(second.logged()).not.toMatch(/"level":"(error|fatal)"/);
  },
);

test('the time that an update takes is nobody’s', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, guests } = await begin(first.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'live', bank: 600, increment: 0 }, substitute: 'random' },
  });
  await first.close();
  makeOlder(folder, true);
  const second = await startServer({ DATA_DIR: folder }, { ahead: 60 * MINUTE });
  const back = await Promise.all(
    guests.map(async (guest) => follow(await guest.connect(second.address), table)),
  );
  expect(back[0]?.info()).toMatchObject({ status: 'running', continued: true });
  const mover = back.find((follower) => follower.moves().length > 0) ?? expect.unreachable();
  await mover.client.must({ type: 'play', table, move: createChooser(1)(mover.moves()) });
  const clock = mover.clock() ?? expect.unreachable();
  expect(clock.at).toBeGreaterThan(Date.now() + 59 * MINUTE);
  expect(clock.seats.map((seat) => (seat?.left ?? 0) > 500_000)).toEqual([true, true]);
});

test('a finished game of older rules is replayed if under newer ones it comes to the same end', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, followers, guests } = await begin(first.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { short: true, traveler: 'full' } },
  });
  await Promise.all(followers.map((follower, index) => playOn(follower, createChooser(index + 1))));
  const ask = { type: 'replay', table, position: 40, as: 'all' } as const;
  const before = await followers[0]?.client.must(ask, 'replay');
  await first.close();
  makeOlder(folder, true);
  const second = await startServer({ DATA_DIR: folder });
  const client = await guests[0]?.connect(second.address);
  expect(await client?.must(ask, 'replay')).toEqual(before);
  await second.close();
  forgetMove(folder, table, 60);
  const third = await startServer({ DATA_DIR: folder });
  const later = await guests[0]?.connect(third.address);
  expect(await later?.mustNot(ask)).toBe('continuedGame');
});

test('a move that newer rules do not know ends the past there, and the game goes on', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, followers, guests } = await begin(first.address, { people: ['Ann', 'Bob'] });
  const [ann] = followers as [Follower, Follower];
  await playInTurn(followers, () => ann.number() > 60);
  await first.close();
  makeOlder(folder, false);
  const forgotten = forgetMove(folder, table, 20);
  const second = await startServer({ DATA_DIR: folder });
  const back = await Promise.all(
    guests.map(async (guest) => follow(await guest.connect(second.address), table)),
  );
  expect(back[0]?.info()).toMatchObject({ status: 'running', continued: true });
  expect(second.logged()).toMatch(new RegExp(`"dropped":${forgotten},.*do not fit any more`));
  await Promise.all(back.map((follower, index) => playOn(follower, createChooser(index + 1))));
  expect(back[0]?.info().status).toBe('finished');
  expect(second.logged()).not.toMatch(/"level":"(error|fatal)"/);
});

/** The n-th move was one that nobody knows any more; gives back how many moves there are from it on. */
function forgetMove(folder: string, table: string, n: number): number {
  const db = new DatabaseSync(join(folder, 'altiplano.sqlite'));
  const of = `from entries where table_id = ? and body like '%"kind":"played"%'`;
  const { number } = db.prepare(`select number ${of} order by number limit 1 offset ?`).get(table, n - 1) as {
    number: number;
  };
  db.prepare(
    `update entries set body = json_set(body, '$.move', json('{"type":"endTurn","forgotten":1}'))
     where table_id = ? and number = ?`,
  ).run(table, number);
  const row = db.prepare(`select count(*) as count ${of} and number >= ?`).get(table, number);
  db.close();
  return Number(row?.['count']);
}
