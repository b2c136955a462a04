import {
  type AssetRow,
  BASIC_EXCHANGES,
  type Board,
  type BuildingRow,
  type Costs,
  type EventRow,
  type ExchangeCost,
  type ExtensionKindRow,
  type ExtensionRow,
  type GoodRow,
  GOODS,
  LOCATIONS,
  type MissionRow,
  type OrderRow,
  type RoleRow,
  type RowRow,
} from '@altiplano/rules/engine';
import * as z from 'zod';
import { assetEffect, eventEffect, exchange, extensionEffect, missionCondition } from './effects.ts';
import { exactly, row } from './shapes.ts';
import { good, id, letter, listOf, looseGood, oneOf, recordOf, setOf, whole } from './words.ts';

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

const cost = listOf(looseGood, 1, 6);
const oneTile = listOf(looseGood, 1, 1);
const bought = setOf(good, 1, 6);

/** What is taken tile by tile takes one tile. */
function exchangeCost({ many }: { readonly many: boolean }): z.ZodType<ExchangeCost> {
  return exactly<ExchangeCost>({ pays: many ? oneTile : cost, gains: bought });
}

export const costsSchema = exactly<Costs>({
  exchanges: z.strictObject(
    Object.fromEntries(BASIC_EXCHANGES.map((exchanged) => [exchanged.id, exchangeCost(exchanged)])),
  ) as unknown as z.ZodType<Costs['exchanges']>,
  boat: cost,
  house: cost,
  road: cost,
  cart: whole(0),
  order: whole(0),
  mostCarts: whole(1, 7),
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
