import type { LogLine } from '@altiplano/client';
import { deedMessage, lineMessage, type Message, story } from '@altiplano/text';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './log-part.module.css';

const MOST_SHOWN = 300;

/** What happened, the newest line at the foot. */
export function LogPart() {
  const { snapshot, words, store, seat } = useTable();
  const [who, setWho] = useState<'all' | 'mine'>('all');
  const { lines, isComplete } = snapshot.log;
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = foot.current?.parentElement;
    if (box !== null && box !== undefined) box.scrollTop = box.scrollHeight;
  }, [lines]);
  const shown = lines.filter((line) => who === 'all' || line.seat === seat).slice(-MOST_SHOWN);
  return (
    <section className={styles.log} aria-label={words.log}>
      {seat !== null && (
        <SegmentedControl
          label={words.log}
          labelHidden
          value={who}
          onChange={setWho}
          options={[
            { value: 'all', label: words.logAll },
            { value: 'mine', label: words.logMine },
          ]}
        />
      )}
      <div className={styles.lines}>
        {!isComplete && (
          <Button variant="quiet" onClick={() => void store.loadLog()}>
            {words.logOlder}
          </Button>
        )}
        {shown.map((line, index) => (
          <Line key={line.number} line={line} before={shown[index - 1]} />
        ))}
        <div ref={foot} />
      </div>
    </section>
  );
}

function Line({ line, before }: { line: LogLine; before: LogLine | undefined }) {
  const { names, words } = useTable();
  const messages = useMemo((): Message[] => {
    const deed = deedMessage(line.deed, names);
    const told = story(line.events, names).map((each) => lineMessage(each, names));
    return deed === null ? told : [deed, ...told];
  }, [line, names]);
  const isNewRound = line.round !== null && before?.round !== line.round;
  if (messages.length === 0) return null;
  return (
    <>
      {isNewRound && line.round !== null && <h4 className={styles.round}>{words.round(line.round)}</h4>}
      {messages.map((message, index) => (
        <p key={index} className={clsx(styles.line, line.void && styles.void)}>
          <RichText message={message} />
        </p>
      ))}
    </>
  );
}
