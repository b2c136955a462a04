import type { Game } from '@altiplano/rules';
import { createOutlook, type Outlook } from '../evaluate/outlook.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import type { Deed } from '../sheet/deeds.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import * as at from '../sheet/sheet.ts';
import { findPlans, type Plan } from './beam.ts';
import type { Mind } from './mind.ts';
import { shortlist } from './shortlist.ts';

/** A seat's round thought through: the sheet as it stands, what can be done with it, and the best plans. */
export interface Rehearsal {
  readonly outlook: Outlook;
  readonly sheet: at.Sheet;
  readonly deeds: readonly Deed[];
  readonly plans: readonly Plan[];
}

/** In phase 3 nothing can be placed any more (P1): what is in hand stays there. */
function closeSpaces(outlook: Outlook, sheet: at.Sheet): void {
  for (let place = 0; place < outlook.board.sites.length; place++) sheet[at.ROOM + place] = 0;
  sheet[at.EXTRA_FREE] = 0;
  for (let slot = 0; slot < outlook.board.slots; slot++) {
    if (sheet[at.FARE + slot] === 0) sheet[at.FARE + slot] = -1;
  }
  sheet.fill(0, at.HAND, at.HAND + 12);
}

/** Reads what a seat has before it, for a plan that still places tiles or for the actions that follow. */
export function openSheet(
  game: Game,
  seat: number,
  mind: Mind,
  placing: boolean,
  rounds = roundsToCome(game),
): Rehearsal {
  const outlook = createOutlook(game, seat, mind, rounds);
  const sheet = at.createSheet(outlook.board.sites.length);
  readSheet(outlook.board, sheet);
  if (!placing) closeSpaces(outlook, sheet);
  return { outlook, sheet, deeds: [], plans: [] };
}

/** Finds the best plans for the rest of a seat's round. */
export function rehearse(game: Game, seat: number, mind: Mind, placing: boolean, most = 1): Rehearsal {
  const { outlook, sheet } = openSheet(game, seat, mind, placing);
  const all = listDeeds(outlook.board, sheet);
  const deeds = shortlist(outlook, sheet, all, sheet.slice());
  return { outlook, sheet, deeds, plans: findPlans(outlook, sheet, deeds, mind.width, most) };
}
