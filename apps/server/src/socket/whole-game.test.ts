import type { TableSettingsInput } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { type Follower, follow } from '../testing/follower.ts';
import { startServer } from '../testing/started-server.ts';
import { begin, createChooser, playOn } from '../testing/table-of.ts';

type Options = NonNullable<TableSettingsInput['options']>;

const GAMES: readonly { name: string; people: number; options: Options }[] = [
  { name: 'the base game of two', people: 2, options: { edition: 2017 } },
  {
    name: 'missions and roles of choice, all plan at once',
    people: 3,
    options: { missions: true, roles: 'draft', planning: 'simultaneous' },
  },
  {
    name: 'the traveler with open bags',
    people: 4,
    options: { traveler: 'full', openBags: true, drawing: 'upTo' },
  },
  {
    name: 'the short game with everything',
    people: 5,
    options: { traveler: 'full', short: true, missions: true, planning: 'simultaneous' },
  },
  { name: 'events without the traveler', people: 2, options: { traveler: 'eventsOnly' } },
];

/** What somebody has put together from updates is what a newcomer is shown. */
async function expectTrue(follower: Follower, connect: () => Promise<Follower>): Promise<void> {
  const fresh = await connect();
  expect(follower.number()).toBe(fresh.number());
  expect(follower.state()).toEqual(fresh.state());
  expect(follower.info()).toEqual(fresh.info());
  expect(follower.own()).toEqual(fresh.own());
  await fresh.client.close();
}

test.each(GAMES)(
  '$name is played to its end over sockets, and its record is sound',
  async ({ people, options }) => {
    const server = await startServer();
    const names = ['Ann', 'Bob', 'Cem', 'Dea', 'Eve'].slice(0, people);
    const { table, followers, guests } = await begin(server.address, {
      people: names,
      settings: { options },
    });
    await Promise.all(followers.map((follower, index) => playOn(follower, createChooser(index + 1))));
    for (const [index, follower] of followers.entries()) {
      const guest = guests[index];
      await expectTrue(follower, async () => follow(await (guest ?? expect.unreachable()).connect(), table));
      expect(follower.info()).toMatchObject({ status: 'finished', result: { rounds: expect.any(Number) } });
    }
    const browser = server.browser();
    const verification = await browser.ask('GET', `/api/tables/${table}/verification`);
    expect(verification.json).toMatchObject({ sound: true });
    const statistics = await browser.ask('GET', '/api/statistics?by=seats');
    expect(statistics.json).toMatchObject({ tallies: [{ seats: people, games: people }] });
    const mine = await (guests[0] ?? expect.unreachable()).browser.ask('GET', '/api/tables/mine?which=ended');
    expect(mine.json).toMatchObject({ tables: [{ table, status: 'finished' }] });
    expect(server.logged()).not.toMatch(/"level":"(error|fatal)"/);
  },
);
