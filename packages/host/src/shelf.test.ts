import { shippedPack } from '@altiplano/pack';
import { DEFAULT_SETTINGS } from '@altiplano/protocol';
import { foldTable, openTable } from '@altiplano/table';
import { expect, test } from 'vitest';
import { createHosted, type Hosted } from './hosted.ts';
import { Outage } from './outage.ts';
import { createShelf, type Shelf, type ShelfParts } from './shelf.ts';

function tableOf(seed: string): Hosted {
  const parts = { pack: shippedPack, seed };
  const entries = openTable(parts, { settings: DEFAULT_SETTINGS, host: { id: 'ann', name: 'Ann' }, at: 1 });
  if ('code' in entries) throw new Error(entries.code);
  return createHosted(seed, foldTable(parts, entries), 0);
}

interface Traced {
  readonly shelf: Shelf<Hosted>;
  readonly trace: string[];
}

function traced(parts: Partial<ShelfParts<Hosted, null>> = {}): Traced {
  const trace: string[] = [];
  const note = (what: string) => async (hosted: Hosted) => void trace.push(`${what} ${hosted.id}`);
  const shelf = createShelf({
    async load(id) {
      trace.push(`load ${id}`);
      return id.startsWith('no') ? null : tableOf(id);
    },
    opened: note('opened'),
    leaving: note('leaving'),
    isNeeded: () => false,
    most: 2,
    ...parts,
  });
  return { shelf, trace };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a table is read once, however many ask at once, and is ready before anybody sees it', async () => {
  const { shelf, trace } = traced();
  const use = (name: string) => shelf.use('a', () => void trace.push(name));
  await Promise.all([use('first'), use('second'), use('third')]);
  expect(trace).toEqual(['load a', 'opened a', 'first', 'second', 'third']);
});

test('what is not there is null', async () => {
  const { shelf } = traced();
  expect(await shelf.use('nobody', () => 'here')).toBeNull();
  expect(shelf.size).toBe(0);
});

test('of too many tables the one unused for longest leaves, and is read again when it is asked for', async () => {
  const { shelf, trace } = traced();
  for (const id of ['a', 'b', 'a', 'c']) {
    await shelf.use(id, () => {});
    await nextTurn();
  }
  expect([...shelf.all()].map(({ id }) => id)).toEqual(['a', 'c']);
  await shelf.use('b', () => {});
  await nextTurn();
  expect(trace.filter((line) => !line.startsWith('opened'))).toEqual([
    'load a',
    'load b',
    'load c',
    'leaving b',
    'load b',
    'leaving a',
  ]);
});

test('a table that is needed or in use stays', async () => {
  const { shelf } = traced({ isNeeded: ({ id }) => id === 'a', most: 1 });
  await shelf.use('a', () => {});
  const waiting: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void waiting.push(resolve));
  const busy = shelf.use('b', () => promise);
  await nextTurn();
  await shelf.use('c', () => {});
  await nextTurn();
  await shelf.use('d', () => {});
  expect([...shelf.all()].map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  for (const release of waiting) release();
  await busy;
});

test('a lost table serves nobody any more, and is read again', async () => {
  const { shelf, trace } = traced();
  const lose = shelf.use('a', (hosted) => {
    hosted.isLost = true;
  });
  const after = shelf.use('a', () => expect.unreachable());
  await lose;
  await expect(after).rejects.toThrow(Outage);
  await shelf.use('a', ({ isLost }) => expect(isLost).toBe(false));
  expect(trace).toEqual(['load a', 'opened a', 'leaving a', 'load a', 'opened a']);
});

test('a table that cannot be made ready is lost, and one that cannot be read is asked for anew', async () => {
  let failures = 2;
  const fail = (): void => {
    if (failures-- > 0) throw new Error('not now');
  };
  const { shelf } = traced({
    async load(id) {
      if (failures === 2) fail();
      return tableOf(id);
    },
    async opened() {
      fail();
    },
  });
  await expect(shelf.use('a', () => {})).rejects.toThrow('not now');
  await expect(shelf.use('a', () => {})).rejects.toThrow(Outage);
  expect(await shelf.use('a', () => 'ready')).toBe('ready');
});

test('when all is cleared each table leaves after what it is busy with', async () => {
  const { shelf, trace } = traced();
  const busy = shelf.use('a', async () => {
    await nextTurn();
    trace.push('busy');
  });
  await shelf.use('b', () => {});
  await shelf.clear();
  await busy;
  expect(trace.indexOf('busy')).toBeLessThan(trace.indexOf('leaving a'));
  expect(shelf.size).toBe(0);
});

test('a table that cannot be read keeps no other from leaving', async () => {
  const { shelf, trace } = traced({
    async load(id) {
      await nextTurn();
      if (id === 'b') throw new Error('not now');
      return tableOf(id);
    },
  });
  await shelf.use('a', () => {});
  const asked = expect(shelf.use('b', () => {})).rejects.toThrow('not now');
  await shelf.clear();
  await asked;
  expect([trace.at(-1), shelf.size]).toEqual(['leaving a', 0]);
});
