import { listProvenance, type Provenance, provenanceCounts, shippedPack } from '@altiplano/pack';
import { useState } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Panel } from '../ui/panel.tsx';
import { ValueTable } from './value-table.tsx';
import { byTable } from './by-table.ts';
import styles from './values.module.css';

const SOURCES = ['book', 'derived', 'seen', 'ours'] as const satisfies readonly Provenance[];
const ROWS = listProvenance(shippedPack);
const COUNTS = provenanceCounts(shippedPack);

/** Every value of the shipped pack with its source, table by table. */
export function SourceTable() {
  const { values } = useWords();
  const { provenance } = useTexts();
  const [source, setSource] = useState<Provenance | 'all'>('ours');
  const groups = byTable(ROWS.filter((row) => source === 'all' || row.provenance === source));
  return (
    <>
      <Panel title={values.counts}>
        <dl className={styles.counts}>
          {SOURCES.map((one) => (
            <div key={one} className={styles.count}>
              <dt>
                <strong>{COUNTS[one]}</strong> {provenance.sources[one].name}
              </dt>
              <dd className={styles.says}>{provenance.sources[one].says}</dd>
            </div>
          ))}
        </dl>
        <SegmentedControl
          label={values.show}
          options={[
            ...SOURCES.map((one) => ({ value: one, label: provenance.sources[one].name })),
            { value: 'all' as const, label: values.all },
          ]}
          value={source}
          onChange={setSource}
        />
      </Panel>
      {groups.map(({ table, rows }) => (
        <details key={table} className={styles.group}>
          <summary className={styles.summary}>
            {provenance.tables[table] ?? table} <span className={styles.says}>{rows.length}</span>
          </summary>
          <p className={styles.why}>{provenance.why[table]}</p>
          <ValueTable table={table} rows={rows} />
        </details>
      ))}
    </>
  );
}
