import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, temporaryFolder } from './testing/started-server.ts';

test('told to stop, it says goodbye to its sockets, keeps what it said was done, and lets go of its folder', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const ana = first.browser();
  await ana.ask('POST', '/api/me', { name: 'Ana' });
  const { table } = (await ana.ask('POST', '/api/tables', {})).json as { table: string };
  const headers = { cookie: ana.cookies() };
  const socket = new WebSocket(`${first.address.replace('http', 'ws')}/ws`, { headers });
  await once(socket, 'message');
  const goodbye = once(socket, 'close') as Promise<[number]>;
  await Promise.all([first.close(), first.close()]);
  const [code] = await goodbye;
  expect(code).toBe(1001);
  await expect(fetch(first.address)).rejects.toThrow('fetch failed');
  const second = await startServer({ DATA_DIR: folder });
  const answer = await second.browser().ask('GET', `/api/tables/${table}`, undefined, headers);
  expect(answer.json).toMatchObject({ status: 'lobby', seats: [{ person: { name: 'Ana' } }, {}, {}, {}] });
});

test('leaving ends the sockets of that session and no others', async () => {
  const server = await startServer();
  const [laptop, phone] = [server.browser(), server.browser()];
  await laptop.ask('POST', '/api/me', { name: 'Ana' });
  const { code } = (await laptop.ask('POST', '/api/me/code')).json as { code: string };
  await phone.ask('POST', '/api/me/claim', { code });
  const url = `${server.address.replace('http', 'ws')}/ws`;
  const sockets = [laptop, phone].map(
    (browser) => new WebSocket(url, { headers: { cookie: browser.cookies() } }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'message')));
  const [ended, stays] = sockets as [WebSocket, WebSocket];
  const closed = once(ended, 'close') as Promise<[number]>;
  await laptop.ask('DELETE', '/api/me');
  const [reason] = await closed;
  expect(reason).toBe(4401);
  const answer = once(stays, 'message') as Promise<[Buffer]>;
  stays.send(JSON.stringify({ type: 'ping', id: '1' }));
  const [text] = await answer;
  expect(JSON.parse(text.toString())).toEqual({ type: 'ok', id: '1' });
});
