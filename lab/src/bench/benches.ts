import * as z from 'zod';
import { benchBots } from './bots/bots.ts';
import { benchCrash } from './crash/crash.ts';
import { benchEngine } from './engine/engine.ts';
import type { FlagName, Flags } from './flags.ts';
import { benchFuzz } from './fuzz/fuzz.ts';
import { benchLive } from './overnight/overnight.ts';
import { benchServer } from './server/server.ts';
import { benchHistory } from './history/history.ts';
import { benchSiege } from './siege/siege.ts';
import { writeStore } from './store/store.ts';
import { benchThink } from './think/think.ts';
import { benchWeb } from './web/web.ts';

export interface Bench {
  /** Flags besides --json and --quick. */
  readonly flags: readonly FlagName[];
  /** What --json prints has at least this shape. */
  readonly shape: z.ZodType;
  run(flags: Flags): Promise<void>;
}

const number = z.number();
const count = z.int().min(0);
const texts = z.array(z.string());
const storage = z.enum(['sqlite', 'postgres']);
const speed = z.object({ perSecond: number, cpuMicroseconds: number });
const times = z.object({ count, p50: number, p99: number, max: number });
const load = z.object({
  seconds: number,
  acknowledged: count,
  perSecond: number,
  toAnswer: times,
  toOthers: times,
});
const played = load.extend({
  tables: count,
  serverCpu: number,
  cpuMicrosecondsPerMove: number,
  memoryMegabytes: number,
});
const engineSpeed = z.object({ games: count, gamesPerSecond: number, nsPerDecision: number });
const audit = { storage, acknowledged: count, lost: count, duplicated: count, altered: count, kills: count };

/** Every measurement; each prints one JSON document with --json, otherwise a table for people. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  engine: {
    flags: [],
    shape: z.object({
      bench: z.literal('engine'),
      cases: z
        .array(
          z.object({
            players: count,
            modules: z.string(),
            engine: engineSpeed,
            cloning: engineSpeed,
            timesFaster: number,
            garbage: z.object({ games: count, collections: count }),
          }),
        )
        .min(1),
      copies: z.object({ copiesPerSecond: number, timesFaster: number }),
      setUp: z.object({ setUpsPerSecond: number }),
      rebuilding: z.object({ moves: count, millisecondsPerGame: number }),
    }),
    run: benchEngine,
  },
  server: {
    flags: ['tables', 'seconds', 'storage'],
    shape: z.object({
      bench: z.literal('server'),
      storage,
      tables: count,
      sockets: count,
      growth: z.array(played).min(1),
      flatOut: played,
      echoes: z.object({ paced: load, echo: load, fan: load }),
      appends: z.object({ alone: speed, together: speed, bare: speed.nullable() }),
      ratios: z.object({ timesTheLimit: number, cpuTimesTheLimit: number, p99ToEcho: number.nullable() }),
    }),
    run: benchServer,
  },
  bots: {
    flags: ['tables', 'seconds'],
    shape: z.object({
      bench: z.literal('bots'),
      tables: count,
      seconds: count,
      waits: times,
      finished: count,
      lost: z.literal(0),
      failed: z.literal(0),
      shortened: count,
    }),
    run: benchBots,
  },
  fuzz: {
    flags: ['messages', 'storage', 'seed'],
    shape: z.object({
      bench: z.literal('fuzz'),
      messages: count,
      answered: count,
      cut: count,
      crashed: z.literal(false),
      changedTables: z.literal(0),
      wrong: texts.length(0),
      tables: count,
    }),
    run: benchFuzz,
  },
  web: {
    flags: [],
    shape: z.object({
      bench: z.literal('web'),
      figures: z
        .array(z.object({ name: z.string(), value: number, unit: z.string(), met: z.boolean() }))
        .min(1),
      script: z.object({ gzipBytes: count }),
      lighthouse: z.array(z.object({ page: z.string(), device: z.string() })).min(1),
      inputs: z.array(z.object({ screen: z.string(), presses: count })).min(1),
    }),
    run: benchWeb,
  },
  live: {
    flags: ['kills', 'storage', 'seed'],
    shape: z.object({
      bench: z.literal('live'),
      runs: z
        .array(z.object({ ...audit, isFinished: z.boolean(), isVerified: z.boolean(), faults: texts }))
        .min(1),
    }),
    run: benchLive,
  },
  history: {
    flags: ['faults', 'storage', 'seed'],
    shape: z.object({
      bench: z.literal('history'),
      runs: z
        .array(
          z.object({
            storage,
            nodes: count,
            faults: count,
            asked: count.min(1),
            granted: count.min(1),
            tables: count.min(1),
            violations: z
              .array(z.object({ rule: z.string(), table: z.string(), what: z.string() }))
              .length(0),
          }),
        )
        .min(1),
    }),
    run: benchHistory,
  },
  think: {
    flags: [],
    shape: z.object({
      bench: z.literal('think'),
      cases: z
        .array(
          z.object({
            modules: z.string(),
            positions: count,
            rates: z.record(z.string(), z.object({ evaluationsPerSecond: number, plansPerSecond: number })),
            evaluationsTimes: z.record(z.string(), number),
            plansTimes: z.record(z.string(), number),
            // Plain numbers and vectors come to the same sums, or something is wrong.
            same: z.literal(true),
          }),
        )
        .min(1),
    }),
    run: benchThink,
  },
  siege: {
    flags: ['attack'],
    shape: z.object({
      bench: z.literal('siege'),
      attacks: count,
      moves: count,
      grown: number,
      wrong: texts.length(0),
    }),
    run: benchSiege,
  },
  store: {
    flags: [],
    shape: z.object({
      bench: z.literal('store'),
      rules: z.string(),
      tables: count,
      entries: count,
      file: z.string(),
    }),
    run: writeStore,
  },
  crash: {
    flags: ['kills', 'storage', 'seed'],
    shape: z.object({
      bench: z.literal('crash'),
      kills: count,
      acknowledged: count,
      lost: count,
      duplicated: count,
      runs: z
        .array(z.object({ ...audit, tables: count, finished: count, clientsAstray: count, faults: texts }))
        .min(1),
    }),
    run: benchCrash,
  },
};
