import type { ChatLine } from '@altiplano/client';
import { useState } from 'react';
import { useWords } from '../../app/language/language.tsx';
import { TextField } from '../../setup/text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './lobby.module.css';

const LONGEST_LINE = 500;

interface LobbyChatProps {
  chat: readonly ChatLine[];
  onSay: (text: string) => void;
}

/** What people at the table say to each other. */
export function LobbyChat({ chat, onSay }: LobbyChatProps) {
  const { online } = useWords();
  const [typed, setTyped] = useState('');
  return (
    <Panel title={online.chat}>
      <ol className={styles.lines} aria-live="polite">
        {chat.map(({ number, person, text }) => (
          <li key={number}>
            <strong>{person.name}:</strong> {text}
          </li>
        ))}
      </ol>
      <form
        className={styles.say}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          onSay(typed.trim());
          setTyped('');
        }}
      >
        <TextField label={online.say} value={typed} most={LONGEST_LINE} onChange={setTyped} />
        <Button type="submit">{online.send}</Button>
      </form>
    </Panel>
  );
}
