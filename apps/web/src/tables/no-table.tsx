import type { Trouble } from '@altiplano/protocol';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import styles from './tables.module.css';

/** There is nothing to see at this table: why, and where else to go. Without a trouble its host has closed it. */
export function NoTable({ trouble }: { trouble: Trouble | null }) {
  const { online, shell } = useWords();
  const words = useTroubleWords();
  return (
    <Shell route={{ screen: 'tables' }}>
      <ScreenFrame
        title={trouble === null ? online.abandoned : online.gone}
        intro={trouble === null ? online.abandonedSays : words(trouble)}
      >
        <div className={styles.line}>
          <LinkButton to={{ screen: 'tables' }} variant="primary">
            {online.toTables}
          </LinkButton>
          <LinkButton to={{ screen: 'mine' }}>{shell.places.mine}</LinkButton>
        </div>
      </ScreenFrame>
    </Shell>
  );
}
