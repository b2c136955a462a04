import { packHash, shippedPack } from '@altiplano/pack';
import { openStorage } from '@altiplano/storage';
import { expect, test } from 'vitest';
import { arrive } from '../testing/people.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';

test('a table keeps the pack that it was begun with, whatever a later version ships', async () => {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  const ann = await arrive(server.address, 'Ann');
  await ann.open({});
  await ann.open({});
  const { json } = await ann.browser.ask('GET', '/api/packs');
  expect(json).toMatchObject({ packs: [{ hash: packHash(shippedPack) }] });
  await server.close();
  const storage = await openStorage({ kind: 'sqlite', folder }, { node: 'later' });
  const kept = await storage.packs.get(packHash(shippedPack));
  await storage.close();
  expect(JSON.parse(kept?.text ?? '')).toEqual(shippedPack);
});
