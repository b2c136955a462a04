import { type Flags, kindsOf } from '../flags.ts';
import { isWhole, type OvernightReport, runOvernight } from './run-overnight.ts';

/** More than a person sends in any game would be too many. */
const MOST_KILLS = 8;
const EVERY = 25;
/** A whole game all the same, but one that is soon over. */
const QUICK = { traveler: 'full', short: true, planning: 'simultaneous' } as const;

function line(report: OvernightReport): string {
  const { storage, acknowledged, lost, duplicated, kills, reconnects, resent, seconds } = report;
  const end = isWhole(report) ? 'nothing is missing' : JSON.stringify(report);
  return `${storage}: ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated, ${kills} kills, a night, ${reconnects} reconnects, ${resent} sent again, ${Math.round(seconds)} s: ${end}\n`;
}

/** Plays a whole game with The Traveler through drops, kills, a night and an update. */
export async function benchLive({ json, quick, kills, storage, seed }: Flags): Promise<void> {
  const kinds = kindsOf(storage, quick);
  const reports: OvernightReport[] = [];
  for (const kind of kinds) {
    const report = await runOvernight({
      storage: kind,
      options: quick ? QUICK : { traveler: 'full' },
      every: EVERY,
      kills: quick ? 1 : Math.min(kills, MOST_KILLS),
      dropAfter: 20,
      seed,
    });
    reports.push(report);
    if (!json) process.stdout.write(line(report));
  }
  if (json) process.stdout.write(`${JSON.stringify({ bench: 'live', runs: reports }, null, 2)}\n`);
  if (!reports.every(isWhole)) process.exitCode = 1;
}
