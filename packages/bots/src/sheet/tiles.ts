import { COIN } from '@altiplano/rules/engine';
import * as at from './sheet.ts';

/** Where placements are noted while a plan is written down; null while plans are only weighed. */
export interface Notes {
  /** Place, or one of the marks below, and thing: what planning has to put where. */
  readonly placements: number[];
}
/** Instead of a place: an extra space, and the first movement space (the others follow). */
export const ON_EXTRA = 100;
export const ON_SLOT = 110;

let notes: Notes | null = null;

/** Notes every thing put on a space while `run` works; what it returns is passed on. */
export function noting<T>(into: Notes, run: () => T): T {
  notes = into;
  try {
    return run();
  } finally {
    notes = null;
  }
}

export function note(place: number, thing: number): void {
  if (notes !== null) notes.placements.push(place, thing);
}

/** How many of a thing could be placed. */
export function inHand(sheet: at.Sheet, thing: number): number {
  return thing === COIN ? sheet[at.SPARE_COINS] : sheet[at.HAND + thing];
}

export function leaveHand(sheet: at.Sheet, thing: number): void {
  if (thing === COIN) {
    sheet[at.COINS]--;
    sheet[at.SPARE_COINS]--;
  } else sheet[at.HAND + thing]--;
}

/** Takes one thing for an action at a place; it is no longer kept. */
export function takeOne(sheet: at.Sheet, place: number, thing: number): boolean {
  if (!reach(sheet, place, thing)) return false;
  if (thing !== COIN) sheet[at.KEPT + thing]--;
  return true;
}

/** What lies there, else from the hand by way of a free space or an extra one. */
function reach(sheet: at.Sheet, place: number, thing: number): boolean {
  const lying = at.LYING + place * at.THINGS + thing;
  if (sheet[lying] > 0) {
    sheet[lying]--;
    return true;
  }
  const held = inHand(sheet, thing) > 0;
  if (held && sheet[at.ROOM + place] > 0) {
    sheet[at.ROOM + place]--;
    leaveHand(sheet, thing);
    note(place, thing);
    return true;
  }
  if (thing === COIN) return false;
  if (sheet[at.EXTRA + thing] > 0) {
    sheet[at.EXTRA + thing]--;
    return true;
  }
  if (held && sheet[at.EXTRA_FREE] > 0) {
    sheet[at.EXTRA_FREE]--;
    sheet[at.HAND + thing]--;
    note(ON_EXTRA, thing);
    return true;
  }
  return false;
}

/** Takes several things of a kind; false if there are not so many within reach. */
export function takeSeveral(sheet: at.Sheet, place: number, thing: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (!takeOne(sheet, place, thing)) return false;
  return true;
}

/** Whether a thing could be had for a place at all: a quick look before anything is tried. */
export function withinReach(sheet: at.Sheet, place: number, thing: number): number {
  const lying = sheet[at.LYING + place * at.THINGS + thing];
  if (thing === COIN) return lying + sheet[at.SPARE_COINS];
  return lying + sheet[at.HAND + thing] + sheet[at.EXTRA + thing];
}
