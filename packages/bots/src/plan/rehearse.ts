import type { Game } from '@altiplano/rules';
import { evaluate } from '../evaluate/evaluate.ts';
import { createOutlook, type Outlook } from '../evaluate/outlook.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import type { Deed } from '../sheet/deeds.ts';
import { doDeed } from '../sheet/do-deed.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import * as at from '../sheet/sheet.ts';
import { findPlans, type Plan } from './beam.ts';
import type { Mind } from './mind.ts';
import { parkAll } from './parking.ts';
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

/** Plans that are looked at once more with everything where it will wait. */
const LOOKED_AT_TWICE = 12;

/** The sheet to which a plan leads, with what it leaves in hand on the spaces where it will wait. */
export function sheetAfter(outlook: Outlook, root: at.Sheet, { steps }: Plan): at.Sheet {
  const sheet = root.slice();
  for (const { deed, by } of steps) doDeed(outlook.board, sheet, deed, by);
  parkAll(outlook, sheet);
  return sheet;
}

/** Nets hope too much of a round sat out, and of a figure that is on no location yet; only where nothing follows are they right. */
function withoutIdling(plans: readonly Plan[], { opinion, rounds }: Outlook): readonly Plan[] {
  const active = plans.filter(({ steps }) => steps.length > 0);
  return opinion === null || rounds === 0 || active.length === 0 ? plans : active;
}

/** Finds the best plans for the rest of a seat's round. */
export function rehearse(game: Game, seat: number, mind: Mind, placing: boolean, most = 1): Rehearsal {
  return thinkThrough(openSheet(game, seat, mind, placing), mind, placing, most);
}

/** The same from a sheet on which something may have been changed. */
export function thinkThrough(
  { outlook, sheet }: Pick<Rehearsal, 'outlook' | 'sheet'>,
  mind: Mind,
  placing: boolean,
  most = 1,
): Rehearsal {
  const all = listDeeds(outlook.board, sheet);
  const deeds = shortlist(outlook, sheet, all, sheet.slice());
  const found = findPlans(
    outlook,
    sheet,
    deeds,
    mind.width,
    placing ? Math.max(most, LOOKED_AT_TWICE) : most,
  );
  if (!placing) {
    const isSet = sheet[at.FIGURE] >= 0;
    return { outlook, sheet, deeds, plans: isSet ? found : withoutIdling(found, outlook) };
  }
  const plans = withoutIdling(found, outlook).map((plan) => {
    return { steps: plan.steps, worth: evaluate(outlook, sheetAfter(outlook, sheet, plan)) };
  });
  // However many plans are wanted, the same one is best: what is here only because of that does not overtake it.
  const best = Math.max(...plans.slice(0, LOOKED_AT_TWICE).map(({ worth }) => worth));
  const kept = plans.filter(({ worth }) => worth <= best).sort((a, b) => b.worth - a.worth);
  return { outlook, sheet, deeds, plans: kept.slice(0, most) };
}
