import { useEffect, useRef } from 'react';
import { Select } from '../../setup/select.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useFrame } from '../state/frame.ts';
import { LOG_KINDS, type LogFilter, type LogKind } from './log-filter.ts';
import styles from './log-part.module.css';

interface LogFiltersProps {
  filter: LogFilter;
  /** The rounds so far. */
  rounds: readonly number[];
  onChange: (filter: LogFilter) => void;
}

const ALL = '';

function numberOf(value: string): number | null {
  return value === ALL ? null : Number(value);
}

/** Chooses which lines of the log are shown: whose, about what, of which round. */
export function LogFilters({ filter, rounds, onChange }: LogFiltersProps) {
  const { words, seatNames } = useFrame();
  const { seat, kind, round } = filter;
  const chosen = [
    ...(seat === null ? [] : [seatNames[seat] ?? '']),
    ...(kind === null ? [] : [words.logKinds[kind]]),
    ...(round === null ? [] : [words.round(round)]),
  ];
  const details = useRef<HTMLDetailsElement>(null);
  // Put aside, it is folded.
  useEffect(() => {
    const { current: folded } = details;
    return () => {
      if (folded !== null) folded.open = false;
    };
  }, []);
  return (
    <details ref={details} className={styles.filter}>
      <summary className={styles.chosen}>
        <Icon name="search" size={16} />
        {chosen.length === 0 ? words.logFilter : words.logOnly(chosen.join(' · '))}
      </summary>
      <div className={styles.filters}>
        <Select
          label={words.logOf}
          labelHidden
          value={String(seat ?? ALL)}
          options={[
            { value: ALL, label: words.logAll },
            ...seatNames.map((name, index) => ({ value: String(index), label: name })),
          ]}
          onChange={(value) => onChange({ ...filter, seat: numberOf(value) })}
        />
        <Select
          label={words.logAbout}
          labelHidden
          value={kind ?? ALL}
          options={[
            { value: ALL, label: words.logEverything },
            ...LOG_KINDS.map((each) => ({ value: each, label: words.logKinds[each] })),
          ]}
          onChange={(value) => onChange({ ...filter, kind: value === ALL ? null : (value as LogKind) })}
        />
        <Select
          label={words.logIn}
          labelHidden
          value={String(round ?? ALL)}
          options={[
            { value: ALL, label: words.logAllRounds },
            ...rounds.map((each) => ({ value: String(each), label: words.round(each) })),
          ]}
          onChange={(value) => onChange({ ...filter, round: numberOf(value) })}
        />
      </div>
    </details>
  );
}
