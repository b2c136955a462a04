import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '@altiplano/protocol';
import { openStorage, type Place } from '@altiplano/storage';
import { createDice } from '../live/dice.ts';
import { createMemory, type Memory } from '../live/memory.ts';
import { createPlace, type LivePlace } from '../live/place.ts';
import { isFinished, leave, playMoves, sitDown } from '../live/playing.ts';
import { freePort, type ServerProcess, startServerProcess } from '../live/server-process.ts';
import { bombard, type Tally } from './barrage.ts';
import { breakFrames } from './frames.ts';
import type { Attacker, Sort } from './messages.ts';
import { type HttpTally, pester } from './requests.ts';
import { type Scene, setScene, type Target } from './scene.ts';

export interface FuzzPlan {
  readonly messages: number;
  readonly seed: number;
  readonly storage: Place['kind'];
  /** How many moves are made afterwards at each table, if its game has as many left. */
  readonly movesAfter: number;
}

export interface FuzzReport {
  readonly messages: number;
  readonly bySort: Readonly<Record<Sort | 'http' | 'frames', number>>;
  readonly refused: Readonly<Record<string, number>>;
  /** Answered, as nothing changes by it. */
  readonly answered: number;
  /** Without an answer as the connection was closed by a stated limit, and the codes of that. */
  readonly cut: number;
  readonly closedWith: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly crashed: boolean;
  /** Tables whose log is another one than before. */
  readonly changedTables: number;
  /** What the server logged as trouble. */
  readonly complaints: readonly string[];
  readonly wrong: readonly string[];
  /** Running tables at which people could play on afterwards. */
  readonly playedOn: number;
  readonly tables: number;
  readonly seconds: number;
}

async function readLogs(place: Place, targets: readonly Target[]): Promise<Entry[][]> {
  const storage = await openStorage(place, { node: 'audit' });
  const logs: Entry[][] = [];
  for (const { table } of targets) logs.push(await storage.tables.entries(table));
  await storage.close();
  return logs;
}

/** Everyone at the tables as they know them, and those who are nowhere. */
async function muster(address: string, { targets, strangers }: Scene): Promise<Attacker[]> {
  const attackers: Attacker[] = strangers.map((guest) => ({ guest, memory: undefined }));
  for (const target of targets) {
    const playing = await sitDown(address, target, target.table);
    const memories = new Map<string, Memory>(playing.seats.map(({ guest, memory }) => [guest.id, memory]));
    for (const guest of target.guests) {
      attackers.push({ guest, memory: memories.get(guest.id) ?? createMemory(target.table) });
    }
    leave(playing);
  }
  return attackers;
}

function sumOf<K>(maps: readonly ReadonlyMap<K, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const map of maps) for (const [key, value] of map) sum[String(key)] = (sum[String(key)] ?? 0) + value;
  return sum;
}

/** Whatever was thrown at them, the games go on. */
async function playOn(address: string, { targets }: Scene, { seed, movesAfter }: FuzzPlan): Promise<number> {
  let going = 0;
  for (const target of targets.filter(({ status }) => status === 'running')) {
    const playing = await sitDown(address, target, target.table);
    const made = await playMoves(playing, movesAfter, createDice(seed));
    if (made.length === movesAfter || isFinished(playing)) going++;
    leave(playing);
  }
  return going;
}

/** Of a hundred messages so many are HTTP requests, and of a thousand so many are broken frames. */
const HTTP_SHARE = 0.04;
const FRAME_SHARE = 0.004;

interface Attack {
  readonly tallies: readonly Tally[];
  readonly http: HttpTally;
  readonly frames: number;
}

async function attack(address: string, scene: Scene, { messages, seed }: FuzzPlan): Promise<Attack> {
  const requests = Math.ceil(messages * HTTP_SHARE);
  const frames = Math.ceil(messages * FRAME_SHARE);
  const attackers = await muster(address, scene);
  const each = Math.ceil((messages - requests - frames) / attackers.length);
  const cookie = scene.strangers[1]?.cookie ?? '';
  const [http, broken, ...tallies] = await Promise.all([
    pester(address, scene, requests, createDice(seed)),
    breakFrames(address, cookie, frames, createDice(seed + 1)),
    ...attackers.map((one, index) => bombard(address, one, scene, each, createDice(seed + 2 + index))),
  ]);
  return { tallies, http, frames: broken };
}

function reportOf({
  tallies,
  http,
  frames,
}: Attack): Omit<FuzzReport, 'crashed' | 'changedTables' | 'complaints' | 'playedOn' | 'tables' | 'seconds'> {
  const sorts = sumOf(tallies.map(({ sent }) => new Map(Object.entries(sent)))) as Record<Sort, number>;
  const bySort = { ...sorts, http: http.sent, frames };
  return {
    messages: Object.values(bySort).reduce((sum, value) => sum + value, 0),
    bySort,
    refused: sumOf(tallies.map(({ refused }) => refused)),
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    cut: tallies.reduce((sum, { cut }) => sum + cut, 0),
    closedWith: sumOf(tallies.map(({ closedWith }) => closedWith)),
    statuses: sumOf([http.statuses]),
    wrong: [...tallies.flatMap(({ wrong }) => wrong), ...http.wrong].slice(0, 50),
  };
}

async function runAt({ place, environment }: LivePlace, plan: FuzzPlan): Promise<FuzzReport> {
  const began = performance.now();
  const port = await freePort();
  const start = (): Promise<ServerProcess> => startServerProcess(port, environment);
  const first = await start();
  const { address } = first;
  const scene = await setScene(address, plan.seed);
  await first.stop();
  const before = await readLogs(place, scene.targets);

  const second = await start();
  const done = await attack(address, scene, plan);
  const crashed = second.hasEnded();
  await second.stop();
  const after = await readLogs(place, scene.targets);

  const third = await start();
  const playedOn = await playOn(address, scene, plan);
  await third.stop();
  return {
    ...reportOf(done),
    crashed,
    changedTables: after.filter((log, index) => !isDeepStrictEqual(log, before[index])).length,
    complaints: [...second.complaints(), ...third.complaints()].slice(0, 20),
    playedOn,
    tables: scene.targets.length,
    seconds: (performance.now() - began) / 1000,
  };
}

/** Throws nonsense of every sort at a server with tables in every state, and looks what came of it. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const place = await createPlace(plan.storage);
  try {
    return await runAt(place, plan);
  } finally {
    await place.remove();
  }
}

/** Whether nothing happened that may not. */
export function isUnharmed({ crashed, changedTables, complaints, wrong }: FuzzReport): boolean {
  return !crashed && changedTables === 0 && complaints.length === 0 && wrong.length === 0;
}
