import type { ChatLine } from '@altiplano/client';
import { memo } from 'react';
import type { OnlineWords } from '../words/en.ts';
import styles from './chat-box.module.css';

interface ChatLinesProps {
  chat: readonly ChatLine[];
  seated: readonly string[];
  words: OnlineWords;
  language: string;
}

/** The lines of a chat, with the day where a new one begins. */
export const ChatLines = memo(function ChatLines({ chat, seated, words, language }: ChatLinesProps) {
  const day = (at: number): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  const time = (at: number): string => new Date(at).toLocaleTimeString(language, { timeStyle: 'short' });
  return chat.map(({ number, at, person, text }, index) => {
    const before = chat[index - 1];
    const isNewDay = day(at) !== (before === undefined ? day(Date.now()) : day(before.at));
    return (
      <div key={number}>
        {isNewDay && <p className={styles.day}>{day(at)}</p>}
        <p className={styles.line}>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {time(at)}
          </time>{' '}
          <strong>{person.name}</strong>
          {!seated.includes(person.id) && <span className={styles.soft}> ({words.onlooker})</span>}: {text}
        </p>
      </div>
    );
  });
});
