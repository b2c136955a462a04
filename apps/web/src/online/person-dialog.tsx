import type { Person } from '@altiplano/protocol';
import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { useTell } from '../app/toasts.tsx';
import { TextField } from '../setup/text-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CodeForOther } from './code-for-other.tsx';
import { OneLineForm } from './one-line-form.tsx';
import styles from './person-dialog.module.css';
import { claimCode, signOut, takeName } from './session.ts';
import { useTroubleWords } from './use-trouble-words.ts';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

type Page = 'person' | 'code' | 'signOut';

/** Who one is to the server: another name, another device, another person, nobody. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const [page, setPage] = useState<Page>('person');
  switch (page) {
    case 'person':
      return <NamePage person={person} onClose={onClose} onPage={setPage} />;
    case 'code':
      return <OtherCodePage person={person} onClose={onClose} />;
    case 'signOut':
      return <SignOutPage person={person} onClose={onClose} />;
  }
}

function NamePage({ person, onClose, onPage }: PersonDialogProps & { onPage: (page: Page) => void }) {
  const { online, shell } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const [name, setName] = useState(person.name);
  const rename = async (): Promise<void> => {
    const trouble = await takeName(name);
    if (trouble === null) onClose();
    else tell(words(trouble), 'bad');
  };
  return (
    <Dialog
      open
      title={online.you}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" tone="bad" onClick={() => onPage('signOut')}>
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
        <CodeForOther />
        <Button variant="quiet" onClick={() => onPage('code')}>
          {online.otherCode}
        </Button>
      </div>
    </Dialog>
  );
}

/** Somebody else's code: whoever uses it gives up who they are here, and is told so first. */
function OtherCodePage({ person, onClose }: PersonDialogProps) {
  const { online, shell } = useWords();
  return (
    <Dialog open title={online.codeTitle} closeLabel={shell.close} onClose={onClose}>
      <div className={styles.fields}>
        <p>{online.codeSays}</p>
        <p className={styles.warning}>{online.otherCodeWarns(person.name)}</p>
        <OneLineForm
          label={online.code}
          button={online.otherCodeUse}
          autoComplete="one-time-code"
          send={claimCode}
        />
      </div>
    </Dialog>
  );
}

function SignOutPage({ person, onClose }: PersonDialogProps) {
  const { online, shell } = useWords();
  return (
    <Dialog
      open
      title={online.signOutTitle}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button variant="primary" tone="bad" onClick={() => void signOut()}>
            {online.signOut}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.warning}>{online.signOutWarns(person.name)}</p>
        <CodeForOther />
      </div>
    </Dialog>
  );
}
