import type { Pack, Table } from '../pack.ts';
import { TABLES } from '../pack.ts';
import type { Report } from './problem.ts';

function counted(report: Report, table: Table, needed: number, has: number, what: string): void {
  if (has !== needed) report([table], 'count', { needed, what, has });
}

/** T1: how many cards come with the base game and how many with The Traveler. */
const BOXES = [
  ['orders', 16, 5],
  ['houses', 10, 1],
  ['boats', 10, 1],
  ['missions', 20, 1],
] as const;

/** T2. */
const EVENTS = { A: 6, B: 6, C: 3, D: 6, E: 16 } as const;

function countBoxes(pack: Pack, report: Report): void {
  for (const [table, base, added] of BOXES) {
    const traveler = pack[table].filter((row) => row.traveler).length;
    counted(report, table, base, pack[table].length - traveler, `${table} of the base game`);
    counted(report, table, added, traveler, `${table} of The Traveler`);
  }
}

function countExtensions(pack: Pack, report: Report): void {
  counted(report, 'extensions', 28, pack.extensions.length, 'tiles');
  const kinds = pack.extensionKinds.length;
  if (kinds !== 24 && kinds !== 25) report(['extensionKinds'], 'kinds', { has: kinds });
  for (const letter of ['A', 'B', 'C', 'D'] as const) {
    if (!pack.extensions.some((tile) => tile.letter === letter)) {
      report(['extensions'], 'noLetter', { letter });
    }
  }
}

function uniqueIds(pack: Pack, report: Report): void {
  for (const table of TABLES) {
    const first = new Map<string, number>();
    pack[table].forEach(({ id }, index) => {
      const before = first.get(id);
      if (before === undefined) first.set(id, index);
      else report([table, index, 'id'], 'idTaken', { of: `${table}[${before}]` });
    });
  }
}

/** Every table has as many rows as the books say, each with an id of its own. */
export function checkCounts(pack: Pack, report: Report): void {
  counted(report, 'roles', 7, pack.roles.length, 'roles');
  countExtensions(pack, report);
  countBoxes(pack, report);
  for (const [group, needed] of Object.entries(EVENTS)) {
    const has = pack.events.filter((event) => event.group === group).length;
    if (has !== needed) report(['events'], 'eventsOfGroup', { needed, group, has });
  }
  for (const [stage, needed] of [
    [1, 12],
    [2, 9],
  ] as const) {
    const has = pack.assets.filter((asset) => asset.stage === stage).length;
    if (has !== needed) report(['assets'], 'assetsOfStage', { needed, stage, has });
  }
  uniqueIds(pack, report);
}
