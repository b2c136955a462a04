import { clockOf, type Decision, decideDuty, type Table } from '@altiplano/table';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Uptime } from './uptime.ts';

type Change = (hosted: HostedTable, decide: (table: Table) => Decision) => Promise<Decision>;

const NOTHING: Decision = { entries: [], caused: null };

/** Takes the time in which no node was up off everybody's clock. In the table's queue. */
export async function pauseFor(
  hosted: HostedTable,
  uptime: Uptime,
  change: Change,
  now: () => number,
): Promise<void> {
  for (const { from, to } of uptime.since(hosted.table.at)) {
    await change(hosted, (table) => {
      // Another node may have done it meanwhile.
      if (table.status !== 'running' || table.at >= to || clockOf(table) === null) return NOTHING;
      return decideDuty(table, { type: 'pause', from: Math.max(from, table.at), to }, now());
    });
  }
}
