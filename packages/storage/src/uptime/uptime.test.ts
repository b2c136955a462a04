import { expect, test } from 'vitest';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

onEveryPlace((kind) => {
  test('a silence longer than the gap is an outage, a shorter one is none', async () => {
    const { uptime } = await emptyStorage(kind);
    for (const now of [100, 110, 120, 200, 205, 400]) await uptime.beat(now, 20);
    expect(await uptime.outages(0, 20)).toEqual([
      { from: 120, to: 200 },
      { from: 205, to: 400 },
    ]);
    expect(await uptime.outages(200, 20)).toEqual([{ from: 205, to: 400 }]);
    expect(await uptime.outages(400, 20)).toEqual([]);
  });

  test('before the first beat there was nothing to be out of order', async () => {
    const { uptime } = await emptyStorage(kind);
    expect(await uptime.outages(0, 20)).toEqual([]);
    await uptime.beat(1000, 20);
    expect(await uptime.outages(0, 20)).toEqual([]);
  });

  test('of many nodes one that is up is enough, and an outage is one however many come back', async () => {
    const { uptime } = await emptyStorage(kind);
    await uptime.beat(100, 20);
    await Promise.all([500, 501, 502, 503].map((now) => uptime.beat(now, 20)));
    for (const now of [515, 512, 530, 528]) await uptime.beat(now, 20);
    expect(await uptime.outages(0, 20)).toEqual([{ from: 100, to: expect.any(Number) }]);
  });
});
