import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RollbackButton } from '../company/consent/rollback-button.tsx';
import { useFrame } from '../state/frame.ts';
import { useSnapshot } from '../state/use-cells.ts';
import { useLogJumps } from './log-context.ts';
import { logEntries } from './log-entries.ts';
import { EVERYTHING, type LogFilter, passes } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LogLines } from './log-lines.tsx';
import styles from './log-part.module.css';

/** So many lines are drawn at first, and more when they are asked for. */
const SHOWN_AT_ONCE = 200;
/** Who comes back to a table wants to see what happened last. */
const FIRST_LINES = 20;

/** What happened, the newest line at the foot: whose, about what and of which round one likes. */
export function LogPart() {
  const { words, store } = useFrame();
  const log = useSnapshot((snapshot) => snapshot.log);
  const jumps = useLogJumps();
  const [filter, setFilter] = useState(EVERYTHING);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { isComplete } = log;
  const lines = jumps?.lines ?? log.lines;
  const at = jumps?.at ?? null;
  const entries = useMemo(() => logEntries(lines), [lines]);
  const rounds = useMemo(() => roundsOf(entries), [entries]);
  const passed = useMemo(() => entries.filter((line) => passes(line, filter)), [entries, filter]);
  const shown = useMemo(() => window(passed, at, most), [passed, at, most]);
  const box = useRef<HTMLDivElement>(null);
  useFirstLines(lines.length, isComplete);
  const onScroll = useFollowing(box, shown, at);
  const change = (next: LogFilter): void => {
    setFilter(next);
    // What is looked for may be long ago.
    if (next !== EVERYTHING) void loadAll();
  };
  const loadAll = async (): Promise<void> => {
    while (!store.getSnapshot().log.isComplete) if ((await store.loadLog()) !== null) return;
  };
  const older = (): void => {
    setMost(most + SHOWN_AT_ONCE);
    if (shown.length === passed.length) void store.loadLog();
  };
  return (
    <section className={styles.log} aria-label={words.log} data-part="log" tabIndex={-1}>
      <LogFilters filter={filter} rounds={rounds} onChange={change} />
      <div className={styles.lines} ref={box} onScroll={onScroll}>
        {(!isComplete || shown[0] !== passed[0]) && (
          <Button variant="quiet" onClick={older}>
            {words.logOlder}
          </Button>
        )}
        <LogLines lines={shown} />
        {isComplete && shown.length === 0 && <p className={styles.none}>{words.logNone}</p>}
      </div>
      {at === null && <RollbackButton />}
    </section>
  );
}

type Lines = ReturnType<typeof logEntries>;

function roundsOf(lines: Lines): number[] {
  return [...new Set(lines.flatMap(({ round }) => (round === null ? [] : [round])))];
}

/** The last lines; if one looks at an earlier moment, those around it. */
function window(lines: Lines, at: number | null, most: number): Lines {
  const found = at === null ? -1 : lines.findIndex(({ number }) => number >= at);
  const middle = found < 0 ? lines.length : found;
  const to = Math.min(lines.length, Math.max(most, middle + Math.ceil(most / 2)));
  return lines.slice(Math.max(0, to - most), to);
}

function useFirstLines(known: number, isComplete: boolean): void {
  const { store } = useFrame();
  const isWanted = known < FIRST_LINES && !isComplete;
  useEffect(() => {
    if (isWanted) void store.loadLog();
  }, [store, isWanted]);
}

/** Nearer to the foot than this, in pixels, one reads the newest lines. */
const NEAR = 60;

/** Keeps the newest line in sight for who reads there, or the one that is looked at; to be told of scrolling. */
function useFollowing(box: RefObject<HTMLElement | null>, lines: Lines, at: number | null): () => void {
  const last = lines.at(-1)?.number;
  const isAtFoot = useRef(true);
  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const current = list.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`: on a phone that would move the whole page as well.
    if (current !== null) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    else if (isAtFoot.current) list.scrollTop = list.scrollHeight;
  }, [box, last, at]);
  return () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isAtFoot.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
}
