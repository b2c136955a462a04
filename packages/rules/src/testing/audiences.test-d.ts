// Never run: that it compiles is the test. A field of a position without an audience is no field.
import { SEAT_FIELDS, type FieldsOf, STATE_FIELDS } from '../state/state-fields.ts';
import type { Seat, State } from '../state/state.ts';

interface Diary extends Seat {
  secret: number;
  pages: number[];
}
const secret = { seenBy: 'nobody', length: null } as const;
const friends = { seenBy: 'friends', length: null } as const;
const pages = { seenBy: 'nobody', length: () => 3 } as const;

export const right: FieldsOf<Diary> = { ...SEAT_FIELDS, secret, pages };
// @ts-expect-error nobody has said who may read the pages
export const unsaid: FieldsOf<Diary> = { ...SEAT_FIELDS, secret };
// @ts-expect-error a list is no single number
export const single: FieldsOf<Diary> = { ...SEAT_FIELDS, secret, pages: secret };
// @ts-expect-error nobody of that name
export const stranger: FieldsOf<Diary> = { ...SEAT_FIELDS, pages, secret: friends };
export const state: FieldsOf<Omit<State, 'seats'>> = STATE_FIELDS;
