import { shippedPack } from '@altiplano/pack';
import type { FromServerOf } from '@altiplano/protocol';
import { isRejection, restoreGame, stateHash, view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import type { Follower } from '../testing/follower.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playInTurn, playOn } from '../testing/table-of.ts';

type Position = FromServerOf<'position'>;

test('a finished game is replayed move by move, as any seat or with everything open', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { traveler: 'full', short: true, missions: true } },
  });
  const [ann] = followers as [Follower];
  const ask = { type: 'replay', table, position: 0, as: 'all' } as const;
  expect(await ann.client.mustNot(ask)).toBe('notEnded');
  await Promise.all(followers.map((follower, index) => playOn(follower, createChooser(index + 1))));
  const first = (await ann.client.must(ask)) as Position;
  expect(first).toMatchObject({ position: 0, played: null });
  for (const as of [0, 1, 'spectator', 'all'] as const) {
    for (const position of [1, Math.floor(first.of / 2), first.of]) {
      const found = (await ann.client.must({ ...ask, position, as })) as Position;
      expect(found.played).toMatchObject({ seat: expect.any(Number), move: { type: expect.any(String) } });
      const readable = (await ann.client.must({ ...ask, position, as, form: 'view' })) as Position;
      const { options } = ann.info().settings;
      const game = restoreGame({ components: shippedPack, options, seed: 'any' }, found.state);
      if (isRejection(game)) throw new Error(game.rejected);
      expect(readable.view).toEqual(JSON.parse(JSON.stringify(view(game, as === 'all' ? 'spectator' : as))));
      if (as === 'all' && position === first.of) expect(stateHash(game)).toBe(ann.info().result?.stateHash);
    }
  }
  expect(await ann.client.mustNot({ ...ask, position: first.of + 1 })).toBe('noSuchMoment');
});

test('what happened before is told as the reader heard it', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, { people: ['Ann', 'Bob'] });
  const [ann, bob] = followers as [Follower, Follower];
  await playInTurn(followers, () => ann.number() > 40 && bob.number() > 40);
  for (const { client } of followers) {
    const heard = client.heard.flatMap((message) => (message.type === 'update' ? [message] : []));
    const [from, to] = [heard[0]?.number ?? 0, 30];
    const story = await client.must({ type: 'story', table, from, to });
    if (story.type !== 'story') throw new Error(story.type);
    const told = heard.filter(({ number }) => number <= to);
    expect(story.told).toEqual(
      told.map(({ number, at, deed, events }) => ({ number, at, deed, events, void: expect.any(Boolean) })),
    );
  }
});

test('how the table looked then is shown as it was told, also what was taken back', async () => {
  const server = await startServer();
  const { table, followers } = await begin(server.address, { people: ['Ann', 'Bob'] });
  const [ann, bob] = followers as [Follower, Follower];
  const seen: { by: Follower; number: number; state: unknown }[] = [];
  for (const by of followers) {
    by.client.onMessage((message) => {
      if (message.type === 'update') {
        seen.push({ by, number: by.number(), state: structuredClone(by.state()) });
      }
    });
  }
  const mayUndo = (): Follower | undefined =>
    followers.find((follower) => (follower.own()?.mayUndo.length ?? 0) > 0);
  await playInTurn(followers, () => ann.number() > 30 && bob.number() > 30 && mayUndo() !== undefined);
  await mayUndo()?.client.must({ type: 'undo', table });
  await playInTurn(followers, () => ann.number() > 50);
  expect(seen.length).toBeGreaterThan(60);
  for (const { by, number, state } of seen) {
    expect(await by.client.must({ type: 'past', table, number })).toMatchObject({ number, state });
  }
  for (const number of [1, 10_000]) {
    expect(await ann.client.mustNot({ type: 'past', table, number })).toBe('noSuchMoment');
  }
});

test('a record given out is taken in again as a table to be replayed', async () => {
  const server = await startServer();
  const { table, followers, guests } = await begin(server.address, {
    people: ['Ann', 'Bob'],
    settings: { options: { edition: 2017 } },
  });
  await Promise.all(followers.map((follower, index) => playOn(follower, createChooser(index + 1))));
  const { browser } = guests[0] ?? expect.unreachable();
  const { json: record } = await browser.ask('GET', `/api/tables/${table}/record`);
  const { json } = await browser.ask('POST', '/api/records', record);
  const kept = (json as { table: string }).table;
  const { client } = followers[0] ?? expect.unreachable();
  const moves = (record as { moves: unknown[] }).moves.length;
  const last = await client.must({ type: 'replay', table: kept, position: moves, as: 'all' });
  const own = await client.must({ type: 'replay', table, position: moves, as: 'all' });
  expect(last).toEqual({ ...own, id: (last as Position).id, table: kept });
});
