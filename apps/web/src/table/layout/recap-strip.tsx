import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAhead } from '../ahead/use-ahead.ts';
import { useIsPast } from '../log/log-context.ts';
import { hasOwnEntry, recapOf } from '../log/recap.ts';
import { useFirstLines } from '../log/use-first-lines.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useAim, useHeld, usePart, useSnapshot } from '../state/use-cells.ts';
import styles from './recap-strip.module.css';

/** Whether the player does something just now, or reads the log: then what happened before has been heard. */
function useIsHeard(): boolean {
  const isHolding = useHeld() !== null;
  const isAiming = useAim() !== null;
  const isSending = useSnapshot(({ onTheirWay }) => onTheirWay > 0);
  const isReading = usePart('board') === 'log';
  return isHolding || isAiming || isSending || isReading;
}

/** Where the log is not in sight: what others have done since the own last turn, until the player goes on. */
export function RecapStrip() {
  const { seat, legal, names, words, part, readFrom } = useTable();
  const isTrying = (useAhead()?.now.study ?? null) !== null;
  const isPast = useIsPast();
  const isAsked = seat !== null && legal.length > 0 && !isPast && !isTrying;
  const { lines } = useSnapshot(({ log }) => log);
  useFirstLines(isAsked && !hasOwnEntry(lines, seat));
  const isHeard = useIsHeard();
  const last = lines.at(-1)?.number ?? 0;
  const [readTo, setReadTo] = useState(0);
  if (isHeard && readTo < last) setReadTo(last);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const hear = ({ target }: MouseEvent): void => {
      if (target instanceof Node && strip.current?.contains(target) === false) setReadTo(last);
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [last]);
  const recap = useMemo(
    () => (isAsked ? recapOf(lines, seat, readTo, names) : null),
    [isAsked, lines, seat, readTo, names],
  );
  if (recap === null) return null;
  const read = (): void => {
    readFrom.set(recap.from);
    part.set('log');
  };
  return (
    <section ref={strip} className={styles.strip} aria-label={words.recap}>
      <button type="button" className={styles.read} title={words.recapInLog} onClick={read}>
        <strong className={styles.title}>{words.recap}</strong>
        {recap.messages.map((message, index) => (
          <span key={index} className={styles.line}>
            <RichText message={message} as="smallSigns" />
          </span>
        ))}
      </button>
      <IconButton icon="close" label={words.close} onClick={() => setReadTo(last)} />
    </section>
  );
}
