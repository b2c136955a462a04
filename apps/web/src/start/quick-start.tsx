import { useEffect, useState } from 'react';
import { fetchGameAhead } from '../app/fetch-ahead.ts';
import { useLanguage, useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { useTell } from '../app/toasts.tsx';
import { Button } from '../ui/button.tsx';
import { lastGame } from '../local/last-game.ts';
import styles from './quick-start.module.css';

/** What comes next is most likely a game: it is fetched while the reader reads. */
const READS = 1500;

/** Into a first game with one press, or back into the last one. */
export function QuickStart() {
  const { start, newGame } = useWords();
  const language = useLanguage();
  const tell = useTell();
  const [isStarting, setStarting] = useState(false);
  const [resumed] = useState(lastGame);
  const { quick } = start;
  useEffect(() => {
    const timer = setTimeout(() => fetchGameAhead(language), READS);
    return () => clearTimeout(timer);
  }, [language]);
  const begin = async (): Promise<void> => {
    setStarting(true);
    const { beginQuickGame } = await import('./begin-quick-game.ts');
    const game = await beginQuickGame(newGame.you);
    if (game !== null) return navigate({ screen: 'localGame', game });
    setStarting(false);
    tell(quick.failed, 'bad');
  };
  return (
    <div className={styles.quick}>
      {resumed !== null && (
        <div className={styles.resume}>
          <LinkButton to={{ screen: 'localGame', game: resumed }} variant="primary" icon="play">
            {quick.resume}
          </LinkButton>
          <p className={styles.says}>{quick.resumeSays}</p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          variant={resumed === null ? 'primary' : 'secondary'}
          icon="play"
          onClick={() => !isStarting && void begin()}
        >
          {isStarting ? quick.starting : quick.play}
        </Button>
        <LinkButton to={{ screen: 'newGame' }} variant="quiet" icon="settings">
          {quick.choose}
        </LinkButton>
      </div>
      <p className={styles.says}>{quick.says}</p>
    </div>
  );
}
