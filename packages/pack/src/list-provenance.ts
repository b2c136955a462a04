import { GOODS } from '@altiplano/rules';
import { readablePath, type Steps } from './check/problem.ts';
import { type Pack, PARTS, TABLES } from './pack.ts';
import { isProvenance, type Provenance, PROVENANCES } from './provenance.ts';

/** One value of a pack, where it stands and where it comes from. */
export interface ProvenanceRow {
  readonly path: string;
  readonly value: unknown;
  readonly provenance: Provenance;
}

/** Numbers, words, lists of them, and what a card does count as one value each, unless their parts differ in source. */
function isOneValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object');
  return 'verb' in value || 'pays' in value;
}

type Take = (path: Steps, value: unknown, provenance: Provenance) => void;

function walk(value: unknown, provenance: unknown, path: Steps, take: Take): void {
  const word = isProvenance(provenance) ? provenance : null;
  if (word !== null && isOneValue(value)) {
    take(path, value, word);
    return;
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value as object);
  for (const [step, part] of entries) {
    // What a card does is no value; its numbers are.
    if (part === undefined || step === 'verb') continue;
    const source = word ?? (provenance as Record<string | number, unknown>)[step];
    walk(part, source, [...path, step], take);
  }
}

function walkRow(row: object, path: Steps, take: Take): void {
  const { id: _id, provenance, ...values } = row as Record<string, unknown>;
  walk(values, provenance, path, take);
}

/** Every value of a checked pack with its provenance, in the order of the pack's chapters. */
export function listProvenance(pack: Pack): ProvenanceRow[] {
  const rows: ProvenanceRow[] = [];
  const take: Take = (path, value, provenance) => {
    rows.push({ path: readablePath(pack, path), value, provenance });
  };
  for (const good of GOODS) walkRow(pack.goods[good], ['goods', good], take);
  for (const name of PARTS) {
    if (pack[name] !== undefined) walk(pack[name], pack.provenance[name], [name], take);
  }
  for (const table of TABLES) {
    pack[table].forEach((row, index) => walkRow(row, [table, index], take));
  }
  return rows;
}

/** How many values of a checked pack come from where. */
export function provenanceCounts(pack: Pack): Readonly<Record<Provenance, number>> {
  const counts = Object.fromEntries(PROVENANCES.map((word) => [word, 0])) as Record<Provenance, number>;
  for (const { provenance } of listProvenance(pack)) counts[provenance]++;
  return counts;
}
