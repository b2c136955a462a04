import { firstCell, FRESH, type Game, siteAt, siteSize, siteTotal, thingIn } from '@altiplano/rules/engine';
import type { Outlook } from '../evaluate/outlook.ts';
import { slotSite } from '../sheet/board.ts';
import { doDeed } from '../sheet/do-deed.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { noting, ON_EXTRA, ON_SLOT } from '../sheet/tiles.ts';
import type { Plan } from './beam.ts';
import { parkAll } from './parking.ts';

/** A thing on one of the engine's sites. */
export interface Placement {
  readonly site: number;
  readonly thing: number;
}

function freeCells(game: Game, seat: number, site: number): number {
  const first = firstCell(game, seat, site);
  let free = 0;
  for (let i = first; i < first + siteSize(game, seat, site); i++) {
    const cell = game.state.cells[i];
    if (cell === 0 || (cell & FRESH) !== 0) free++;
  }
  return free;
}

/** Turns places into sites: a location's own spaces first, then those that enlarge it; extra spaces one after another. */
function toSites(outlook: Outlook, noted: readonly number[]): Placement[] {
  const { board } = outlook;
  const { game, seat } = board;
  const used = new Map<number, number>();
  const claim = (sites: readonly number[]): number => {
    for (const site of sites) {
      const taken = used.get(site) ?? 0;
      if (taken >= freeCells(game, seat, site)) continue;
      used.set(site, taken + 1);
      return site;
    }
    throw new Error('a plan puts more on a place than it holds');
  };
  const placements: Placement[] = [];
  for (let i = 0; i < noted.length; i += 2) {
    const place = noted[i];
    const thing = noted[i + 1];
    if (place >= ON_SLOT) placements.push({ site: slotSite(place - ON_SLOT), thing });
    else if (place === ON_EXTRA) placements.push({ site: claim(board.extras), thing });
    else {
      const enlarging = board.enlarging.filter((row) => row.place === place).map((row) => row.site);
      placements.push({ site: claim([board.sites[place], ...enlarging]), thing });
    }
  }
  return placements;
}

/** Everything that a plan wants placed: what its deeds use, and where the rest waits. */
export function placementsOf(outlook: Outlook, root: Sheet, plan: Plan): Placement[] {
  const noted: number[] = [];
  const sheet = root.slice();
  noting({ placements: noted }, () => {
    for (const { deed, by } of plan.steps) doDeed(outlook.board, sheet, deed, by);
    parkAll(outlook, sheet);
  });
  return toSites(outlook, noted);
}

/** What a seat has placed in this planning phase. */
export function placedNow(game: Game, seat: number): Placement[] {
  const placed: Placement[] = [];
  for (let k = 0; k < siteTotal(game, seat); k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    for (let i = first; i < first + siteSize(game, seat, site); i++) {
      const cell = game.state.cells[i];
      if ((cell & FRESH) !== 0) placed.push({ site, thing: thingIn(cell) });
    }
  }
  return placed;
}
