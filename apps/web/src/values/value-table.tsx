import { type ProvenanceRow, shippedPack } from '@altiplano/pack';
import { CARD_TABLES, type CardTable, type Message, naming } from '@altiplano/text';
import { useTexts, useWords } from '../app/language/language.tsx';
import { Rich } from '../text/rich.tsx';
import { placeIn } from './by-table.ts';
import styles from './values.module.css';
import { useValueWords } from './use-value-words.ts';

interface ValueTableProps {
  table: string;
  rows: readonly ProvenanceRow[];
}

function isCardTable(table: string): table is CardTable {
  return (CARD_TABLES as readonly string[]).includes(table);
}

/** Values of one table of the pack in words. */
export function ValueTable({ table, rows }: ValueTableProps) {
  const { values } = useWords();
  const texts = useTexts();
  const { provenance, words } = texts;
  const inWords = useValueWords();
  const names = naming(texts, shippedPack, []);
  const things: Readonly<Record<string, string>> = { ...words.things, ...words.locations };
  const nameOf = (row: string): Message => {
    if (isCardTable(table)) return [names.card(table, row)];
    if (table === 'extensionKinds') return [names.card('extensions', row)];
    return [things[row] ?? provenance.fields[row] ?? row];
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {values.what}
            </th>
            <th scope="col">{values.value}</th>
            <th scope="col">{values.source}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, value, provenance: source }, index) => {
            const { row, field } = placeIn(path);
            const isSame = (other: ProvenanceRow | undefined): boolean =>
              other !== undefined && placeIn(other.path).row === row;
            const span = rows.slice(index).findIndex((other) => !isSame(other));
            return (
              <tr key={path}>
                {!isSame(rows[index - 1]) && (
                  <th
                    scope="rowgroup"
                    rowSpan={span < 0 ? rows.length - index : span}
                    className={styles.place}
                  >
                    <Rich message={nameOf(row)} />
                  </th>
                )}
                <td className={styles.says}>{provenance.fields[field] ?? things[field] ?? field}</td>
                <td>
                  <Rich message={inWords(table, value)} />
                </td>
                <td>{provenance.sources[source].name}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
