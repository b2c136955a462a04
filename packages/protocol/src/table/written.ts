import {
  EXCHANGE_IDS,
  type FieldName,
  type FieldValue,
  type GameEvent,
  GOODS,
  LOCATIONS,
  MOVE_SHAPES,
  type ReadableMove,
  type Shape,
  THINGS,
  TOLD,
} from '@altiplano/rules/engine';
import * as z from 'zod';

const LONGEST_NAME = 64;
export const MOST_SEATS = 5;

export const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .meta({ id: 'Seat', description: 'A seat, counted from 0.' });

const natural = z.int().min(0);
const card = z.string().min(1).max(LONGEST_NAME);
const place = z.enum(LOCATIONS);
const good = z.enum(GOODS);
const movement = z.templateLiteral(['movement:', z.int().min(1)]);
const asset = z.templateLiteral(['asset:', card]);
const site = z
  .union([z.enum([...LOCATIONS, 'strip', 'role']), movement, z.templateLiteral(['extension:', card]), asset])
  .meta({
    id: 'Site',
    description: 'A player’s action spaces: a location, `strip`, `role`, a movement space, or a card’s.',
  });

/** What each field of a move or an event may be, whatever lies on the table: which of it is legal the rules know. */
const FIELDS: { readonly [F in FieldName]: z.ZodType<FieldValue<F>> } = {
  seat,
  good,
  goodOrNone: good.nullable(),
  thing: z.enum(THINGS),
  location: place,
  destination: place,
  site,
  source: z.union([z.enum(['planning', 'hand', 'bag', 'container']), site]),
  slot: z.int().min(1),
  means: z.union([z.literal('freeCart'), movement]),
  extras: z.array(card).max(8),
  row: z.int().min(1),
  count: natural,
  amount: z.int(),
  coins: natural,
  opals: natural,
  points: natural,
  action: z.enum(EXCHANGE_IDS),
  storing: z.union([z.literal('village'), asset]),
  role: card,
  mission: card,
  order: card,
  orderOrNone: card.nullable(),
  house: card,
  houseOrNone: card.nullable(),
  boat: card,
  boatOrNone: card.nullable(),
  extension: card,
  asset: card,
  event: card,
  tradingSpace: seat.nullable(),
  openOrder: z.literal('second').optional(),
  endCause: z.enum([...LOCATIONS, 'strip', 'events', 'none']),
};

function row(type: string, shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [name, FIELDS[field]]);
  return z.strictObject({ type: z.literal(type), ...(Object.fromEntries(fields) as z.ZodRawShape) });
}

/** One schema for each row of a table of shapes, told apart by their type. */
function shaped(table: Readonly<Record<string, Shape>>) {
  const rows = Object.entries(table).map(([type, shape]) => row(type, shape));
  return z.discriminatedUnion('type', rows as [ReturnType<typeof row>, ...typeof rows]);
}

/** A move in the readable form of the rules. */
export const move = shaped(MOVE_SHAPES).meta({
  id: 'Move',
  description: 'A move in readable form.',
}) as z.ZodType as z.ZodType<ReadableMove>;

export const event = shaped(TOLD).meta({
  id: 'Event',
  description: 'Something that happened in the game.',
}) as z.ZodType as z.ZodType<GameEvent>;
