/** Where a value comes from: a rulebook's text, its wording, one public review, or our own design. */
export const PROVENANCES = ['book', 'derived', 'seen', 'ours'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** One word for the whole of a value, or the same again for each of its parts. */
export type ProvenanceOf<T> =
  | Provenance
  | (T extends object ? { readonly [Part in keyof T]: ProvenanceOf<T[Part]> } : never);

/** A row that says of everything but its id where it comes from. */
export type Sourced<Row> = Row & { readonly provenance: ProvenanceOf<Omit<Row, 'id'>> };

export function isProvenance(value: unknown): value is Provenance {
  return (PROVENANCES as readonly unknown[]).includes(value);
}
