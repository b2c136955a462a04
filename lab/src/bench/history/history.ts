import { setTimeout as delay } from 'node:timers/promises';
import type { Place } from '@altiplano/storage';
import { startPostgres } from '@altiplano/storage/testing';
import { type Flags, kindsOf } from '../flags.ts';
import { createDice } from '../live/dice.ts';
import { createPlace } from '../live/place.ts';
import { freePort } from '../live/server-process.ts';
import { createScribe, gatherGroup, lookAtLast, persist, type Scribe } from './client.ts';
import {
  type FaultKind,
  type FaultLengths,
  type Node as FaultyNode,
  possibleFaults,
  startNode,
  strike,
  type Target,
} from './faults.ts';
import { checkHistory, type Violation } from './history-events.ts';

export interface HistoryReport {
  readonly storage: Place['kind'];
  readonly nodes: number;
  readonly faults: number;
  readonly byKind: Readonly<Partial<Record<FaultKind, number>>>;
  readonly events: number;
  readonly asked: number;
  readonly granted: number;
  readonly tables: number;
  readonly violations: readonly Violation[];
  readonly seconds: number;
}

export interface HistoryPlan {
  readonly faults: number;
  readonly groups: number;
  readonly people: number;
  readonly lengths: FaultLengths;
  readonly seed: number;
  readonly progress: (faults: number) => void;
}

const CALM = 1500;
const PATIENCE = 120_000;
const MOST_SHOWN = 20;

interface Scene extends Target {
  readonly addresses: readonly string[];
  remove(): Promise<void>;
}

/** One node on the embedded storage, two on PostgreSQL. */
async function setScene(storage: Place['kind']): Promise<Scene> {
  const cluster = storage === 'postgres' ? await startPostgres() : null;
  const place = cluster === null ? await createPlace('sqlite') : null;
  const environment =
    cluster === null ? (place?.environment ?? {}) : { DATABASE_URL: cluster.url('postgres') };
  const ports = cluster === null ? [await freePort()] : [await freePort(), await freePort()];
  const nodes: FaultyNode[] = [];
  for (const port of ports) nodes.push(await startNode(port, environment));
  return {
    nodes,
    database: cluster,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    async remove() {
      for (const node of nodes) await node.stop();
      await place?.remove();
      await cluster?.stop();
    },
  };
}

/** Whoever was struck has to do something again before the next blow, or there is nothing to strike at. */
async function untilGranted(scribe: Scribe): Promise<void> {
  const before = scribe.granted();
  for (let waited = 0; scribe.granted() === before; waited += 20) {
    if (waited > PATIENCE) throw new Error('nothing is granted any more');
    await delay(20);
  }
}

async function runScene(scene: Scene, storage: Place['kind'], plan: HistoryPlan): Promise<HistoryReport> {
  const began = performance.now();
  const dice = createDice(plan.seed);
  const scribe = createScribe();
  const { addresses } = scene;
  const groups = await Promise.all(
    Array.from({ length: plan.groups }, (_, index) =>
      gatherGroup(addresses, plan.people, scribe, createDice(plan.seed + index + 1)),
    ),
  );
  const possible = possibleFaults(scene);
  const byKind: Partial<Record<FaultKind, number>> = {};
  for (let fault = 0; fault < plan.faults; fault++) {
    await untilGranted(scribe);
    await delay(dice(CALM));
    const kind = possible[fault % possible.length] as FaultKind;
    await strike(kind, scene, plan.lengths, dice);
    byKind[kind] = (byKind[kind] ?? 0) + 1;
    plan.progress(fault + 1);
  }
  await Promise.all(groups.map((group) => group.finish()));
  for (const { guests, tables } of groups) {
    const [guest] = guests;
    for (const table of tables) {
      for (const [node, address] of addresses.entries()) {
        if (guest === undefined) continue;
        const last = await persist(() => lookAtLast(address, guest, table));
        scribe.history.push({ kind: 'final', node, table, ...last });
      }
    }
  }
  const { history } = scribe;
  return {
    storage,
    nodes: scene.nodes.length,
    faults: plan.faults,
    byKind,
    events: history.length,
    asked: history.filter(({ kind }) => kind === 'ask').length,
    granted: scribe.granted(),
    tables: groups.reduce((sum, { tables }) => sum + tables.length, 0),
    violations: checkHistory(history).slice(0, MOST_SHOWN),
    seconds: (performance.now() - began) / 1000,
  };
}

/** People talk, entitle and read while nodes, database, clocks and disk fail; then their histories are checked. */
async function runHistory(storage: Place['kind'], plan: HistoryPlan): Promise<HistoryReport> {
  const scene = await setScene(storage);
  try {
    return await runScene(scene, storage, plan);
  } finally {
    await scene.remove();
  }
}

const WHOLE = { groups: 4, people: 4, lengths: { stop: [1000, 20_000], full: [1000, 5000] } } as const;
const QUICK = { groups: 1, people: 3, lengths: { stop: [100, 300], full: [100, 300] } } as const;
const FAULTS_WHEN_QUICK = 4;

/** Prints what the checker found in the histories of both storages. */
export async function benchHistory({ json, quick, faults, storage, seed }: Flags): Promise<void> {
  const reports: HistoryReport[] = [];
  for (const kind of kindsOf(storage, quick)) {
    const report = await runHistory(kind, {
      ...(quick ? QUICK : WHOLE),
      faults: quick ? Math.min(faults, FAULTS_WHEN_QUICK) : faults,
      seed,
      progress: (done) => {
        if (!json) process.stderr.write(`\r${kind}: ${done} faults`);
      },
    });
    reports.push(report);
    if (!json) process.stdout.write(`\n${line(report)}`);
  }
  if (json) process.stdout.write(`${JSON.stringify({ bench: 'history', runs: reports }, null, 2)}\n`);
  if (reports.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
}

function line({
  storage,
  nodes,
  faults,
  granted,
  asked,
  tables,
  violations,
  seconds,
}: HistoryReport): string {
  const found = violations.map(({ rule, table, what }) => `  ${rule} at ${table}: ${what}\n`).join('');
  return `${storage}, ${nodes} nodes: ${faults} faults, ${granted} of ${asked} granted at ${tables} tables, ${Math.round(seconds)} s, ${violations.length} violations\n${found}`;
}
