import { GOODS } from '@altiplano/rules';
import { type Pack, PARTS, TABLES } from '../pack.ts';
import { isProvenance, PROVENANCES } from '../provenance.ts';
import { part, type Report, shown, type Steps } from './problem.ts';

/** Provenance must be a word, or have exactly the parts that the value has. */
function checkAgainst(value: unknown, provenance: unknown, path: Steps, report: Report): void {
  if (isProvenance(provenance)) return;
  if (provenance === undefined) report(path, 'noProvenance');
  else if (typeof provenance !== 'object' || provenance === null) {
    report(path, 'unknownProvenance', { is: shown(provenance), words: PROVENANCES.join(', ') });
  } else if (typeof value !== 'object' || value === null) {
    report(path, 'provenanceWord', { words: PROVENANCES.join(', '), is: shown(provenance) });
  } else if (Array.isArray(value) !== Array.isArray(provenance)) {
    report(path, 'provenanceShape', { wanted: shown(value), is: shown(provenance) });
  } else {
    const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    for (const step of steps)
      checkAgainst(part(value, step), part(provenance, step), [...path, step], report);
    for (const key of Object.keys(provenance)) {
      if (!Object.hasOwn(value, key)) {
        report([...path, Array.isArray(value) ? Number(key) : key], 'provenanceOfNothing');
      }
    }
  }
}

function checkRow(row: object, path: Steps, report: Report): void {
  const { id: _id, provenance, ...values } = row as Record<string, unknown>;
  for (const [key, value] of Object.entries(values)) if (value === undefined) delete values[key];
  checkAgainst(values, provenance, [...path, 'provenance'], report);
}

/** Every value of the pack says where it comes from, and nothing else does. */
export function checkProvenance(pack: Pack, report: Report): void {
  for (const name of PARTS) {
    const path = ['provenance', name];
    if (pack[name] !== undefined) checkAgainst(pack[name], pack.provenance[name], path, report);
    else if (pack.provenance[name] !== undefined) report(path, 'provenanceOfNothing');
  }
  for (const good of GOODS) checkRow(pack.goods[good], ['goods', good], report);
  for (const table of TABLES) {
    pack[table].forEach((row, index) => checkRow(row, [table, index], report));
  }
}
