import type { ProvenanceRow } from '@altiplano/pack';

export interface TableRows {
  readonly table: string;
  readonly rows: readonly ProvenanceRow[];
}

/** Values by the table of the pack that they stand in, in the pack's order. */
export function byTable(rows: readonly ProvenanceRow[]): TableRows[] {
  const groups = new Map<string, ProvenanceRow[]>();
  for (const row of rows) {
    const table = /^\w+/.exec(row.path)?.[0] ?? row.path;
    const group = groups.get(table) ?? [];
    group.push(row);
    groups.set(table, group);
  }
  return [...groups].map(([table, of]) => ({ table, rows: of }));
}

/** Where a value stands inside its table: the id of its row, or the name of its part, and the field in it. */
export function placeIn(path: string): { readonly row: string; readonly field: string } {
  const [, id, rest = ''] = /^\w+\[\d+\] \((.+?)\)\.?(.*)$/.exec(path) ?? [];
  if (id !== undefined) return { row: id, field: rest };
  const [, row = '', ...fields] = path.split('.');
  return { row, field: fields.join('.') };
}
