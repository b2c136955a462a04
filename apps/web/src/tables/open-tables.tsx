import type { ListedTable } from '@altiplano/protocol';
import { useEffect, useRef } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { api } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { summaryOf } from '../setup/summary.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './tables.module.css';
import { useTableList } from './use-table-list.ts';

/** How often the list looks for new tables by itself, in milliseconds, as long as it is one page. */
const EVERY = 15_000;
const SHORT = 20;

/** The tables that anyone may join. */
export function OpenTables() {
  const { online, shell } = useWords();
  const words = useTroubleWords();
  const { tables, trouble, hasMore, more, refresh } = useTableList(api.openTables);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  // Whoever has asked for more is reading, and must not lose the place.
  const isShort = tables === null || tables.length <= SHORT;
  useEffect(() => {
    if (!isShort) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, EVERY);
    return () => clearInterval(timer);
  }, [isShort]);
  return (
    <Panel title={online.open} aside={<IconButton icon="redo" label={online.refresh} onClick={refresh} />}>
      {trouble !== null && <p>{words(trouble)}</p>}
      {trouble === null && tables === null && <p aria-busy>{shell.loading}</p>}
      {tables?.length === 0 && <p className={styles.says}>{online.noneOpen}</p>}
      <ul className={styles.list}>
        {tables?.map((table) => (
          <OpenTable key={table.table} listed={table} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" onClick={more}>
          {online.more}
        </Button>
      )}
    </Panel>
  );
}

function OpenTable({ listed: { table, title, seatsFree, summary } }: { listed: ListedTable }) {
  const words = useWords();
  const { online } = words;
  const texts = useTexts();
  const host = summary.seats.find(({ person }) => person?.id === summary.host)?.person?.name ?? '';
  return (
    <li className={styles.table}>
      <div className={styles.about}>
        <strong>{title || online.tableOf(host)}</strong>
        <span className={styles.says}>
          {[...summaryOf(summary.settings, texts, words), online.seatsFree(seatsFree)].join(' · ')}
        </span>
      </div>
      <LinkButton to={{ screen: 'table', table }}>{online.join}</LinkButton>
    </li>
  );
}
