import { expect, onTestFinished, test } from 'vitest';
import { createPlace } from '../live/place.ts';
import { freePort, startServerProcess } from '../live/server-process.ts';
import { openLiveTable } from './live-table.ts';

test('a game that is just being begun when everybody hangs up is begun first, and once', async () => {
  const { environment, remove } = await createPlace('sqlite');
  onTestFinished(remove);
  const server = await startServerProcess(await freePort(), environment);
  onTestFinished(() => server.kill());
  const table = await openLiveTable(server.address, 0, {
    answered: () => {},
    othersHeard: () => {},
    received: () => {},
  });
  const begun = [table.beginAnew(), table.beginAnew()];
  expect(begun[0]).toBe(begun[1]);
  await table.hangUp();
  await Promise.all(begun);
});
