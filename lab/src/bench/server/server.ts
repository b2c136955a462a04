import { cpus } from 'node:os';
import type { Flags } from '../flags.ts';
import { createPlace, type LivePlace } from '../live/place.ts';
import { freePort, startServerProcess } from '../live/server-process.ts';
import { rounded } from './figures.ts';
import type { LoadResult } from './orders.ts';
import {
  type AppendResult,
  type Clients,
  measureAppends,
  startClients,
  startEchoServer,
} from './processes.ts';

/** What the server tells about itself. */
interface Gauges {
  readonly cpu: number;
  readonly memory: number;
  readonly heap: number;
  /** The worst of all but one in a hundred turns of its event loop since it was last asked, in milliseconds. */
  readonly loopDelay: number;
}

async function readGauges(address: string): Promise<Gauges> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string): number =>
    Number(new RegExp(`^altiplano_${name} (?<value>\\S+)$`, 'm').exec(metrics)?.groups?.['value']);
  return {
    cpu: value('cpu_seconds'),
    memory: value('memory_bytes'),
    heap: value('heap_used_bytes'),
    loopDelay: value('event_loop_delay_p99_seconds') * 1000,
  };
}

interface PlayReport extends LoadResult {
  readonly tables: number;
  /** Share of a processor that the server used, and its time for each move. */
  readonly serverCpu: number;
  readonly cpuMicrosecondsPerMove: number;
  readonly loopDelayP99: number;
  readonly memoryMegabytes: number;
  readonly heapMegabytes: number;
}

const MEGA = 1024 * 1024;

async function play(
  address: string,
  clients: Clients,
  tables: number,
  order: { readonly seconds: number; readonly pace: 'tenTimesHuman' | 'flatOut' },
): Promise<PlayReport> {
  const before = await readGauges(address);
  const result = await clients.do({ do: 'play', ...order });
  const after = await readGauges(address);
  const cpu = after.cpu - before.cpu;
  return {
    tables,
    ...result,
    serverCpu: rounded(cpu / result.seconds),
    cpuMicrosecondsPerMove: rounded((cpu * 1e6) / result.acknowledged),
    loopDelayP99: rounded(after.loopDelay),
    memoryMegabytes: rounded(after.memory / MEGA),
    heapMegabytes: rounded(after.heap / MEGA),
  };
}

interface Games {
  /** At ten times human pace. */
  readonly growth: readonly PlayReport[];
  readonly flatOut: PlayReport;
  readonly emptyMegabytes: number;
}

async function measureGames(
  { environment }: LivePlace,
  clients: Clients,
  steps: readonly number[],
  seconds: number,
): Promise<Games> {
  const server = await startServerProcess(await freePort(), { ...environment, LOG_LEVEL: 'info' });
  const { address } = server;
  const empty = await readGauges(address);
  const growth: PlayReport[] = [];
  let open = 0;
  for (const tables of steps) {
    await clients.do({ do: 'open', address, tables: tables - open });
    open = tables;
    // The first seconds warm up the engine that runs the server.
    if (growth.length === 0) await clients.do({ do: 'play', seconds: Math.min(seconds, 3), pace: 'flatOut' });
    growth.push(await play(address, clients, tables, { seconds, pace: 'tenTimesHuman' }));
  }
  const flatOut = await play(address, clients, open, { seconds, pace: 'flatOut' });
  await clients.do({ do: 'hangUp' });
  await server.stop();
  const complaints = server.complaints();
  if (complaints.length > 0) process.stderr.write(`the server complained: ${complaints[0]}\n`);
  return { growth, flatOut, emptyMegabytes: rounded(empty.memory / MEGA) };
}

interface EchoReport extends LoadResult {
  readonly cpuMicroseconds: number;
}

async function measureEcho(clients: Clients, groups: number, seconds: number, updateBytes: number) {
  const server = await startEchoServer(updateBytes);
  await clients.do({ do: 'connect', address: server.address, groups });
  const run = async (kind: 'echo' | 'fan', pace: 'tenTimesHuman' | 'flatOut'): Promise<EchoReport> => {
    const before = await server.cpu();
    const result = await clients.do({ do: 'echo', seconds, pace, kind, bytes: 120 });
    const cpuMicroseconds = rounded((((await server.cpu()) - before) * 1e6) / result.acknowledged);
    return { ...result, cpuMicroseconds };
  };
  await run('fan', 'flatOut');
  const paced = await run('fan', 'tenTimesHuman');
  const echo = await run('echo', 'flatOut');
  const fan = await run('fan', 'flatOut');
  await clients.do({ do: 'hangUp' });
  server.stop();
  return { paced, echo, fan };
}

type Echoes = Awaited<ReturnType<typeof measureEcho>>;

