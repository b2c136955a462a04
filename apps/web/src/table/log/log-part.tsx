import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RollbackButton } from '../online/consent/rollback-button.tsx';
import { useFrame } from '../state/frame.ts';
import { useSnapshot } from '../state/use-cells.ts';
import { useLogJumps } from './log-context.ts';
import { logEntries } from './log-entries.ts';
import { EVERYTHING, type LogFilter, passes, roundsSoFar } from './log-filter.ts';
import { LogFilters } from './log-filters.tsx';
import { LogLines } from './log-lines.tsx';
import styles from './log-part.module.css';
import { useFirstLines } from './use-first-lines.ts';

/** So many lines are drawn at first, and so many more whenever one comes near to their end. */
const SHOWN_AT_ONCE = 40;

/** What happened, the newest line at the foot: whose, about what and of which round one likes. */
export function LogPart() {
  const { words, store, online } = useFrame();
  const log = useSnapshot((snapshot) => snapshot.log);
  const jumps = useLogJumps();
  const [filter, setFilter] = useState(EVERYTHING);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { isComplete } = log;
  const lines = jumps?.lines ?? log.lines;
  const at = jumps?.at ?? null;
  const isAlone = online === null;
  const entries = useMemo(() => logEntries(lines, isAlone), [lines, isAlone]);
  const rounds = useMemo(() => roundsSoFar(entries), [entries]);
  const passed = useMemo(() => entries.filter((line) => passes(line, filter)), [entries, filter]);
  const shown = useMemo(() => around(passed, at, most), [passed, at, most]);
  const box = useRef<HTMLDivElement>(null);
  useFirstLines((jumps?.lines ?? null) === null);
  // Where it is put aside for another part of the table, it begins anew each time.
  useEffect(
    () => () => {
      setFilter(EVERYTHING);
      setMost(SHOWN_AT_ONCE);
    },
    [],
  );
  const isAll = isComplete && shown.length === passed.length;
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
  useLooking(box, at);
  useReading(box);
  const onScroll = (): void => {
    if (!isAll && isNearEnd(box.current, at !== null)) older();
  };
  return (
    <section className={styles.log} aria-label={words.log} data-part="log" tabIndex={-1}>
      <div className={styles.head}>
        <LogFilters filter={filter} rounds={rounds} onChange={change} />
        {at === null && <RollbackButton />}
      </div>
      <div className={styles.lines} ref={box} onScroll={onScroll}>
        <div className={styles.story}>
          {(!isComplete || shown[0] !== passed[0]) && (
            <Button variant="quiet" onClick={older}>
              {words.logOlder}
            </Button>
          )}
          <LogLines lines={shown} />
          {isComplete && shown.length === 0 && filter !== EVERYTHING && (
            <p className={styles.none}>{words.logNone}</p>
          )}
        </div>
      </div>
    </section>
  );
}

type Lines = ReturnType<typeof logEntries>;

/** The oldest lines go so many together: if one went with every new one, all others would move each time. */
const LEAVING = 5;

/** The last lines; if one looks at an earlier moment, those around it. */
function around(lines: Lines, at: number | null, most: number): Lines {
  const found = at === null ? -1 : lines.findIndex(({ number }) => number >= at);
  const middle = found < 0 ? lines.length : found;
  const to = Math.min(lines.length, Math.max(most, middle + Math.ceil(most / 2)));
  return lines.slice(Math.max(0, Math.ceil((to - most) / LEAVING) * LEAVING), to);
}

/** Nearer to the end of what is drawn than this, in pixels, one goes on reading. */
const AHEAD = 300;

/** Whether one reads near the oldest line that is drawn; near the newest as well, where later ones may be left out. */
function isNearEnd(box: HTMLElement | null, hasLater: boolean): boolean {
  if (box === null) return false;
  // The list is scrolled from its foot: zero there, and less above.
  const above = box.scrollHeight - box.clientHeight + box.scrollTop;
  return above < AHEAD || (hasLater && -box.scrollTop < AHEAD);
}

/** How far below the top of a list something in it begins. */
function topOf(thing: HTMLElement, list: HTMLElement): number {
  const parent = thing.offsetParent;
  return thing.offsetTop + (parent instanceof HTMLElement && parent !== list ? topOf(parent, list) : 0);
}

/** Brings the line of the moment that is looked at into sight; back in the present, the newest. */
function useLooking(box: RefObject<HTMLElement | null>, at: number | null): void {
  const hasLooked = useRef(false);
  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const isBack = at === null && hasLooked.current;
    hasLooked.current = at !== null;
    const current = at === null ? null : list.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`: on a phone that would move the whole page as well.
    if (current !== null) list.scrollTop = topOf(current, list) - list.clientHeight / 2;
    else if (isBack) list.scrollTop = 0;
  }, [box, at]);
}

/** Room for the heading of a round, which stays above its lines. */
const HEADING = 28;

/** Begins where somebody was told to read on, once. */
function useReading(box: RefObject<HTMLElement | null>): void {
  const { readFrom } = useFrame();
  useEffect(() => {
    const read = (): void => {
      const from = readFrom.getSnapshot();
      const list = box.current;
      if (from === null || list === null) return;
      readFrom.set(null);
      const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')];
      const first = lines.find(({ dataset }) => Number(dataset['line']) >= from);
      if (first === undefined) return;
      list.scrollTop = topOf(first, list) - HEADING;
      first.querySelector('button')?.focus({ preventScroll: true });
    };
    read();
    return readFrom.subscribe(read);
  }, [box, readFrom]);
}
