import type { Trouble } from '@altiplano/protocol';
import { type FormEvent, type HTMLInputAutoCompleteAttribute, useState } from 'react';
import { TextField } from '../setup/text-field.tsx';
import { Button } from '../ui/button.tsx';
import styles from './name-form.module.css';
import { useTroubleWords } from './use-trouble-words.ts';

interface OneLineFormProps {
  label: string;
  button: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  most?: number;
  /** Null if it was done, or why not. */
  send: (typed: string) => Promise<Trouble | null>;
}

/** A line to type in and a button that sends it; what is wrong is said beside it. */
export function OneLineForm({ label, button, autoComplete, most, send }: OneLineFormProps) {
  const words = useTroubleWords();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trouble = await send(typed);
    setWrong(trouble === null ? undefined : words(trouble));
  };
  return (
    <form className={styles.line} onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        value={typed}
        wrong={wrong}
        autoComplete={autoComplete}
        {...(most !== undefined && { most })}
        onChange={(text) => {
          setTyped(text);
          setWrong(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        {button}
      </Button>
    </form>
  );
}
