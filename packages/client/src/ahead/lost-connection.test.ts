import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { createLocalGames } from '../local/local-games.ts';
import { openTable } from '../table/open-table.ts';
import { createPackFinder } from '../table/pack-finder.ts';
import { playAhead, thinkAhead } from '../testing/ahead.ts';
import { isTrouble } from '../testing/device.ts';
import { settingsOf } from '../testing/settings.ts';
import { unreliableNet } from '../testing/unreliable-net.ts';

test('over a socket that is lost again and again, what is lined up is played once', async () => {
  const { net, storage, timers, connection } = unreliableNet(25);
  net.isCalm = true;
  const games = createLocalGames(connection);
  const settings = settingsOf({ players: 2 });
  const begun = await games.begin({ settings, players: [{ name: 'Ana' }, { bot: 'random' }], forced: true });
  if (isTrouble(begun)) throw new Error(begun.code);
  net.isCalm = false;
  const { table } = begun;
  const store = openTable({ connection, table, findPack: createPackFinder([steadyPack]), now: timers.now });
  const ahead = thinkAhead(store);
  let steps = 0;
  ahead.subscribe(() => {
    steps = Math.max(steps, ahead.getSnapshot().played?.count ?? 0);
  });
  const { stops } = await playAhead(store, ahead, 'lost');
  net.isCalm = true;
  expect(net.strikes).toBeGreaterThan(5);
  expect(net.faults).toEqual([]);
  expect([...stops.keys()].filter((why) => why !== 'mismatch')).toEqual([]);
  const kept = await storage.load(table);
  const played = kept?.entries.filter((entry) => entry.kind === 'played' && entry.by === 'person') ?? [];
  expect(played).toHaveLength(steps);
});
