import { useWords } from '../app/language/language.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { NeedsSession } from '../online/needs-session.tsx';
import { useSession } from '../online/session.ts';
import { WhoIAm } from '../online/who-i-am.tsx';
import { CreateTable } from './create-table.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { OpenTables } from './open-tables.tsx';
import styles from './tables.module.css';

/** Playing online: a table of one's own, one that is open, or one by its link. */
export function TablesScreen() {
  const { online } = useWords();
  const session = useSession();
  return (
    <ScreenFrame
      width="wide"
      title={online.title}
      intro={online.intro}
      aside={session.is === 'somebody' && <WhoIAm key={session.person.name} person={session.person} />}
    >
      <NeedsSession says={online.nameSays}>
        {(person) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <CreateTable person={person} />
            </div>
            <div className={styles.column}>
              <OpenTables />
              <JoinByLink />
            </div>
          </div>
        )}
      </NeedsSession>
    </ScreenFrame>
  );
}
