import {
  type AssetRow,
  type Board,
  type BuildingRow,
  type EventRow,
  type ExtensionKindRow,
  type ExtensionRow,
  type GoodRow,
  GOODS,
  LOCATIONS,
  type MissionRow,
  type OrderRow,
  type RoleRow,
  type RowRow,
} from '@altiplano/rules';
import * as z from 'zod';
import { assetEffect, eventEffect, exchange, extensionEffect, missionCondition } from './effects.ts';
import { exactly, row } from './shapes.ts';
import { good, id, letter, listOf, looseGood, oneOf, recordOf, whole } from './words.ts';

/** T12 asks for 1 or 2 opals. */
export const goodRow = row<GoodRow>({
  value: whole(0),
  price: whole(1).nullable(),
  opals: whole(1, 2).nullable(),
  higher: z.boolean(),
});

const depot = listOf(exactly<RowRow>({ spaces: whole(1, 8), points: whole(0) }), 1, 10);

export const boardSchema = exactly<Board>({
  spaces: recordOf(LOCATIONS, whole(1, 6)),
  movement: whole(1, 6),
  planning: exactly<Board['planning']>({ start: whole(1, 8), most: whole(1, 8) }),
  travelerStrip: whole(1, 6),
  road: listOf(oneOf('road space', ['planning', 'corn']), 1, 20),
  warehouse: exactly<Board['warehouse']>({ left: depot, right: depot }),
  strip: listOf(whole(0), 5, 5),
});

export const roleRow = row<RoleRow>({
  id,
  goods: listOf(looseGood, 1, 8),
  coins: whole(0),
  kind: id.nullable(),
  action: exchange,
});

export const extensionKindRow = row<ExtensionKindRow>({
  id,
  sameAs: id.optional(),
  effect: extensionEffect,
});

export const extensionRow = row<ExtensionRow>({
  id,
  kind: id,
  letter,
  price: whole(0),
  players: whole(2, 5),
});

export const orderRow = row<OrderRow>({
  id,
  points: whole(0),
  goods: listOf(good, 1, 6),
  traveler: z.boolean(),
});

export const buildingRow = row<BuildingRow>({ id, good, traveler: z.boolean() });

export const missionRow = row<MissionRow>({
  id,
  points: whole(0),
  condition: missionCondition,
  traveler: z.boolean(),
});

export const eventRow = row<EventRow>({
  id,
  group: oneOf('group', ['A', 'B', 'C', 'D', 'E']),
  when: oneOf('time', ['now', 'round', 'drawing']),
  effect: eventEffect,
  traveler: oneOf('traveler line', [...GOODS, 'stageTwo']).nullable(),
});

export const assetRow = row<AssetRow>({
  id,
  stage: z.literal([1, 2], { error: 'stage' }),
  cost: oneOf('cost', ['any', 'higher']),
  effect: assetEffect,
});
