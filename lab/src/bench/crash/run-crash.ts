import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '@altiplano/storage';
import { createDice, type Dice } from '../live/dice.ts';
import { gameKind } from '../live/games.ts';
import { gather } from '../live/party.ts';
import { createPlace, type LivePlace } from '../live/place.ts';
import { freePort, type ServerProcess, startServerProcess } from '../live/server-process.ts';
import { auditLog, isUpToDate, isVerified } from './audit.ts';
import { type RoundTable, seatParty } from './round-table.ts';

export interface CrashReport {
  readonly storage: Place['kind'];
  readonly kills: number;
  /** Moves and undos and lines of chat that the server has said to be done. */
  readonly acknowledged: number;
  readonly moves: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly altered: number;
  readonly tables: number;
  readonly finished: number;
  readonly verified: number;
  readonly clients: number;
  /** Clients whose table is not the server's at the end. */
  readonly clientsAstray: number;
  readonly faults: readonly string[];
  readonly reconnects: number;
  readonly resent: number;
  /** By code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export interface CrashPlan {
  readonly kills: number;
  readonly parties: number;
  readonly seed: number;
  /** Told after every kill. */
  readonly progress: (kills: number) => void;
}

/** The server lives between these, in milliseconds, once it has done something. */
const LIVES_AT_LEAST = 20;
const LIVES_AT_MOST = 1200;
const PATIENCE = 600_000;

function acknowledgedBy(tables: readonly RoundTable[]): number {
  return tables.reduce(
    (sum, { survivors }) => sum + survivors.reduce((own, one) => own + one.acknowledged.length, 0),
    0,
  );
}

function countsOf(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}

/** A server that has done nothing yet has nothing to lose: waits for it, then for a random moment. */
async function untilRandomMoment(tables: readonly RoundTable[], dice: Dice): Promise<void> {
  const before = acknowledgedBy(tables);
  for (let waited = 0; waited < PATIENCE && acknowledgedBy(tables) === before; waited += 5) await delay(5);
  await delay(LIVES_AT_LEAST + dice(LIVES_AT_MOST - LIVES_AT_LEAST));
}

async function killAgainAndAgain(
  first: ServerProcess,
  start: () => Promise<ServerProcess>,
  tables: readonly RoundTable[],
  { kills, progress }: CrashPlan,
  dice: Dice,
): Promise<ServerProcess> {
  let server = first;
  for (let killed = 1; killed <= kills; killed++) {
    await untilRandomMoment(tables, dice);
    await server.kill();
    server = await start();
    progress(killed);
  }
  return server;
}

async function runAt({ place, environment }: LivePlace, plan: CrashPlan): Promise<CrashReport> {
  const began = performance.now();
  const port = await freePort();
  const start = (): Promise<ServerProcess> => startServerProcess(port, environment);
  const dice = createDice(plan.seed);
  const first = await start();
  const { address } = first;
  const parties = await Promise.all(
    Array.from({ length: plan.parties }, (_, index) => gather(address, gameKind(index), `P${index}`)),
  );
  const tables = parties.map((party, index) => seatParty(address, party, createDice(plan.seed + index)));
  const last = await killAgainAndAgain(first, start, tables, plan, dice);
  await Promise.all(tables.map((table) => table.finish()));

  const survivors = tables.flatMap((table) => table.survivors);
  const games = new Map(survivors.map(({ memory, guest }) => [memory.table, { memory, guest }]));
  let clientsAstray = 0;
  for (const survivor of survivors) if (!(await isUpToDate(address, survivor))) clientsAstray++;
  const finished = [...games.values()].filter(({ memory }) => memory.info?.status === 'finished');
  let verified = 0;
  for (const { memory, guest } of finished) {
    if (await isVerified(address, memory.table, guest.cookie)) verified++;
  }
  await last.stop();

  const acknowledged = survivors.flatMap((one) => one.acknowledged);
  const sum = (count: 'reconnects' | 'resent'): number =>
    survivors.reduce((total, { counts }) => total + counts[count], 0);
  return {
    storage: place.kind,
    kills: plan.kills,
    acknowledged: acknowledged.length,
    moves: acknowledged.filter(({ kind }) => kind === 'play').length,
    ...(await auditLog(place, acknowledged)),
    tables: games.size,
    finished: finished.length,
    verified,
    clients: survivors.length,
    clientsAstray,
    faults: survivors.flatMap(({ faults }) => faults),
    reconnects: sum('reconnects'),
    resent: sum('resent'),
    refused: countsOf(survivors.flatMap(({ refused }) => refused)),
    seconds: (performance.now() - began) / 1000,
  };
}

/** Games over real sockets, on a server that is killed at random moments; then everything is looked over. */
export async function runCrash(kind: Place['kind'], plan: CrashPlan): Promise<CrashReport> {
  const place = await createPlace(kind);
  try {
    return await runAt(place, plan);
  } finally {
    await place.remove();
  }
}

/** Whether nothing was lost, doubled or told wrongly. */
export function isSound(report: CrashReport): boolean {
  const { lost, duplicated, altered, clientsAstray, faults, finished, verified, tables } = report;
  const nothingWrong = lost + duplicated + altered + clientsAstray + faults.length === 0;
  return nothingWrong && finished === tables && verified === finished;
}
