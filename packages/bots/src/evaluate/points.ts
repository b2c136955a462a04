import { FOOD, GOOD_COUNT } from '@altiplano/rules/engine';
import * as at from '../sheet/sheet.ts';
import { endStoring } from './end-storing.ts';
import type { Outlook } from './outlook.ts';
import { rowPointsNow } from './rows.ts';

/** V1, V4: tiles by value, and those of goods on own houses. */
export function goodsPoints(outlook: Outlook, sheet: at.Sheet): number {
  const { value } = outlook.board.game.tables;
  const houses = sheet[at.HOUSE_GOODS];
  let points = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tiles = sheet[at.OWN + good] + sheet[at.STORED + good];
    points += tiles * value[good];
    if ((houses & (1 << good)) !== 0) points += tiles;
  }
  return points;
}

/** Assets that pay at the end, and the one bought on this sheet, with what else it promises or without. */
export function assetPart(outlook: Outlook, asset: number, promise: boolean): number {
  const owned = outlook.perAsset * outlook.assets;
  if (asset < 0) return owned;
  const { tables } = outlook.board.game;
  const amount = tables.assetAmount[asset];
  const worth = owned + outlook.perAsset + (promise ? outlook.assetWorths[asset] : 0);
  switch (tables.assetVerb[asset]) {
    case 'endPointsPerAsset':
      return worth + amount * (outlook.assets + 1);
    case 'endPointsPerExtension':
      return worth + amount * outlook.extensions;
    case 'planningSpaces':
      return promise ? worth + amount * outlook.rounds * outlook.draw[FOOD] : worth;
    default:
      return worth;
  }
}

/** What would be scored now, but for missions not yet fulfilled. */
export function pointsNow(outlook: Outlook, sheet: at.Sheet): number {
  return (
    sheet[at.POINTS] +
    goodsPoints(outlook, sheet) +
    rowPointsNow(outlook, sheet) +
    endStoring(outlook, sheet) +
    (sheet[at.OPALS] >> 1) +
    assetPart(outlook, sheet[at.NEW_ASSET] - 1, false) +
    outlook.perExtension * (outlook.extensions + (sheet[at.NEW_EXTENSION] > 0 ? 1 : 0)) +
    outlook.missionPoints
  );
}
