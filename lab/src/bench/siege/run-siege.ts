import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createPlace, type LivePlace } from '../live/place.ts';
import { freePort, type ServerProcess, startServerProcess } from '../live/server-process.ts';
import type { Times } from '../server/figures.ts';
import { ATTACKS } from './attacks.ts';
import type { Said, SiegeOrder } from './attacker.ts';
import type { Attack } from './means.ts';
import { openQuietTable } from './quiet-table.ts';
import { bringGame, fillStore } from './scene.ts';
import { type Usage, usageOf, watchUsage } from './watch-process.ts';
import { pause } from './wire.ts';

export interface SiegePlan {
  /** The attacks by name. */
  readonly attacks: readonly string[];
  /** Seconds for each attack that has no time of its own. */
  readonly seconds: number;
  /** Finished games in the store. */
  readonly games: number;
}

/** How one attack went. */
export interface AttackReport extends Said {
  readonly attack: string;
  readonly what: string;
  readonly memory: { readonly before: number; readonly top: number; readonly after: number };
  readonly descriptors: { readonly before: number; readonly top: number; readonly after: number };
  /** Until the descriptors were back, in seconds; null if they never were. */
  readonly backAfter: number | null;
  /** Milliseconds of the quiet table's moves, without the attack and with it. */
  readonly quiet: Times;
  readonly besieged: Times;
  readonly alive: boolean;
  /** What was not as it should be; nothing if it passed. */
  readonly wrong: readonly string[];
}

/** In megabytes, above what it had at the start. */
const MOST_MEMORY = 400;
const BACK_WITHIN = 15;
const P99 = 50;
const TIMES_QUIET = 3;
/** What may be open for other reasons, such as a keep-alive of the quiet table's people. */
const SOME_DESCRIPTORS = 10;
const QUIET_SECONDS = 5;

const LIMITS = ['REQUESTS', 'GUESTS', 'CODES', 'TABLES', 'UPLOADS', 'CONNECTIONS', 'SOCKETS', 'MESSAGES'];
/** As a host has them who sets nothing. */
const DEFAULT_LIMITS = Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '']));

const ATTACKER = '127.0.0.2';

export function startBesieged(place: LivePlace, port: number): Promise<ServerProcess> {
  return startServerProcess(port, { ...place.environment, ...DEFAULT_LIMITS }, ['--max-old-space-size=512']);
}

export interface Attacker {
  attack(order: SiegeOrder): Promise<Said>;
  stop(): void;
}

/** A process of its own, so that what attacks does not delay those who measure. */
export function startAttacker(): Attacker {
  const child: ChildProcess = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)), {
    stdio: 'inherit',
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const waiting = new Map<string, { resolve(said: Said): void; reject(error: Error): void }>();
  child.on('message', (message: { name: string } & ({ said: Said } | { error: string })) => {
    const waiter = waiting.get(message.name);
    waiting.delete(message.name);
    if ('said' in message) waiter?.resolve(message.said);
    else waiter?.reject(new Error(`${message.name}: ${message.error}`));
  });
  child.once('exit', () => {
    process.off('exit', kill);
    for (const { reject } of waiting.values()) reject(new Error('the attacker ended'));
  });
  return {
    attack(order) {
      return new Promise((resolve, reject) => {
        waiting.set(order.attack, { resolve, reject });
        child.send(order);
      });
    },
    stop: () => void kill(),
  };
}

async function backAfter(server: ServerProcess, before: Usage): Promise<number | null> {
  const began = performance.now();
  for (;;) {
    const seconds = (performance.now() - began) / 1000;
    const { descriptors } = usageOf(server.process.pid ?? 0);
    if (descriptors <= before.descriptors + SOME_DESCRIPTORS) return Math.round(seconds * 10) / 10;
    if (seconds > BACK_WITHIN) return null;
    await pause(100);
  }
}

/** Whether the attacker was dealt with as the attack wants it. */
export function isHeld({ wants }: Attack, { cut, refused, left }: Said): boolean {
  if (wants === 'cut') return cut > 0 && left <= cut;
  return wants === 'any' || refused > 0;
}

function wrongWith(attack: Attack, report: Omit<AttackReport, 'wrong'>): string[] {
  const { memory, besieged, quiet, alive } = report;
  const checks: readonly (readonly [boolean, string])[] = [
    [alive, 'the process ended'],
    [memory.top - memory.before <= MOST_MEMORY, `memory grew by ${memory.top - memory.before} MB`],
    [report.backAfter !== null, 'descriptors did not come back'],
    [
      besieged.p99 <= Math.max(P99, TIMES_QUIET * quiet.p99),
      `p99 of the quiet table's moves was ${Math.round(besieged.p99)} ms`,
    ],
    [besieged.count > 0, 'nobody at the quiet table could move'],
    [isHeld(attack, report), 'the attacker was not stopped'],
  ];
  return checks.flatMap(([isFine, what]) => (isFine ? [] : [what]));
}

async function runAttack(name: string, plan: SiegePlan): Promise<AttackReport> {
  const attack = ATTACKS[name];
  if (attack === undefined) throw new Error(`no attack ${name}`);
  const place = await createPlace('sqlite');
  const attacker = startAttacker();
  let server: ServerProcess | null = null;
  try {
    if (name === 'statistics') await fillStore(place.place, plan.games);
    server = await startBesieged(place, await freePort());
    const pid = server.process.pid ?? 0;
    const finished = name === 'exports' ? await bringGame(server.address) : '';
    const table = await openQuietTable(server.address);
    await table.play(pause(1000));
    const quiet = await table.play(pause(QUIET_SECONDS * 1000));
    const before = usageOf(pid);
    const stopWatching = watchUsage(pid);
    const { address } = server;
    const seconds = attack.seconds ?? plan.seconds;
    const order = { attack: name, address, from: ATTACKER, seconds, share: 1, isQuick: false, finished };
    const attacking = attacker.attack(order);
    const besieged = await table.play(attacking);
    const said = await attacking;
    const back = await backAfter(server, before);
    const top = stopWatching();
    const after = usageOf(pid);
    table.leave();
    const report = {
      attack: name,
      what: attack.what,
      ...said,
      memory: { before: before.megabytes, top: top.megabytes, after: after.megabytes },
      descriptors: { before: before.descriptors, top: top.descriptors, after: after.descriptors },
      backAfter: back,
      quiet,
      besieged,
      alive: !server.hasEnded(),
    };
    return { ...report, wrong: wrongWith(attack, report) };
  } finally {
    attacker.stop();
    await server?.kill();
    await place.remove();
  }
}

/** Runs the attacks one after another, each against a server of its own. */
export async function runSiege(
  plan: SiegePlan,
  done: (report: AttackReport) => void,
): Promise<readonly AttackReport[]> {
  const reports: AttackReport[] = [];
  for (const name of plan.attacks) {
    const report = await runAttack(name, plan);
    reports.push(report);
    done(report);
  }
  return reports;
}
