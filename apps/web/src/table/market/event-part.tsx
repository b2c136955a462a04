import { sentence } from '@altiplano/text';
import { useRef } from 'react';
import { RichText } from '../message/rich-text.tsx';
import { insideOf } from '../message/inside-of.ts';
import { useTable } from '../state/at-table.ts';
import styles from './market-part.module.css';
import { Section } from './section.tsx';
import { useNewInSight } from './use-new-in-sight.ts';

/** The event in force. */
export function EventPart() {
  const { seen, words, names, show } = useTable();
  const { event } = seen;
  const card = useRef<HTMLButtonElement>(null);
  useNewInSight(card, event);
  return (
    <Section
      name="event"
      kind="event"
      title={words.event}
      aside={words.eventsLeft(seen.eventsLeft)}
      figure={seen.eventsLeft}
      isLow
    >
      {event === null ? (
        <span className={styles.none}>{words.noEvent}</span>
      ) : (
        <button
          ref={card}
          type="button"
          className={styles.event}
          data-about={`card:events:${event}`}
          onClick={() => show({ kind: 'card', table: 'events', id: event, spot: null })}
        >
          <RichText message={sentence(insideOf('events', event, names))} />
        </button>
      )}
    </Section>
  );
}
