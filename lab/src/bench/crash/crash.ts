import { type Flags, kindsOf } from '../flags.ts';
import { type CrashReport, isSound, runCrash } from './run-crash.ts';

const PARTIES = 12;
const QUICK = { parties: 2, kills: 2 };

function line(report: CrashReport): string {
  const { storage, kills, acknowledged, lost, duplicated, tables, finished, verified, resent } = report;
  return `${storage}: ${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${resent} sent again, ${tables} tables, ${finished} finished, ${verified} verified, ${report.clientsAstray} of ${report.clients} clients astray\n`;
}

/** Ends the server with kill -9 again and again while people play, and counts what was lost. */
export async function benchCrash({ json, quick, kills, storage, seed }: Flags): Promise<void> {
  const kinds = kindsOf(storage, quick);
  const reports: CrashReport[] = [];
  for (const kind of kinds) {
    const parties = quick ? QUICK.parties : PARTIES;
    const progress = (killed: number): void => {
      if (!json) process.stderr.write(`\r${kind}: ${killed} kills`);
    };
    const report = await runCrash(kind, {
      kills: quick ? Math.min(kills, QUICK.kills) : kills,
      parties,
      seed,
      progress,
    });
    reports.push(report);
    if (!json) process.stdout.write(`\n${line(report)}`);
  }
  if (json) {
    const sum = (count: 'kills' | 'acknowledged' | 'lost' | 'duplicated'): number =>
      reports.reduce((total, report) => total + report[count], 0);
    const totals = { kills: sum('kills'), acknowledged: sum('acknowledged'), lost: sum('lost') };
    const document = { bench: 'crash', ...totals, duplicated: sum('duplicated'), runs: reports };
    process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  }
  if (!reports.every(isSound)) process.exitCode = 1;
}
