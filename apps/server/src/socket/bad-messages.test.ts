import { once } from 'node:events';
import type { FromServer } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { arrive } from '../testing/people.ts';
import type { SocketClient } from '../testing/socket-client.ts';
import { startServer } from '../testing/started-server.ts';

/** What a text is answered with. */
async function answerTo(client: SocketClient, text: string | Buffer): Promise<FromServer> {
  const answer = client.next(({ type }) => type === 'refused' || type === 'ok');
  client.socket.send(text);
  return answer;
}

const LONG = 'x'.repeat(65);

test.each([
  ['', { code: 'jsonCut', place: '1:1' }, undefined],
  ['hello', { code: 'notJson' }, undefined],
  ['{"type":"ping"', { code: 'jsonCut' }, undefined],
  ['null', { code: 'unknownMessage', place: 'type' }, undefined],
  ['[]', { code: 'unknownMessage' }, undefined],
  ['{"type":"dance","id":"a"}', { code: 'unknownMessage', place: 'type' }, 'a'],
  ['{"type":"ping"}', { code: 'missing', place: 'id' }, undefined],
  [`{"type":"ping","id":"${LONG}"}`, { place: 'id' }, undefined],
  ['{"type":"ping","id":"a","more":1}', { code: 'unknownKey', place: 'more' }, 'a'],
  ['{"type":"watch","id":"a"}', { code: 'missing', place: 'table' }, 'a'],
  ['{"type":"watch","id":"a","table":"t","have":-1}', { place: 'have' }, 'a'],
  ['{"type":"play","id":"a","table":"t","move":{"type":{"deep":1}}}', { place: 'move.type' }, 'a'],
  ['{"type":"seatBot","id":"a","table":"t","seat":9,"level":"easy"}', { place: 'seat' }, 'a'],
  [
    '{"type":"configure","id":"a","table":"t","settings":{"clock":{"type":"live","bank":1,"increment":0}}}',
    { place: 'settings.clock.bank' },
    'a',
  ],
  ['{"type":"watch","id":"a","table":"nowhere"}', { code: 'noSuchTable' }, 'a'],
  [`{"type":"chat","id":"a","table":"t","text":"${'y'.repeat(501)}"}`, { place: 'text' }, 'a'],
  ['z'.repeat(20_000), { code: 'tooLarge', figures: { most: 16_384 } }, undefined],
  [Buffer.from('{"type":"ping","id":"a"}'), { code: 'notJson' }, undefined],
] as const)(
  '%s is refused by what is wrong with it and where, and the connection stays usable',
  async (text, trouble, id) => {
    const server = await startServer();
    const client = await (await arrive(server.address, 'Ann')).connect();
    const refused = await answerTo(client, text);
    expect(refused).toMatchObject({ type: 'refused', trouble });
    expect('id' in refused ? refused.id : undefined).toBe(id);
    expect(await client.must({ type: 'ping' })).toMatchObject({ type: 'ok' });
    expect(server.logged()).not.toMatch(/"level":"(warn|error|fatal)"/);
  },
);

test('a message that no frame should have closes the socket and nothing else', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const client = await ann.connect();
  client.socket.send('z'.repeat(100_000));
  const [code] = (await once(client.socket, 'close')) as [number];
  expect(code).toBe(1009);
  await (await ann.connect()).must({ type: 'ping' });
});

test('whoever sends too fast is told to wait, and cut off if that does not help', async () => {
  const server = await startServer({ LIMIT_MESSAGES: '5' });
  const client = await (await arrive(server.address, 'Ann')).connect();
  const closed = once(client.socket, 'close');
  const ping = (id: number): void => client.send(JSON.stringify({ type: 'ping', id: `${id}` }));
  for (let id = 0; id < 10; id++) ping(id);
  const late = await client.until('refused');
  expect(late).toMatchObject({ id: '5', trouble: { code: 'tooFast', figures: { seconds: 1 } } });
  for (let id = 10; id < 200; id++) ping(id);
  expect((await closed)[0]).toBe(4429);
});

test('one address has only so many sockets at once', async () => {
  const server = await startServer({ LIMIT_SOCKETS: '2' });
  const ann = await arrive(server.address, 'Ann');
  const first = await ann.connect();
  await ann.connect();
  const third = await ann.connect();
  expect(await third.until('refused')).toMatchObject({ trouble: { code: 'tooManyConnections' } });
  await first.close();
  const fourth = await ann.connect();
  await fourth.until('welcome');
});

test('chat, hints and the past have limits of their own', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const table = await ann.open({});
  const client = await ann.connect();
  const said = await Promise.all(
    Array.from({ length: 12 }, (_, index) => client.ask({ type: 'chat', table, text: `${index}` })),
  );
  expect(said.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 10 }, () => 'ok'),
    'refused',
    'refused',
  ]);
  server.wait(60_000);
  await client.must({ type: 'chat', table, text: 'later' });
});

test('a connection follows only so many tables', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const client = await ann.connect();
  const tables = [];
  for (let index = 0; index < 51; index++) tables.push(await ann.open({}));
  const answers = await Promise.all(tables.map((table) => client.ask({ type: 'watch', table })));
  expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(50);
  await client.must({ type: 'unwatch', table: tables[0] ?? '' });
  await client.must({ type: 'watch', table: tables[50] ?? '' });
});

test('without a session, or from a foreign page, there is no socket', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const statusOf = async (headers: Record<string, string>): Promise<number | undefined> => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    return response.statusCode;
  };
  expect(await statusOf({ origin: server.address })).toBe(401);
  expect(await statusOf({ origin: 'https://evil.example', cookie: ann.browser.cookies() })).toBe(403);
});

test('a session that ends takes its sockets along, and only those', async () => {
  const server = await startServer();
  const [ann, bob] = [await arrive(server.address, 'Ann'), await arrive(server.address, 'Bob')];
  const [client, other] = [await ann.connect(), await bob.connect()];
  const closed = once(client.socket, 'close');
  await ann.browser.ask('DELETE', '/api/me');
  expect((await closed)[0]).toBe(4401);
  await other.must({ type: 'ping' });
});

test('a reader who does not read is cut off, and can come back', async () => {
  const server = await startServer();
  const ann = await arrive(server.address, 'Ann');
  const table = await ann.open({});
  const client = await ann.connect();
  client.socket.pause();
  const watch = (id: number): void => client.send(JSON.stringify({ type: 'watch', table, id: `${id}` }));
  const isCut = (): boolean => /altiplano_sockets 0/.test(metrics);
  let metrics = '';
  for (let id = 0; !isCut(); id++) {
    for (let burst = 0; burst < 50; burst++) watch(1000 * id + burst);
    await new Promise((resolve) => setImmediate(resolve));
    metrics = (await server.browser().ask('GET', '/metrics')).text;
  }
  expect(metrics).toContain('altiplano_sockets_cut_total 1');
  const back = await ann.connect();
  await back.must({ type: 'watch', table });
});
