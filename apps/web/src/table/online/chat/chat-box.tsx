import type { ChatLine, TableStore } from '@altiplano/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../setup/text-field.tsx';
import { Button } from '../../../ui/button.tsx';
import type { OnlineWords } from '../words/en.ts';
import styles from './chat-box.module.css';
import { ChatLines } from './chat-lines.tsx';
import { useReading } from './use-unread.ts';

const LONGEST_LINE = 500;

interface ChatBoxProps {
  store: Pick<TableStore, 'say'>;
  chat: readonly ChatLine[];
  table: string;
  /** Who sits at the table; the others look on. */
  seated: readonly string[];
  words: OnlineWords;
  language: string;
}

/** Chat of the people at a table, and a line to say something. */
export function ChatBox({ store, chat, table, seated, words, language }: ChatBoxProps) {
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState<readonly { key: number; text: string }[]>([]);
  const lines = useRef<HTMLDivElement>(null);
  useReading(chat, table);
  useEffect(() => {
    // In a dialog that is just being opened nothing has a height yet.
    const frame = requestAnimationFrame(() => lines.current?.scrollTo({ top: lines.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [chat, sending]);
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    const key = performance.now();
    setTyped('');
    setSending((waiting) => [...waiting, { key, text }]);
    const trouble = await store.say(text);
    setSending((waiting) => waiting.filter((one) => one.key !== key));
    // What was refused can be said again.
    if (trouble !== null) setTyped((now) => (now === '' ? text : now));
  };
  return (
    <div className={styles.chat}>
      <div
        ref={lines}
        className={styles.lines}
        tabIndex={0}
        role="log"
        aria-label={words.chat}
        aria-live="off"
      >
        {chat.length === 0 && sending.length === 0 && <p className={styles.soft}>{words.chatEmpty}</p>}
        <ChatLines chat={chat} seated={seated} words={words} language={language} />
        {sending.map(({ key, text }) => (
          <p key={key} className={styles.line}>
            {text} <span className={styles.soft}>{words.sending}</span>
          </p>
        ))}
      </div>
      <form className={styles.say} onSubmit={(event) => void say(event)}>
        <TextField
          label={words.say}
          labelHidden
          placeholder={words.say}
          value={typed}
          most={LONGEST_LINE}
          onChange={setTyped}
        />
        <Button type="submit">{words.send}</Button>
      </form>
    </div>
  );
}
