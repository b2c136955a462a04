import { expect, test } from 'vitest';
import { follow, type Follower } from '../testing/follower.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';
import { begin, createChooser, playOn } from '../testing/table-of.ts';

const MINUTE = 60_000;
/** So that a clock that is set ahead counts as time in which the server was up. */
const UP = { rhythm: { outage: Number.POSITIVE_INFINITY } };

test('when a clock runs out a bot moves for the seat, and the game goes on', async () => {
  const server = await startServer({}, UP);
  const { followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'live', bank: 60, increment: 0 }, substitute: 'random' },
  });
  const [ann, bob] = followers as [Follower, Follower];
  const idle = ann.moves().length > 0 ? ann : bob;
  const number = idle.number();
  server.wait(2 * MINUTE);
  const update = await idle.client.until('update', (found) => found.number > number);
  expect(update.deed).toMatchObject({ kind: 'played', by: 'clock', seat: idle.you() });
  await idle.until(() => idle.moves().length === 0);
});

test('where the table waits, a clock that has run out changes nothing', async () => {
  const server = await startServer({}, UP);
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'live', bank: 60, increment: 0 }, atZero: 'wait' },
  });
  const [ann, bob] = followers as [Follower, Follower];
  server.wait(60 * MINUTE);
  const mover = ann.moves().length > 0 ? ann : bob;
  await mover.client.must({ type: 'play', table, move: createChooser(1)(mover.moves()) });
  const played = mover.client.heard.filter(
    (message) => message.type === 'update' && message.deed.kind === 'played',
  );
  expect(played).toMatchObject([{ deed: { by: 'person' } }]);
});

test('a table that nobody watches is attended to when its clock runs out', async () => {
  const server = await startServer({}, UP);
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'slow', days: 1 }, substitute: 'random' },
  });
  const [ann] = followers as [Follower, Follower];
  const number = ann.number();
  await Promise.all(followers.map(({ client }) => client.cut()));
  server.wait(25 * 60 * MINUTE);
  const guest = guests[0] ?? expect.unreachable();
  const back = await follow(await guest.connect(), table, ann);
  await back.until(() => back.number() > number);
  expect(back.info().status).toBe('running');
});

test('a clock that is set ahead costs nobody their time', async () => {
  // Nothing but the leap itself lets it be noticed.
  const server = await startServer({}, { rhythm: { beat: 60 * MINUTE, search: 10 } });
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'live', bank: 60, increment: 0 }, substitute: 'random' },
  });
  const [ann, bob] = followers as [Follower, Follower];
  const number = ann.number();
  server.setClock(60 * MINUTE);
  const update = await ann.client.until('update', (found) => found.number > number);
  expect(update.deed).toMatchObject({ kind: 'paused' });
  const mover = ann.moves().length > 0 ? ann : bob;
  server.setClock(60 * MINUTE);
  await mover.client.must({ type: 'play', table, move: createChooser(1)(mover.moves()) });
  const clock = mover.clock() ?? expect.unreachable();
  expect(clock.seats.map((seat) => (seat?.left ?? 0) > 50_000)).toEqual([true, true]);
});

test('time in which no server was up is nobody’s', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { table, followers, guests } = await begin(first.address, {
    people: ['Ann', 'Bob'],
    settings: { clock: { type: 'live', bank: 600, increment: 0 }, substitute: 'random' },
  });
  const [ann] = followers as [Follower, Follower];
  await first.close();
  const second = await startServer({ DATA_DIR: folder }, { ahead: 24 * 60 * MINUTE });
  const guest = guests[0] ?? expect.unreachable();
  const back = await follow(await guest.connect(second.address), table);
  const clock = back.clock() ?? expect.unreachable();
  const running = clock.seats.find((seat) => seat?.runs === true);
  expect(running?.left).toBeGreaterThan(500_000);
  expect(clock.at).toBeGreaterThan((ann.clock()?.at ?? 0) + 23 * 60 * MINUTE);
  expect(back.number()).toBe(ann.number() + 1);
  await Promise.all([
    playOn(back, createChooser(1)),
    playOn(
      await follow(await (guests[1] ?? expect.unreachable()).connect(second.address), table),
      createChooser(2),
    ),
  ]);
  expect(back.info().status).toBe('finished');
});