/** How many times the limit a move costs: the same messages over bare sockets, and one durable append. */
function ratiosOf({ flatOut, growth }: Games, { paced, echo, fan }: Echoes, appends: AppendResult) {
  const append = appends.bare ?? appends.together;
  const bare = fan.cpuMicroseconds + append.cpuMicroseconds;
  const last = growth.at(-1);
  return {
    movesToEchoes: rounded(flatOut.perSecond / echo.perSecond),
    movesToFanOuts: rounded(flatOut.perSecond / fan.perSecond),
    movesToAppends: rounded(flatOut.perSecond / append.perSecond),
    /** Wall time of a move beside a fan-out and an append one after the other, as on one core. */
    limitPerSecond: rounded(1 / (1 / fan.perSecond + 1 / append.perSecond)),
    timesTheLimit: rounded((1 / fan.perSecond + 1 / append.perSecond) ** -1 / flatOut.perSecond),
    /** The same by processor time, which other programs on the machine disturb less. */
    cpuLimitMicroseconds: rounded(bare),
    cpuTimesTheLimit: rounded(flatOut.cpuMicrosecondsPerMove / bare),
    cpuTimesOurStorage: rounded(
      flatOut.cpuMicrosecondsPerMove / (fan.cpuMicroseconds + appends.together.cpuMicroseconds),
    ),
    p99ToEcho: last === undefined ? null : rounded(last.toAnswer.p99 / paced.toAnswer.p99),
  };
}

function memoryPerTable({ growth, emptyMegabytes }: Games): number | null {
  const last = growth.at(-1);
  return last === undefined ? null : rounded(((last.memoryMegabytes - emptyMegabytes) * 1024) / last.tables);
}

const STEPS = [50, 100, 200, 500];
const QUICK = { tables: 4, seconds: 1 };

/** Plays at hundreds of tables over real sockets, and measures the bare parts of it in the same run. */
export async function benchServer({ json, quick, storage, ...wanted }: Flags): Promise<void> {
  const tables = quick ? Math.min(wanted.tables, QUICK.tables) : wanted.tables;
  const length = quick ? Math.min(wanted.seconds, QUICK.seconds) : wanted.seconds;
  const place = await createPlace(storage === 'postgres' ? 'postgres' : 'sqlite');
  const clients = startClients();
  try {
    const steps = quick ? [tables] : [...STEPS.filter((step) => step < tables), tables];
    const games = await measureGames(place, clients, steps, length);
    const echoes = await measureEcho(clients, tables, length, games.flatOut.updateBytes);
    const appends = await measureAppends(place.environment, tables, length);
    const report = {
      bench: 'server',
      node: process.version,
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      storage: place.place.kind,
      tables,
      sockets: tables * 4,
      ...games,
      kilobytesPerTable: memoryPerTable(games),
      echoes,
      appends,
      ratios: ratiosOf(games, echoes, appends),
    };
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : text(report));
  } finally {
    clients.stop();
    await place.remove();
  }
}

function line(name: string, { perSecond, toAnswer, toOthers }: LoadResult, more = ''): string {
  const times = `answer ${toAnswer.p50.toFixed(1)}/${toAnswer.p99.toFixed(1)} ms, others ${toOthers.p50.toFixed(1)}/${toOthers.p99.toFixed(1)} ms`;
  return `${name.padEnd(28)}${Math.round(perSecond).toString().padStart(7)}/s  ${times}${more}\n`;
}

function cost({ serverCpu, cpuMicrosecondsPerMove, memoryMegabytes }: PlayReport): string {
  return `, server ${(serverCpu * 100).toFixed(0)} %, ${cpuMicrosecondsPerMove} µs a move, ${memoryMegabytes} MB`;
}

function text({
  growth,
  flatOut,
  echoes,
  appends,
  ratios,
  kilobytesPerTable,
}: Games & {
  echoes: Echoes;
  appends: AppendResult;
  ratios: ReturnType<typeof ratiosOf>;
  kilobytesPerTable: number | null;
}): string {
  return [
    ...growth.map((one) => line(`${one.tables} tables, 4 moves/s each`, one, cost(one))),
    line('flat out', flatOut, cost(flatOut)),
    line('bare sockets, same pace', echoes.paced),
    line('bare sockets, flat out', echoes.fan, `, ${echoes.fan.cpuMicroseconds} µs each`),
    line('bare echo, flat out', echoes.echo, `, ${echoes.echo.cpuMicroseconds} µs each`),
    `appends: together ${Math.round(appends.together.perSecond)}/s, alone ${Math.round(appends.alone.perSecond)}/s, bare ${Math.round(appends.bare?.perSecond ?? 0)}/s\n`,
    `${kilobytesPerTable} kB a table; ${ratios.timesTheLimit} times the limit, ${ratios.cpuTimesTheLimit} times by processor time\n`,
  ].join('');
}
