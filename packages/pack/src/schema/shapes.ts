import * as z from 'zod';
import type { Sourced } from '../provenance.ts';

type ShapeOf<T> = { readonly [Field in keyof T]-?: z.ZodType<T[Field]> };

/** An object with exactly these fields; the type demands a schema for each. */
export function exactly<T>(shape: ShapeOf<T>): z.ZodType<T> {
  return z.strictObject(shape as unknown as z.ZodRawShape) as unknown as z.ZodType<T>;
}

/** A row: its fields and a provenance, whose shape depends on the values and is checked after them. */
export function row<Row>(shape: ShapeOf<Row>): z.ZodType<Sourced<Row>> {
  return exactly({ ...shape, provenance: z.unknown().optional() }) as unknown as z.ZodType<Sourced<Row>>;
}

type Verbs<Effect extends { verb: string }> = {
  readonly [Verb in Effect['verb']]: ShapeOf<Omit<Extract<Effect, { verb: Verb }>, 'verb'>>;
};

/** A closed vocabulary: every verb of the union, each with the fields that it needs. */
export function vocabulary<Effect extends { verb: string }>(verbs: Verbs<Effect>): z.ZodType<Effect> {
  const options = Object.entries(verbs).map(([verb, shape]) =>
    z.strictObject({ verb: z.literal(verb), ...(shape as z.ZodRawShape) }),
  );
  return z.discriminatedUnion('verb', options as [(typeof options)[0]]) as unknown as z.ZodType<Effect>;
}
