import { BOT_LEVELS, type FromServer } from '@altiplano/protocol';
import type { Flags } from '../flags.ts';
import { type Client, connect } from '../live/client.ts';
import { arrive, askServer } from '../live/people.ts';
import { createPlace } from '../live/place.ts';
import { freePort, startServerProcess } from '../live/server-process.ts';
import { createWatch, type Times } from '../server/figures.ts';

/** Instead of what the flags say: enough that bots of all levels wait for each other. */
const QUICK = { tables: 4, seconds: 2 };

/** A game of bots alone, and somebody who looks on. */
interface Watched {
  readonly client: Client;
  /** When the last update came, or the measuring began; null once the game is over. */
  since: number | null;
}

interface Waits {
  readonly tables: number;
  readonly seconds: number;
  /** How long those who look on waited from one move to the next, in milliseconds; what they still wait for counts. */
  readonly waits: Times;
  readonly finished: number;
  /** Threads lost and moves by chance, as the server counts them. */
  readonly lost: number;
  readonly failed: number;
  readonly shortened: number;
}

/** Opens a table, seats a bot of each level, and begins; nothing else slows the bots down. */
async function openTable(address: string, index: number, waited: (since: number) => void): Promise<Watched> {
  const { cookie } = await arrive(address, `B${index}`);
  const settings = { pace: 'instant', options: { players: BOT_LEVELS.length, traveler: 'full' } };
  const { json } = await askServer(address, 'POST', '/api/tables', { cookie, body: { settings } });
  const { table } = json as { table: string };
  const heard = (message: FromServer): void => {
    if (message.type !== 'update' || watched.since === null) return;
    waited(watched.since);
    const status = message.info?.status ?? 'running';
    watched.since = status === 'running' ? performance.now() : null;
  };
  const watched: Watched = { client: await connect(address, cookie, heard), since: null };
  await watched.client.must({ type: 'stand', table });
  for (const [seat, level] of BOT_LEVELS.entries()) {
    await watched.client.must({ type: 'seatBot', table, seat, level });
  }
  await watched.client.must({ type: 'start', table });
  await watched.client.must({ type: 'watch', table });
  return watched;
}

async function counted(address: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => Number(new RegExp(`^altiplano_${name}_total (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function measure(tables: number, seconds: number): Promise<Waits> {
  const place = await createPlace('sqlite');
  const server = await startServerProcess(await freePort(), place.environment);
  try {
    const watch = createWatch();
    const note = (since: number): void => watch.note(performance.now() - since);
    const all: Watched[] = [];
    while (all.length < tables) all.push(await openTable(server.address, all.length, note));
    const began = performance.now();
    for (const watched of all) watched.since = began;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    for (const { since } of all) if (since !== null) note(since);
    const count = await counted(server.address);
    const figures = {
      tables,
      seconds,
      waits: watch.read(),
      finished: all.filter(({ since }) => since === null).length,
      lost: count('bot_threads_lost'),
      failed: count('bot_thoughts_failed'),
      shortened: count('bot_thoughts_shortened'),
    };
    for (const { client } of all) client.line.socket.close();
    return figures;
  } finally {
    await server.kill();
    await place.remove();
  }
}

/** How long bots of all levels at many tables keep those waiting who look on. */
export async function benchBots({ json, quick, tables, seconds }: Flags): Promise<void> {
  const found = quick ? await measure(QUICK.tables, QUICK.seconds) : await measure(tables, seconds);
  if (json) {
    process.stdout.write(`${JSON.stringify({ bench: 'bots', quick, ...found }, null, 2)}\n`);
    return;
  }
  const { waits, shortened, lost, failed } = found;
  process.stdout.write(
    `${found.tables} tables, ${found.seconds} s, ${waits.count} waits: p50 ${waits.p50.toFixed(0)} ms, ` +
      `p99 ${waits.p99.toFixed(0)} ms, longest ${waits.max.toFixed(0)} ms; ` +
      `${shortened} thoughts shortened, ${lost} threads lost, ${failed} moves by chance\n`,
  );
}
