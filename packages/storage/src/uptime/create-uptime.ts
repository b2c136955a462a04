import type { Database } from '../database/flavour.ts';
import type { Outage, Uptime } from './uptime.ts';

/** Spans of time in which some node was up; two that nodes began at once lie over each other and do no harm. */
export function createUptime(db: Database): Uptime {
  return {
    async beat(now, gap) {
      const newest = await db
        .selectFrom('uptime')
        .selectAll()
        .orderBy('began', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (newest === undefined || now - newest.seen > gap) {
        await db
          .insertInto('uptime')
          .values({ began: now, seen: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db
          .updateTable('uptime')
          .set({ seen: now })
          .where('began', '=', newest.began)
          .where('seen', '<', now)
          .execute();
      }
    },
    async outages(after, gap) {
      const spans = await db.selectFrom('uptime').selectAll().orderBy('began').execute();
      const found: Outage[] = [];
      let upUntil = Number.POSITIVE_INFINITY;
      for (const { began, seen } of spans) {
        if (began - upUntil > gap && began > after) found.push({ from: upUntil, to: began });
        upUntil = upUntil === Number.POSITIVE_INFINITY ? seen : Math.max(upUntil, seen);
      }
      return found;
    },
  };
}
