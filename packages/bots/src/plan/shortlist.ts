import { evaluate, prepareFor } from '../evaluate/evaluate.ts';
import type { Outlook } from '../evaluate/outlook.ts';
import { DEED, type Deed } from '../sheet/deeds.ts';
import { openOrderAt, orderSlot } from '../sheet/do-deed.ts';
import * as at from '../sheet/sheet.ts';

/** Of cards to choose from only the best few are worth a closer look. */
const KEPT: Partial<Record<number, number>> = {
  [DEED.boat]: 2,
  [DEED.house]: 2,
  [DEED.order]: 3,
  [DEED.asset]: 3,
  [DEED.extension]: 3,
};

/** The sheet as it would be with the card alone, at no cost. */
function withCard(outlook: Outlook, sheet: at.Sheet, deed: Deed): void {
  switch (deed.kind) {
    case DEED.boat:
      if (deed.gain >= 0 && sheet[at.SUPPLY + deed.gain] > 0) sheet[at.OWN + deed.gain]++;
      return;
    case DEED.house:
      sheet[at.HOUSE_GOODS] |= 1 << outlook.board.game.tables.houseGood[deed.card];
      return;
    case DEED.order:
      openOrderAt(sheet, Math.max(0, orderSlot(outlook.board, sheet)), deed.card);
      return;
    case DEED.asset:
      sheet[at.OWN + deed.good]--;
      sheet[at.NEW_ASSET] = deed.card + 1;
      return;
    default:
      sheet[at.NEW_EXTENSION] = deed.card + 1;
      sheet[at.COINS] -= deed.coins;
  }
}

/** Leaves of each kind of card only the most promising. */
export function shortlist(
  outlook: Outlook,
  sheet: at.Sheet,
  deeds: readonly Deed[],
  scratch: at.Sheet,
): Deed[] {
  prepareFor(outlook, sheet);
  const kept = deeds.filter((deed) => KEPT[deed.kind] === undefined);
  for (const [kind, most] of Object.entries(KEPT)) {
    const cards = deeds.filter((deed) => deed.kind === Number(kind));
    if (cards.length === 0) continue;
    const worths = cards.map((deed) => {
      scratch.set(sheet);
      withCard(outlook, scratch, deed);
      return { deed, worth: evaluate(outlook, scratch) };
    });
    worths.sort((a, b) => b.worth - a.worth);
    for (const { deed } of worths.slice(0, most)) kept.push(deed);
  }
  return kept;
}
