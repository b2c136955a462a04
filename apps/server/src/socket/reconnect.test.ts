import type { FromServer } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { arrive } from '../testing/people.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playOn } from '../testing/table-of.ts';

/** The same as somebody who has just come. */
async function expectWhole(follower: Follower, fresh: Follower): Promise<void> {
  expect(follower.number()).toBe(fresh.number());
  expect(follower.state()).toEqual(fresh.state());
  expect(follower.info()).toEqual(fresh.info());
  await fresh.client.cut();
}

test('a connection that breaks off at every moment of a game goes on where it was', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { planning: 'simultaneous' } },
  });
  const [ann, first] = followers as [Follower, Follower];
  const guest = guests[1] ?? expect.unreachable();
  const annPlays = playOn(ann, createChooser(1));
  const choose = createChooser(2);
  let bob = first;
  for (let cuts = 0; !bob.isOver(); cuts++) {
    const target = bob.number() + 1 + (cuts % 7);
    await playOn(bob, choose, () => bob.number() >= target);
    await bob.client.cut();
    const client = await guest.connect();
    bob = await follow(client, table, bob);
    if (cuts % 5 === 0) {
      const texts = client.heard.filter(({ type }) => type === 'table');
      expect(texts).toEqual([]);
    }
  }
  await annPlays;
  await expectWhole(bob, await follow(await guest.connect(), table));
});

test('whoever was away for long, or says to know what nobody can, is shown the whole', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, { people: ['Ann', 'Bob'] });
  const guest = guests[0] ?? expect.unreachable();
  const device = await follow(await guest.connect(), table);
  await device.client.cut();
  await Promise.all(followers.map((follower, index) => playOn(follower, createChooser(index))));
  const back = await follow(await guest.connect(), table, device);
  await expectWhole(back, await follow(await guest.connect(), table));
  const client = await guest.connect();
  await client.must({ type: 'watch', table, have: 1_000_000 });
  expect(client.heard.map(({ type }) => type)).toContain('table');
});

test('what is sent again under the same id is answered alike and done once, also over another connection', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, { people: ['Ann', 'Bob'] });
  const mover = followers.find((follower) => follower.moves().length > 0) ?? expect.unreachable();
  const other = followers.find((follower) => follower !== mover) ?? expect.unreachable();
  const guest = guests[followers.indexOf(mover)] ?? expect.unreachable();
  const [move] = mover.moves();
  if (move === undefined) throw new Error('no move');
  const play = { type: 'play', table, move } as const;
  const first = await mover.client.must(play, 'the key');
  const number = mover.number();
  expect(await mover.client.must(play, 'the key')).toEqual(first);
  await mover.client.cut();
  const client = await guest.connect();
  expect(await client.must(play, 'the key')).toEqual(first);
  const back = await follow(client, table, mover);
  expect(back.number()).toBe(number);
  // Somebody else's key is another one.
  const illegal = { ...play, move: { type: 'finish' } } as const;
  expect(await other.client.ask(illegal, 'the key')).toMatchObject({ type: 'refused' });
  await client.must({ type: 'chat', table, text: 'once' }, 'a line');
  await client.must({ type: 'chat', table, text: 'once' }, 'a line');
  await other.client.until('chat');
  await client.must({ type: 'ping' });
  await other.client.must({ type: 'ping' });
  expect(other.client.heard.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

/** What people have heard of a table up to now, but for who comes and goes. */
async function heardBy(...followers: readonly Follower[]): Promise<FromServer[][]> {
  await Promise.all(followers.map(({ client }) => client.must({ type: 'ping' })));
  return followers.map(({ client }) =>
    client.heard.filter(({ type }) => type !== 'ok' && type !== 'presence'),
  );
}

test('all devices of a person see the plan in the making, and nobody else hears anything', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { planning: 'simultaneous' } },
  });
  const [ann, bob] = followers as [Follower, Follower];
  const phone = await follow(await (guests[0] ?? expect.unreachable()).connect(), table);
  const sid = await arrive(server.address, 'Sid');
  const spectator = await follow(await sid.connect(), table);
  const canPlace = (): boolean => ann.moves().some(({ type }) => type === 'place');
  await Promise.all([
    playOn(ann, createChooser(1), canPlace),
    playOn(bob, createChooser(2), () => bob.moves().some(({ type }) => type === 'place')),
  ]);
  const heard = await heardBy(bob, spectator);
  const place = ann.moves().find(({ type }) => type === 'place') ?? expect.unreachable();
  await ann.client.must({ type: 'play', table, move: place });
  await phone.until(() => phone.number() === ann.number());
  expect(phone.state()).toEqual(ann.state());
  expect(phone.own()).toMatchObject({ mayUndo: [ann.number()] });
  await phone.client.must({ type: 'undo', table });
  await ann.until(() => ann.own()?.mayUndo.length === 0);
  expect(await heardBy(bob, spectator)).toEqual(heard);
});
