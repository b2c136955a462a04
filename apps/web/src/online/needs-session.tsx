import type { Person } from '@altiplano/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { Button } from '../ui/button.tsx';
import { NameForm } from './name-form.tsx';
import styles from './needs-session.module.css';
import { askWhoIAm, useSession } from './session.ts';
import { useTroubleWords } from './use-trouble-words.ts';

interface NeedsSessionProps {
  /** Why a name is asked for. */
  says: string;
  children: (person: Person) => ReactNode;
}

/** Shows what needs a name as soon as there is one; without a server it says so and what can be played meanwhile. */
export function NeedsSession({ says, children }: NeedsSessionProps) {
  const { online, shell } = useWords();
  const words = useTroubleWords();
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return <p aria-busy>{shell.loading}</p>;
    case 'nobody':
      return <NameForm says={says} />;
    case 'somebody':
      return children(session.person);
    case 'unreachable':
      return (
        <div className={styles.unreachable}>
          <p>{words(session.trouble)}</p>
          <p>{online.meanwhile}</p>
          <div className={styles.ways}>
            <Button icon="redo" onClick={() => void askWhoIAm()}>
              {online.tryAgain}
            </Button>
            <LinkButton to={{ screen: 'newGame' }} variant="primary">
              {shell.places.newGame}
            </LinkButton>
          </div>
        </div>
      );
  }
}
