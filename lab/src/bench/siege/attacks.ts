import { gzipSync } from 'node:zlib';
import { type Attack, flood, floodOver, guest, hold, newTable, type Siege, untilOver } from './means.ts';
import { ask, frame, openWebSocket, OPCODE, openWire, pause, type Wire } from './wire.ts';

const HEADERS = 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const QUESTIONS = Buffer.from('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
const DEEP = '['.repeat(8000);

function text(message: object): Buffer {
  return frame(OPCODE.text, JSON.stringify(message));
}

let lastId = 0;

/** A message with an id of its own. */
function request(message: object): Buffer {
  return text({ ...message, id: `s${++lastId}` });
}

async function webSockets(siege: Siege, count: number, reads = true): Promise<Wire[]> {
  const { cookie } = await guest(siege);
  return hold(count, () => openWebSocket(siege, cookie, { reads }));
}

/** Sends the same without end over so many sockets. */
function frames(count: number, bytes: Buffer, reads = true): Attack['run'] {
  return async (siege) => {
    const { cookie } = await guest(siege);
    return floodOver(
      siege,
      count,
      () => openWebSocket(siege, cookie, { reads }),
      () => bytes,
    );
  };
}

/** Requests that cost more than others, at a table of the attacker's own. */
function requests(message: () => object, isPlayed = false): Attack['run'] {
  return async (siege) => {
    const host = await guest(siege);
    const table = await newTable(siege, host, isPlayed);
    return floodOver(
      siege,
      20,
      () => openWebSocket(siege, host.cookie),
      () => request({ ...message(), table }),
    );
  };
}

function asked(
  method: string,
  path: (siege: Siege, index: number) => string,
  body?: (index: number) => string,
) {
  return async (siege: Siege) => {
    const { cookie } = await guest(siege);
    return flood(siege, (index) =>
      ask(siege, method, path(siege, index), {
        cookie,
        ...(body === undefined ? {} : { body: body(index) }),
      }),
    );
  };
}

/** Connections that send a little now and then, and are never done. */
function slowly(first: string, more: string, count: number): Attack['run'] {
  return async (siege) => {
    const wires = await hold(siege.some(count), () => openWire(siege));
    for (const { socket } of wires) socket.write(first);
    await siege.until(async () => {
      for (const { socket, isOver } of wires) if (!isOver) socket.write(more);
      await pause(500);
    });
    return { sent: wires.length, wires, isKept: true };
  };
}

/** What an attacker does, by name. Everything is bounded in count and in time. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  pings: {
    what: 'one socket sends pings, reads nothing, and now and then a pong that nobody asked for',
    wants: 'cut',
    run: frames(
      1,
      Buffer.concat([
        ...Array.from({ length: 50 }, () => frame(OPCODE.ping, Buffer.alloc(125))),
        frame(OPCODE.pong, 'here'),
      ]),
      false,
    ),
  },
  pongs: {
    what: 'pongs that nobody asked for, over 20 sockets',
    wants: 'cut',
    run: frames(20, frame(OPCODE.pong, Buffer.alloc(125))),
  },
  'large messages': {
    what: 'messages of 16.5 kB over 20 sockets',
    wants: 'cut',
    run: frames(20, frame(OPCODE.text, Buffer.alloc(16_500, 'x'))),
  },
  pieces: {
    what: 'messages in pieces, some without end, over 20 sockets',
    wants: 'cut',
    run: frames(20, Buffer.concat([frame(OPCODE.text, '{', 0), frame(OPCODE.more, '', 0)])),
  },
  'deep messages': {
    what: 'JSON of 8,000 brackets in each other, over 20 sockets',
    wants: 'cut',
    run: frames(20, frame(OPCODE.text, DEEP)),
  },
  'slow readers': {
    what: '200 sockets that ask for a whole table again and again and read nothing',
    wants: 'any',
    async run(siege) {
      const host = await guest(siege);
      const table = await newTable(siege, host, true);
      const wires = await hold(siege.some(200), () => openWebSocket(siege, host.cookie, { reads: false }));
      await siege.until(async () => {
        for (const { socket, isOver } of wires) if (!isOver) socket.write(request({ type: 'watch', table }));
        await pause(50);
      });
      return { sent: wires.length, wires };
    },
  },
  'slow writers': {
    what: '200 sockets that each send a message of 60 kB byte by byte',
    wants: 'any',
    async run(siege) {
      const wires = await webSockets(siege, siege.some(200));
      const bytes = frame(OPCODE.text, Buffer.alloc(60_000, 'x'));
      let at = 8;
      for (const { socket } of wires) socket.setNoDelay(true).write(bytes.subarray(0, at));
      await siege.until(async () => {
        for (const { socket, isOver } of wires) if (!isOver) socket.write(bytes.subarray(at, at + 1));
        at++;
        await pause(10);
      });
      return { sent: wires.length, wires };
    },
  },
  'no HTTP': {
    what: '1,100 requests that are no HTTP, whose connections stay open',
    wants: 'cut',
    async run(siege) {
      const wires = await hold(siege.some(1100), () => openWire(siege));
      for (const { socket } of wires) socket.write('hello\r\n\r\n');
      await untilOver(siege, wires);
      return { sent: wires.length, wires, isKept: true };
    },
  },
  'silent connections': {
    what: '3,000 connections over which nothing comes',
    wants: 'cut',
    seconds: 12,
    async run(siege) {
      const wires = await hold(siege.some(3000), () => openWire(siege));
      await untilOver(siege, wires);
      return { sent: wires.length, wires, isKept: true };
    },
  },
  'slow headers': {
    what: '300 requests whose headers never end',
    wants: 'cut',
    seconds: 14,
    run: slowly(HEADERS, 'X-Slow: 1\r\n', 300),
  },
  'slow bodies': {
    what: '300 requests whose bodies never end',
    wants: 'cut',
    seconds: 34,
    run: slowly(`${HEADERS}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n', 300),
  },
  'slow answers': {
    what: '300 connections that ask for answers one after another and read none',
    wants: 'any',
    async run(siege) {
      const wires = await hold(siege.some(300), () => openWire(siege, false));
      const asks = 'GET /api/packs HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50);
      await siege.until(async () => {
        for (const { socket, isOver } of wires) if (!isOver && !socket.writableNeedDrain) socket.write(asks);
        await pause(200);
      });
      return { sent: wires.length, wires };
    },
  },
  'many sockets': {
    what: '5,000 sockets from one address',
    wants: 'refused',
    async run(siege) {
      const wires = await webSockets(siege, siege.some(5000));
      return { sent: wires.length, wires, refused: wires.filter(({ isOver }) => isOver).length };
    },
  },
  'connections come and go': {
    what: 'connections that are opened and closed as fast as it goes',
    wants: 'any',
    async run(siege) {
      let sent = 0;
      await siege.until(async () => {
        const wires = await hold(50, () => openWire(siege));
        for (const { socket } of wires) socket.destroy();
        sent += 50;
      });
      return { sent, wires: [] };
    },
  },
  'deep bodies': {
    what: 'bodies of 60,000 brackets',
    wants: 'refused',
    run: asked(
      'POST',
      () => '/api/me',
      () => '['.repeat(60_000),
    ),
  },
  'huge bodies': {
    what: 'packs and records of a megabyte',
    wants: 'refused',
    run: asked(
      'POST',
      (_siege, index) => (index % 2 === 0 ? '/api/packs' : '/api/records'),
      (index) => (index % 2 === 0 ? `{"id":"${'x'.repeat(1_000_000)}"}` : `[${'0,'.repeat(500_000)}0]`),
    ),
  },
  compressed: {
    what: 'compressed bodies and frames that say to be much more',
    wants: 'refused',
    async run(siege) {
      const { cookie } = await guest(siege);
      const body = gzipSync(Buffer.alloc(60_000_000));
      const extra = ['Sec-WebSocket-Extensions: permessage-deflate'];
      const wires = await hold(siege.some(50), () => openWebSocket(siege, cookie, { extra }));
      for (const { socket } of wires) socket.write(frame(OPCODE.text, body.subarray(0, 16_000), 0xc0));
      const found = await flood(siege, () =>
        ask(siege, 'POST', '/api/me', { cookie, body, headers: { 'content-encoding': 'gzip' } }),
      );
      return { ...found, wires };
    },
  },
  newcomers: {
    what: 'new people',
    wants: 'refused',
    run: asked(
      'POST',
      () => '/api/me',
      () => '{"name":"Ann"}',
    ),
  },
  tables: {
    what: 'new tables',
    wants: 'refused',
    run: asked(
      'POST',
      () => '/api/tables',
      () => '{}',
    ),
  },
  joins: {
    what: 'somebody sits down and gets up again, over 20 sockets',
    wants: 'any',
    run: requests(() => ({ type: lastId % 2 === 0 ? 'sit' : 'stand' })),
  },
  chats: {
    what: 'lines of chat, over 20 sockets',
    wants: 'any',
    run: requests(() => ({ type: 'chat', text: 'x'.repeat(500) })),
  },
  hints: { what: 'hints, over 20 sockets', wants: 'any', run: requests(() => ({ type: 'hint' }), true) },
  stories: {
    what: 'stories of a game, over 20 sockets',
    wants: 'any',
    run: requests(() => ({ type: 'story' }), true),
  },
  exports: {
    what: 'records and verifications of a finished game',
    wants: 'refused',
    run: asked(
      'GET',
      ({ finished }, index) => `/api/tables/${finished}/${index % 2 === 0 ? 'record' : 'verification'}`,
    ),
  },
  statistics: {
    what: 'statistics over 10,000 games',
    wants: 'refused',
    run: asked('GET', (_siege, index) => `/api/statistics?by=person,role,modules&limit=${1 + (index % 50)}`),
  },
  lists: {
    what: 'lists of tables',
    wants: 'refused',
    run: asked('GET', () => '/api/tables?limit=50'),
  },
  'hoarded bodies': {
    what: '290 bodies as large as they may be, of which the last byte never comes',
    wants: 'refused',
    async run(siege) {
      const guests = await Promise.all(Array.from({ length: 12 }, () => guest(siege)));
      const wires = await hold(siege.some(290), () => openWire(siege));
      const body = Buffer.alloc(2_000_000, ' ');
      for (const [index, { socket }] of wires.entries()) {
        const lines = [
          `POST ${index % 2 === 0 ? '/api/records' : '/api/records/check'} HTTP/1.1`,
          'Host: a',
          `Cookie: ${guests[index % guests.length]?.cookie ?? ''}`,
          'Content-Type: application/json',
          `Content-Length: ${body.length + 1}`,
        ];
        socket.write(`${lines.join('\r\n')}\r\n\r\n`);
        socket.write(body);
      }
      const turnedAway = () => wires.filter(({ heard }) => heard.startsWith('HTTP/1.1 429')).length;
      await siege.until(
        () => pause(100),
        () => turnedAway() > 0,
      );
      return { sent: wires.length, wires, refused: turnedAway() };
    },
  },
  watches: {
    what: 'ten people who ask for a whole table again and again, over 20 sockets',
    wants: 'any',
    async run(siege) {
      const host = await guest(siege);
      const table = await newTable(siege, host, true);
      const guests = await Promise.all(Array.from({ length: 10 }, () => guest(siege)));
      let opened = 0;
      return floodOver(
        siege,
        20,
        () => openWebSocket(siege, guests[opened++ % guests.length]?.cookie ?? ''),
        () => request({ type: 'watch', form: 'view', table }),
      );
    },
  },
  pipelines: {
    what: 'thousands of short questions in one go, over 300 connections',
    wants: 'cut',
    run: (siege) =>
      floodOver(
        siege,
        300,
        () => openWire(siege),
        () => QUESTIONS,
      ),
  },
  'foreign upgrades': {
    what: '290 requests for sockets that nobody may have, whose connections stay open',
    wants: 'cut',
    async run(siege) {
      const wires = await hold(siege.some(290), () => openWire(siege));
      const kinds = [
        'GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'GET /nothing HTTP/1.1\r\nUpgrade: h2c',
        'CONNECT a:80 HTTP/1.1',
      ];
      for (const [index, { socket }] of wires.entries()) {
        socket.write(`${kinds[index % kinds.length]}\r\nHost: a\r\nConnection: Upgrade\r\n\r\n`);
      }
      await untilOver(siege, wires);
      return { sent: wires.length, wires, isKept: true };
    },
  },
};
