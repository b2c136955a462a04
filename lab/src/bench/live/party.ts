import type { TableSettingsInput } from '@altiplano/protocol';
import { type Client, connect } from './client.ts';
import type { GameKind } from './games.ts';
import { arrive, askServer, type Guest } from './people.ts';

/** People who play together. */
export interface Party {
  readonly kind: GameKind;
  readonly guests: readonly Guest[];
}

/** As many people as a kind of game needs come to a server. */
export async function gather(address: string, kind: GameKind, name: string): Promise<Party> {
  const guests = await Promise.all(
    Array.from({ length: kind.people }, (_, index) => arrive(address, `${name} ${index + 1}`)),
  );
  return { kind, guests };
}

/** The first opens a table, all sit down with the bots, and the game begins; returns the table's id. */
export async function openGame(
  address: string,
  { kind, guests }: Party,
  settings: TableSettingsInput = {},
): Promise<string> {
  const clients = await Promise.all(guests.map(({ cookie }) => connect(address, cookie)));
  const table = await startGame(address, { kind, guests }, clients, settings);
  for (const { line } of clients) line.socket.close();
  return table;
}

/** The same over connections that stay open. */
export async function startGame(
  address: string,
  { kind, guests }: Party,
  clients: readonly Client[],
  settings: TableSettingsInput = {},
): Promise<string> {
  const options = { ...kind.options, players: kind.people + kind.bots.length };
  const [host] = guests;
  const { json } = await askServer(address, 'POST', '/api/tables', {
    cookie: host?.cookie ?? '',
    body: { settings: { pace: 'instant', ...settings, options } },
  });
  const { table } = json as { table: string };
  const [first, ...others] = clients as [Client, ...Client[]];
  for (const client of others) await client.must({ type: 'sit', table });
  for (const [index, level] of kind.bots.entries()) {
    await first.must({ type: 'seatBot', table, seat: kind.people + index, level });
  }
  for (const [index, client] of others.entries()) {
    await client.must({ type: 'ready', table, entropy: `entropy ${index}` });
  }
  await first.must({ type: 'start', table });
  return table;
}
