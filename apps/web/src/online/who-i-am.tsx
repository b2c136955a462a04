import { useState } from 'react';
import type { Code, Person } from '@altiplano/protocol';
import { useLanguage, useWords } from '../app/language/language.tsx';
import { useTell } from '../app/toasts.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../setup/text-field.tsx';
import { api, isTrouble } from './api.ts';
import { signOut, takeName } from './session.ts';
import { useTroubleWords } from './use-trouble-words.ts';
import styles from './who-i-am.module.css';

/** The name one plays under online, and a dialog to change it, take it to another device, or leave it. */
export function WhoIAm({ person }: { person: Person }) {
  const { online } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="user" onClick={() => setOpen(true)}>
        {person.name}
      </Button>
      {isOpen && <PersonDialog person={person} title={online.you} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PersonDialogProps {
  person: Person;
  title: string;
  onClose: () => void;
}

function PersonDialog({ person, title, onClose }: PersonDialogProps) {
  const { online, shell } = useWords();
  const language = useLanguage();
  const words = useTroubleWords();
  const tell = useTell();
  const [name, setName] = useState(person.name);
  const [code, setCode] = useState<Code | null>(null);
  const rename = async (): Promise<void> => {
    const trouble = await takeName(name);
    if (trouble === null) onClose();
    else tell(words(trouble), 'bad');
  };
  const makeCode = async (): Promise<void> => {
    const made = await api.makeCode();
    if (isTrouble(made)) tell(words(made), 'bad');
    else setCode(made);
  };
  const time = (at: number): string => new Date(at).toLocaleTimeString(language, { timeStyle: 'short' });
  return (
    <Dialog
      open
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" tone="bad" onClick={() => void signOut()}>
            {online.signOut}
          </Button>
          <Button variant="primary" onClick={() => void rename()}>
            {online.rename}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={online.name} value={name} most={24} onChange={setName} />
        <p>{online.otherDevice}</p>
        {code === null ? (
          <div>
            <Button onClick={() => void makeCode()}>{online.makeCode}</Button>
          </div>
        ) : (
          <p>
            <strong className={styles.code}>{code.code}</strong> {online.codeUntil(time(code.expires))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
