import { type EventGroup, GOODS } from '@altiplano/rules/engine';
import * as z from 'zod';
import { type Pack, PARTS, type Text } from '../pack.ts';
import {
  assetRow,
  boardSchema,
  buildingRow,
  costsSchema,
  eventRow,
  extensionKindRow,
  extensionRow,
  goodRow,
  missionRow,
  orderRow,
  roleRow,
} from './rows.ts';
import { exactly } from './shapes.ts';
import { byPlayers, id, listOf, recordOf, whole } from './words.ts';

function text(longest: number): z.ZodType<Text> {
  const line = z
    .string()
    .min(1)
    .max(longest)
    // Shown on screens and terminals, so nothing that could steer one.
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: 'notOneLine' });
  return exactly<Text>({ en: line, de: line });
}

/** Lists are bounded generously here; how many rows each must have is counted once their shape is right. */
function table<Row>(rows: z.ZodType<Row>): z.ZodType<readonly Row[]> {
  return listOf(rows, 0, 60);
}

const pile: z.ZodType<Readonly<Record<EventGroup, number>>> = recordOf(['A', 'B', 'C', 'D', 'E'], whole(0));

/** The shape of a pack: every key known, none missing, every number small, every word of its vocabulary. */
export const packSchema: z.ZodType<Pack> = exactly<Pack>({
  format: z.literal(1),
  id,
  name: text(80),
  note: text(400),
  provenance: recordOf(PARTS, z.unknown().optional()) as unknown as z.ZodType<Pack['provenance']>,
  goods: recordOf(GOODS, goodRow),
  supply: recordOf(GOODS, byPlayers),
  firstEditionFood: byPlayers,
  carts: byPlayers,
  ordersInPlay: byPlayers,
  points: exactly<Pack['points']>({ boat: whole(0), house: whole(0) }),
  board: boardSchema,
  costs: costsSchema.optional(),
  roles: table(roleRow),
  extensionKinds: table(extensionKindRow),
  extensions: table(extensionRow),
  orders: table(orderRow),
  houses: table(buildingRow),
  boats: table(buildingRow),
  missions: table(missionRow),
  events: table(eventRow),
  eventPile: exactly<Pack['eventPile']>({ full: pile, short: pile }),
  assets: table(assetRow),
});
