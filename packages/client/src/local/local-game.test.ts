import { steadyPack } from '@altiplano/pack/testing';
import { verifyRecord } from '@altiplano/protocol';
import { seen, view } from '@altiplano/rules/engine';
import { foldTable } from '@altiplano/table';
import { expect, test } from 'vitest';
import { begin, createDevice, type Device, isTrouble, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { reviewRecord } from '../review/review-record.ts';
import { openReplay } from '../review/replay.ts';
import { viewOf } from '../sight/view-of.ts';

/** The true game behind a table, out of what was kept. */
async function truthOf({ storage }: Device, table: string) {
  const kept = await storage.load(table);
  if (kept === null) throw new Error('nothing was kept');
  const { game } = foldTable({ pack: steadyPack, seed: kept.seed }, kept.entries);
  if (game === null) throw new Error('no game');
  return { game, entries: kept.entries };
}

test.each([
  { players: ['Ana', 'random', 'easy'], options: {} },
  { players: ['random', 'Ana'], options: { traveler: 'full', missions: true } },
  {
    players: ['easy', 'Ana', 'random', 'random', 'random'],
    options: { traveler: 'full', missions: true, short: true, roles: 'draft', planning: 'simultaneous' },
  },
] as const)('a whole game alone against bots: $players $options', async ({ players, options }) => {
  const device = createDevice();
  const table = await begin(device, players, options, { forced: true });
  const store = device.open(table);
  const { done, last } = await playRandomly(store, table);
  expect(device.faults).toEqual([]);
  expect(last.info?.status).toBe('finished');
  const { game, entries } = await truthOf(device, table);
  expect(last.game?.state).toEqual(seen(game, last.you));
  expect(entries.filter((entry) => entry.kind === 'played' && entry.by === 'person')).toHaveLength(done);
  const record = await device.games.record(table);
  if (isTrouble(record)) throw new Error(record.code);
  expect(verifyRecord(record, steadyPack).every(({ outcome }) => outcome === 'ok')).toBe(true);
  const review = reviewRecord(record, steadyPack);
  if ('problem' in review) throw new Error(review.problem);
  expect(review.rounds.at(-1)?.scores).toEqual(record.result?.scores);
  expect(review.rounds.map(({ round }) => round)).toEqual([...Array(game.state.round + 1).keys()]);
});

test('what is shown is what the seat sees of the truth, whenever nothing is on its way', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random'], { missions: true, traveler: 'full' });
  const store = device.open(table);
  for (const round of [1, 2, 3, 4]) {
    await playRandomly(store, `round ${round}`, ({ game }) => (game?.state.round ?? 0) > round);
    // Nobody moves while it is looked at.
    await until(store, ({ mayAct, onTheirWay }) => mayAct && onTheirWay === 0);
    const { game, you } = store.getSnapshot();
    const truth = await truthOf(device, table);
    expect(game?.state).toEqual(seen(truth.game, you));
    expect(viewOf(game as typeof truth.game, you)).toEqual(view(truth.game, you));
  }
  expect(device.faults).toEqual([]);
});

test('games are listed, kept, found again, imported and removed', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await playRandomly(store, 'kept', ({ game }) => (game?.state.round ?? 0) > 2);
  const before = store.getSnapshot().game?.state;
  store.close();
  const again = createDevice({ storage: device.storage });
  const list = await again.games.list();
  if (isTrouble(list)) throw new Error(list.code);
  expect(list).toMatchObject([{ table, status: 'running', round: 3, result: null }]);
  const found = again.open(table);
  const { game } = await until(found, ({ status }) => status === 'ready');
  expect(game?.state.round).toBe(before?.round);
  await playRandomly(found, 'on');
  const record = await again.games.record(table);
  if (isTrouble(record)) throw new Error(record.code);
  const imported = await again.games.importRecord(JSON.parse(JSON.stringify(record)));
  if (isTrouble(imported)) throw new Error(imported.code);
  const shown = again.open(imported.table);
  const { info } = await until(shown, ({ status }) => status === 'ready');
  expect(info).toMatchObject({ status: 'finished', origin: 'record', result: record.result });
  expect(await again.games.remove(table)).toBe(null);
  const left = await again.games.list();
  expect(isTrouble(left) ? left : left.map((row) => row.table)).toEqual([imported.table]);
  expect(await again.games.importRecord({ format: 1 })).toHaveProperty('code');
});

test('a finished game is played again, move by move, as anyone', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random'], { missions: true });
  const store = device.open(table);
  const { last } = await playRandomly(store, 'replay');
  const record = await device.games.record(table);
  if (isTrouble(record)) throw new Error(record.code);
  const replay = openReplay(record, steadyPack);
  if ('problem' in replay) throw new Error(replay.problem);
  const { of } = replay.getSnapshot();
  replay.goTo(of);
  expect(replay.getSnapshot().game.state.seats).toEqual(last.game?.state.seats);
  for (const position of [3, of - 1, 77, 0]) {
    for (const as of [0, 2, 'spectator', 'all'] as const) {
      replay.look(as);
      replay.goTo(position);
      const asked = await store.position(position, as);
      if (isTrouble(asked)) throw new Error(asked.code);
      expect(replay.getSnapshot().game.state).toEqual(asked.state);
      expect(replay.getSnapshot().played).toEqual(asked.played);
    }
  }
  const lines = replay.lines('all');
  const rounds = lines.map(({ round }) => round);
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  expect(lines.at(-1)?.position).toBe(of);
  const rematch = await store.rematch();
  if (isTrouble(rematch)) throw new Error(rematch.code);
  const next = device.open(rematch.table);
  const { info } = await until(next, ({ status }) => status === 'ready');
  expect(info).toMatchObject({
    status: 'running',
    seats: last.info?.seats.map(({ person, bot }) => ({ person, bot })),
  });
});
