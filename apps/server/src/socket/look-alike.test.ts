import { expect, test } from 'vitest';
import { follow } from '../testing/follower.ts';
import { arrive } from '../testing/people.ts';
import { startServer } from '../testing/started-server.ts';

test('whoever looks like somebody at the table gets a number there, in the seat and in chat', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const twin = await arrive(server.address, '\u0410nn');
  const table = await ann.open({ title: 'Sun\u202Eday\u200B', spectators: true });
  const host = await follow(await ann.connect(), table);
  expect(host.info().settings.title).toBe('Sunday');
  const other = await follow(await twin.connect(), table);
  await other.client.must({ type: 'chat', table, text: 'hel\u200Blo 👩\u200D🌾' });
  expect(await host.client.until('chat')).toMatchObject({
    person: { id: twin.id, name: '\u0410nn (2)' },
    text: 'hello 👩\u200D🌾',
  });
  await other.client.must({ type: 'sit', table });
  await host.until(() => host.info().seats.some(({ person }) => person?.id === twin.id));
  expect(host.info().seats.map(({ person }) => person?.name)).toContain('\u0410nn (2)');
});
