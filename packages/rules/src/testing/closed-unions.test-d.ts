// Never run: that it compiles is the test. What is wrong here has to stay wrong.
import type { EventOf, EventWith, GameEvent } from '../log/told.ts';
import type { FieldValue } from '../moves/fields.ts';
import type { MoveOf, MoveWith, ReadableMove } from '../moves/shapes.ts';

export const moves: ReadableMove[] = [
  { type: 'place', site: 'farm', thing: 'food' },
  // @ts-expect-error a field that no such move has
  { type: 'place', site: 'farm', thing: 'food', sight: 'farm' },
  // @ts-expect-error a field that it has under another name
  { type: 'place', sight: 'farm', thing: 'food' },
  // @ts-expect-error a missing field
  { type: 'place', site: 'farm' },
  // @ts-expect-error an unknown type
  { type: 'win' },
  // @ts-expect-error no such thing
  { type: 'place', site: 'farm', thing: 'gold' },
  // @ts-expect-error no such site
  { type: 'place', site: 'castle', thing: 'food' },
  // @ts-expect-error a movement space has a number
  { type: 'travel', location: 'farm', means: 'movement:one' },
  // @ts-expect-error an exchange that is on no board
  { type: 'produce', action: 'farm-silver', gain: 'silver', extras: [] },
];

export const events: GameEvent[] = [
  { type: 'placed', seat: 0, thing: 'food', site: 'farm' },
  // @ts-expect-error a field of other events
  { type: 'placed', seat: 0, thing: 'food', source: 'farm' },
  // @ts-expect-error a missing field
  { type: 'placed', thing: 'food', site: 'farm' },
  // @ts-expect-error an unknown type
  { type: 'danced', seat: 0 },
];

export function reads(one: ReadableMove, told: GameEvent): unknown[] {
  return [
    // @ts-expect-error not every move has one
    one.site,
    // @ts-expect-error no index is a way around it
    one['site'],
    // @ts-expect-error nor in an event
    told['thing'],
    one.type === 'place' ? one.site : null,
    'seat' in told ? told.seat : null,
  ];
}

export const sell: MoveOf<'sell'>['good'] = 'wool' satisfies FieldValue<'good'>;
export const slots: MoveWith<'movement'>['type'][] = ['buyCart', 'returnCart'];
// @ts-expect-error of no cart
export const other: MoveWith<'movement'>['type'] = 'pass';
export const traders: EventOf<'goodBought'>['from'][] = [0, null];
export const road: EventWith<'step'>['type'] = 'roadBuilt';
