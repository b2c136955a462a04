import { type ExchangeTable, FOOD, GOOD_COUNT } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';
import type { Outlook } from './outlook.ts';

/** What the bag will bring: draws of the rounds left, each of average quality. */
export function bagWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { draw, rounds } = outlook;
  const { road, planningMost } = outlook.board.game.tables;
  let tiles = 0;
  let quality = 0;
  let crowd = 0;
  let kinds = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const own = sheet[at.OWN + good];
    if (own === 0) continue;
    tiles += own;
    quality += own * draw[good];
    crowd += own * own * (good === FOOD ? outlook.weights.crowdFood : outlook.weights.crowdOther);
    kinds++;
  }
  if (tiles === 0) return 0;
  quality -= crowd / tiles;
  let spaces = outlook.planning;
  for (let step = 0; step < sheet[at.ROAD_STEPS]; step++) if (road[step] === 'planning') spaces++;
  spaces = Math.min(spaces, planningMost);
  const drawn = Math.min(spaces, tiles);
  const { weights } = outlook;
  return (
    (rounds * drawn * quality) / tiles +
    weights.kinds * kinds * Math.min(1, rounds / 4) +
    weights.planningSpace * rounds * (spaces - outlook.planning) +
    buildingWorth(outlook, sheet)
  );
}

/** How often the tiles in the own circle pay a cost. */
function timesPaid(sheet: at.Sheet, { payKinds, payCounts }: ExchangeTable): number {
  let times = Number.MAX_SAFE_INTEGER;
  for (let k = 0; k < payKinds.length; k++) {
    times = Math.min(times, (sheet[at.OWN + payKinds[k]] / payCounts[k]) | 0);
  }
  return times;
}

/** Tiles at hand for what they build: the road first, then houses and boats. */
function buildingWorth(outlook: Outlook, sheet: at.Sheet): number {
  const { weights, rounds, chance } = outlook;
  const { boatCost, houseCost, road, roadCost } = outlook.board.game.tables;
  const steps = Math.min(timesPaid(sheet, roadCost), road.length - sheet[at.ROAD_STEPS], 2);
  return (
    steps * weights.roadPair * rounds +
    (Math.min(2, timesPaid(sheet, houseCost)) * weights.stonePair +
      Math.min(2, timesPaid(sheet, boatCost)) * weights.woodPair) *
      chance[2]
  );
}

/** Tiles on spaces or still in hand are drawn already next round. */
export function keptWorth(outlook: Outlook, sheet: at.Sheet): number {
  if (outlook.rounds === 0) return 0;
  const { draw } = outlook;
  let kept = 0;
  for (let good = 0; good < GOOD_COUNT; good++) kept += sheet[at.KEPT + good] * draw[good];
  return kept * outlook.weights.keep * outlook.chance[1];
}
