import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { withPlaces } from './large-bodies.ts';
import { refuse } from './refuse.ts';

const HEAD = 'Host: a\r\nContent-Type: application/json\r\n';
/** Never answered. */
const SLOW = `POST /slow HTTP/1.1\r\n${HEAD}Content-Length: 1\r\n\r\n1`;
/** Never all there. */
const BEGUN = `POST /body HTTP/1.1\r\n${HEAD}Content-Length: 1000000\r\n\r\n{`;

function openAt(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

test('places come back with the connection, though an answer waits there for one before it', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const taken: string[] = [];
  const refused: string[] = [];
  const places = withPlaces(() => null);
  app.addHook('onRequest', async (request, reply) => {
    const why = places(request, reply);
    (why === null ? taken : refused).push(request.url);
    if (why !== null) return refuse(reply, why);
  });
  app.post('/slow', () => new Promise(() => {}));
  app.post('/body', () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(app.listeningOrigin);
  const hold = (): Socket => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return socket.on('error', () => {});
  };
  const both = [hold(), hold()];
  for (const socket of both) socket.write(SLOW + BEGUN);
  while (taken.length < 4) await endOfTurn();
  const third = hold();
  third.write(BEGUN);
  await once(third, 'data');
  expect(refused).toEqual(['/body']);
  for (const socket of both) socket.destroy();
  while ((await openAt(app.server)) > 1) await endOfTurn();
  const later = Array.from({ length: 4 }, hold);
  for (const socket of later) socket.write(BEGUN);
  while (taken.length + refused.length < 9) await endOfTurn();
  expect(taken).toHaveLength(8);
});
