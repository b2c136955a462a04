import { inspect } from 'node:util';
import { createEchoLoad } from './echo-load.ts';
import type { Order } from './orders.ts';
import { createPlayLoad } from './play-load.ts';

/** The clients, in a process of their own: what they cost is not the server's. */
const players = createPlayLoad();
const echoes = createEchoLoad();

async function carryOut(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'open':
      return players.open(order.address, order.tables);
    case 'play':
      return players.play(order.seconds, order.pace);
    case 'connect':
      return echoes.connect(order.address, order.groups);
    case 'echo':
      return echoes.echo(order);
    case 'hangUp':
      echoes.hangUp();
      return players.hangUp();
  }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (result) => process.send?.({ result: result ?? null }),
    (error: unknown) => process.send?.({ error: inspect(error) }),
  );
});
