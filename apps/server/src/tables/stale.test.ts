import { shippedPack } from '@altiplano/pack';
import { DEFAULT_SETTINGS } from '@altiplano/protocol';
import { openStorage } from '@altiplano/storage';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../clock.ts';
import { createLog } from '../logs/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { temporaryFolder, testSettings } from '../testing/started-server.ts';
import { createTableHost } from './table-host.ts';

const ann = { id: 'ann', name: 'Ann' };

test('whoever changed a table through one node sees it through another, also if that one has heard nothing yet', async () => {
  const opened = await openStorage({ kind: 'sqlite', folder: temporaryFolder() }, { node: 'one' });
  onTestFinished(() => opened.close());
  // What a node says reaches the other never, as while one is stopped or has lost its connection.
  const storage = { ...opened, news: { publish: () => {}, subscribe: () => () => {} } };
  const settings = testSettings({ DATABASE_URL: 'postgres://nobody@localhost/shared' });
  const start = async (node: string) => {
    const parts = {
      settings,
      storage,
      metrics: createMetrics(),
      log: createLog('silent'),
      node,
      ...createClock(),
    };
    const host = await createTableHost(parts);
    onTestFinished(() => host.stop());
    return host;
  };
  const [one, other] = [await start('one'), await start('other')];
  const made = await one.create(ann, { settings: DEFAULT_SETTINGS, pack: shippedPack });
  const table = 'table' in made ? made.table : '';
  expect((await other.info(table, ann))?.settings.title).toBe('');
  const command = {
    type: 'configure',
    id: 'key',
    table,
    settings: { ...DEFAULT_SETTINGS, title: 'Titicaca' },
  } as const;
  expect(await one.order(ann, command)).toHaveProperty('ok');
  expect((await other.info(table, ann))?.settings.title).toBe('Titicaca');
});
