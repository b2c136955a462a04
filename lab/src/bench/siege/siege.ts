import type { Flags } from '../flags.ts';
import { ATTACKS } from './attacks.ts';
import { runQuickSiege } from './quick.ts';
import { type AttackReport, runSiege } from './run-siege.ts';

const SECONDS = 10;
const GAMES = 10_000;

function line(report: AttackReport): string {
  const { attack, memory, descriptors, quiet, besieged, wrong, sent, cut, refused, backAfter } = report;
  const figures = [
    `memory ${memory.before} → ${memory.top} → ${memory.after} MB`,
    `descriptors ${descriptors.before} → ${descriptors.top} → ${descriptors.after}, back after ${backAfter ?? '–'} s`,
    `quiet table p50/p99/max ${besieged.p50.toFixed(1)}/${besieged.p99.toFixed(1)}/${besieged.max.toFixed(0)} ms, without attack p99 ${quiet.p99.toFixed(1)}`,
    `${sent} sent, ${cut} cut, ${refused} refused`,
  ];
  return `${wrong.length === 0 ? 'ok    ' : 'WRONG '} ${attack}: ${figures.join('; ')}${wrong.map((what) => `\n       ${what}`).join('')}\n`;
}

/** Attacks a server in every way that we know while a quiet table plays on, and looks whether anybody notices. */
export async function benchSiege({ json, quick, attack }: Flags): Promise<void> {
  const names = attack === null ? Object.keys(ATTACKS) : attack.split(',');
  if (quick) {
    const { wrong, ...figures } = await runQuickSiege();
    process.stdout.write(`${JSON.stringify({ bench: 'siege', quick, ...figures, wrong }, null, 2)}\n`);
    if (wrong.length > 0) process.exitCode = 1;
    return;
  }
  const reports = await runSiege({ attacks: names, seconds: SECONDS, games: GAMES }, (report) => {
    if (!json) process.stdout.write(line(report));
  });
  const passed = reports.every(({ wrong }) => wrong.length === 0);
  if (json) process.stdout.write(`${JSON.stringify({ bench: 'siege', passed, reports }, null, 2)}\n`);
  else process.stdout.write(passed ? 'passed\n' : 'NOT passed\n');
  if (!passed) process.exitCode = 1;
}
