import { sentence } from '@altiplano/text';
import { useEffect, useRef } from 'react';
import { pointAt } from '../../ui/point-at.ts';
import { RichText } from '../message/rich-text.tsx';
import { insideOf } from '../message/inside-of.ts';
import { useTable } from '../state/at-table.ts';
import styles from './market-part.module.css';
import { Section } from './section.tsx';

/** The event in force; when another comes, the eye is drawn to it. */
export function EventPart() {
  const { seen, words, names, show } = useTable();
  const { event } = seen;
  const card = useRef<HTMLButtonElement>(null);
  const known = useRef(event);
  useEffect(() => {
    if (known.current !== event && card.current !== null) pointAt(card.current);
    known.current = event;
  }, [event]);
  return (
    <Section
      name="event"
      kind="event"
      title={words.event}
      aside={words.eventsLeft(seen.eventsLeft)}
      figure={seen.eventsLeft}
      height="line"
    >
      {event === null ? (
        <span className={styles.none}>{words.noEvent}</span>
      ) : (
        <button
          ref={card}
          type="button"
          className={styles.event}
          data-about={`card:events:${event}`}
          onClick={() => show({ kind: 'card', table: 'events', id: event, target: null })}
        >
          <RichText message={sentence(insideOf('events', event, names))} />
        </button>
      )}
    </Section>
  );
}
