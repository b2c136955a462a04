import type { Trouble } from '@altiplano/protocol';
import { type FormEvent, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { TextField } from '../setup/text-field.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { claimCode, takeName } from './session.ts';
import styles from './name-form.module.css';
import { useTroubleWords } from './use-trouble-words.ts';

const LONGEST_NAME = 24;

/** Asks for a name, which is all that playing online needs; or for a code from another device. */
export function NameForm({ says }: { says: string }) {
  const { online } = useWords();
  const [isCode, setCode] = useState(false);
  return (
    <Panel title={isCode ? online.codeTitle : online.nameTitle}>
      <p className={styles.says}>{isCode ? online.codeSays : says}</p>
      {isCode ? (
        <OneLine key="code" label={online.code} button={online.useCode} send={claimCode} />
      ) : (
        <OneLine
          key="name"
          label={online.name}
          button={online.takeName}
          most={LONGEST_NAME}
          send={takeName}
        />
      )}
      <Button variant="quiet" onClick={() => setCode(!isCode)}>
        {isCode ? online.withoutCode : online.withCode}
      </Button>
    </Panel>
  );
}

interface OneLineProps {
  label: string;
  button: string;
  most?: number;
  send: (typed: string) => Promise<Trouble | null>;
}

function OneLine({ label, button, most, send }: OneLineProps) {
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
        autoComplete={most === undefined ? 'one-time-code' : 'nickname'}
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
