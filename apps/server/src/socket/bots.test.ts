import { expect, test } from 'vitest';
import { follow } from '../testing/follower.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';
import { begin, createChooser, playOn } from '../testing/table-of.ts';
import { RHYTHM } from '../tables/nodes/rhythm.ts';

test('a person and bots play a whole game, and the bots answer by themselves', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann'],
    bots: ['random', 'easy'],
    settings: { options: { short: true, traveler: 'full' } },
  });
  const [ann] = followers;
  await playOn(ann ?? expect.unreachable(), createChooser(1));
  const verification = await guests[0]?.browser.ask('GET', `/api/tables/${table}/verification`);
  expect(verification?.json).toMatchObject({ sound: true });
  const statistics = await server.browser().ask('GET', '/api/statistics?by=level&of=bots');
  expect(statistics.json).toMatchObject({ tallies: [{ games: 1 }, { games: 1 }] });
  expect(server.logged()).not.toMatch(/"level":"(error|fatal|warn)"/);
});

test("a bot's move that was due when the server stopped is made after it starts again", async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, followers, guests } = await begin(first.address, {
    people: ['Ann'],
    bots: ['random', 'random', 'random'],
    settings: { pace: 'calm' },
  });
  const ann = followers[0] ?? expect.unreachable();
  await playOn(ann, createChooser(1), () => ann.moves().length === 0 && ann.number() > 8);
  const before = ann.number();
  await first.close();
  const second = await startServer({ DATA_DIR: folder });
  const again = await (guests[0] ?? expect.unreachable()).connect(second.address);
  const back = await follow(again, table, ann);
  await back.until(() => back.number() > before && back.moves().length > 0);
  expect(back.info().status).toBe('running');
});

test('a bot plays for whoever leaves, and the person can come back', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { substitute: 'random' },
  });
  const [ann, bob] = followers as [(typeof followers)[0] & {}, (typeof followers)[0] & {}];
  await bob.client.must({ type: 'leave', table });
  const seen = bob.number();
  const enough = (): boolean => ann.number() > seen + 60;
  await playOn(ann, createChooser(1), enough);
  expect(ann.info().seats[1]).toMatchObject({ person: { name: 'Bob' }, bot: 'random' });
  expect(await bob.client.mustNot({ type: 'play', table, move: { type: 'pass' } })).toBe('botPlays');
  await bob.client.must({ type: 'return', table });
  await ann.until(() => ann.info().seats[1]?.bot === null);
  await Promise.all([playOn(ann, createChooser(2)), playOn(bob, createChooser(3))]);
  expect(bob.info().status).toBe('finished');
});

test('only somebody who is not there can be replaced, by the host', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann', 'Bob', 'Cem'],
    settings: { substitute: 'random' },
  });
  const [ann, bob, cem] = followers.map(({ client }) => client);
  if (ann === undefined || bob === undefined || cem === undefined) throw new Error('nobody came');
  expect(await ann.mustNot({ type: 'replace', table, seat: 1 })).toBe('notAbsent');
  expect(await cem.mustNot({ type: 'replace', table, seat: 1 })).toBe('notHost');
  await bob.cut();
  await ann.until('presence', ({ seats }) => seats[1] === 'away');
  expect(await ann.mustNot({ type: 'replace', table, seat: 1 })).toBe('notAbsent');
  const gone = ann.next((message) => message.type === 'presence' && message.seats[1] === 'none');
  server.wait(RHYTHM.away);
  await gone;
  await ann.must({ type: 'replace', table, seat: 1, level: 'easy' });
  await cem.until('update', ({ info }) => info?.seats[1]?.bot === 'easy');
  const back = await (guests[1] ?? expect.unreachable()).connect();
  await back.must({ type: 'watch', table });
  await back.must({ type: 'return', table });
  await cem.until('presence', ({ seats }) => seats[1] === 'here');
});

test('a hint is what a bot would do from what the seat knows, with its reasons', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, { people: ['Ann', 'Bob'] });
  const mover = followers.find((follower) => follower.moves().length > 0) ?? expect.unreachable();
  const hint = await mover.client.must({ type: 'hint', table });
  if (hint.type !== 'hint') throw new Error(hint.type);
  expect(mover.moves()).toContainEqual(hint.moves[0]);
  expect(hint.reasons).toEqual(
    expect.arrayContaining([
      {
        moves: expect.any(Array),
        aims: expect.any(Array),
        expected: expect.any(Number),
        differences: expect.any(Array),
      },
    ]),
  );
});

test('no hints at a table that forbids them, for spectators, or where bots play', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { hints: false },
  });
  expect(await followers[0]?.client.mustNot({ type: 'hint', table })).toBe('hintsOff');
  const other = await begin(server.address, { people: ['Ann', 'Bob'], settings: { substitute: 'random' } });
  expect(await followers[0]?.client.mustNot({ type: 'hint', table: other.table })).toBe('notSeated');
  const [ann] = other.followers;
  await ann?.client.must({ type: 'leave', table: other.table });
  expect(await ann?.client.mustNot({ type: 'hint', table: other.table })).toBe('botPlays');
});
