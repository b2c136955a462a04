import { once } from 'node:events';
import { needsPostgres, temporaryPlace } from '@altiplano/storage/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { arrive } from '../testing/people.ts';
import { runProgram } from '../testing/run-program.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playInTurn, playOn } from '../testing/table-of.ts';

needsPostgres();

/** A database of a test's own in a real PostgreSQL. */
async function database(): Promise<string> {
  const { place, remove } = await temporaryPlace('postgres');
  onTestFinished(remove);
  if (place.kind !== 'postgres') throw new Error(place.kind);
  return place.url;
}

function canPlace({ moves }: Follower): boolean {
  return moves().some(({ type }) => type === 'place');
}

const GAME = {
  options: { planning: 'simultaneous', traveler: 'full', short: true, missions: true },
} as const;

test('people at different nodes play one game, and see each other', async () => {
  const environment = { DATABASE_URL: await database() };
  const [one, two] = [await startServer(environment), await startServer(environment)];
  const { table, followers, guests } = await begin(one.address, {
    people: ['Ann', 'Bob', 'Cem'],
    settings: GAME,
    addresses: [one.address, two.address, two.address],
  });
  const [ann, bob, cem] = followers as [Follower, Follower, Follower];
  await ann.client.until('presence', ({ seats }) => seats.every((seat) => seat === 'here'));
  await bob.client.must({ type: 'chat', table, text: 'from afar' });
  await ann.client.until('chat', ({ text }) => text === 'from afar');
  await cem.client.cut();
  await ann.client.until('presence', ({ seats }) => seats[2] === 'away');
  const back = await follow(await (guests[2] ?? expect.unreachable()).connect(one.address), table, cem);
  await bob.client.until('presence', ({ seats }) => seats[2] === 'here');
  await Promise.all([ann, bob, back].map((follower, index) => playOn(follower, createChooser(index + 1))));
  expect(bob.info()).toEqual(ann.info());
  const { json } = await two.browser().ask('GET', `/api/tables/${table}/verification`);
  expect(json).toMatchObject({ sound: true });
  for (const { logged } of [one, two]) expect(logged()).not.toMatch(/"level":"(error|fatal)"/);
});

test('when a node is killed in the middle of play, its people go on at the other, and its bots too', async () => {
  const url = await database();
  const program = runProgram({
    DATABASE_URL: url,
    LIMIT_MESSAGES: '0',
    LIMIT_REQUESTS: '0',
    LOG_LEVEL: 'info',
  });
  const [doomed, survivor] = [await program.listening(), await startServer({ DATABASE_URL: url })];
  const { table, followers, guests } = await begin(doomed, {
    people: ['Ann', 'Bob'],
    bots: ['random', 'random'],
    settings: GAME,
    addresses: [doomed, survivor.address],
  });
  const [ann, bob] = followers as [Follower, Follower];
  const choose = createChooser(1);
  const annPlays = playOn(ann, choose);
  const bobPlays = playOn(bob, createChooser(2));
  await bob.until(() => bob.number() > 60);
  program.process.kill('SIGKILL');
  await expect(annPlays).rejects.toThrow('closed');
  const back = await follow(await (guests[0] ?? expect.unreachable()).connect(survivor.address), table, ann);
  await Promise.all([bobPlays, playOn(back, choose)]);
  expect(back.info()).toMatchObject({ status: 'finished' });
  const { json } = await survivor.browser().ask('GET', `/api/tables/${table}/verification`);
  expect(json).toMatchObject({ sound: true });
});

test('nodes that race for the same number both get through, and everyone hears of both', async () => {
  const environment = { DATABASE_URL: await database() };
  const [one, two] = [await startServer(environment), await startServer(environment)];
  const { table, followers } = await begin(one.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { planning: 'simultaneous' } },
    addresses: [one.address, two.address],
  });
  const [ann, bob] = followers as [Follower, Follower];
  await playInTurn(followers, () => followers.every(canPlace));
  const place = async ({ client, moves }: Follower): Promise<void> => {
    const move = moves().find(({ type }) => type === 'place');
    if (move !== undefined) await client.must({ type: 'play', table, move });
    if (move !== undefined) await client.must({ type: 'undo', table });
  };
  for (let round = 0; round < 40; round++) await Promise.all(followers.map(place));
  for (const follower of [ann, bob]) {
    const fresh = await follow(follower.client, table);
    expect(fresh.number()).toBe(follower.number());
    expect(fresh.state()).toEqual(follower.state());
  }
});

test('whoever leaves through one node has left all others at once, and only with that session', async () => {
  const environment = { DATABASE_URL: await database() };
  const [one, two] = [await startServer(environment), await startServer(environment)];
  const ann = await arrive(one.address, 'Ann');
  const bob = await arrive(one.address, 'Bob');
  const [client, other] = [await ann.connect(two.address), await bob.connect(two.address)];
  const closed = once(client.socket, 'close');
  await ann.browser.ask('DELETE', '/api/me');
  expect((await closed)[0]).toBe(4401);
  await other.must({ type: 'ping' });
});
