import type { StoredGame } from '@altiplano/client';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { Panel } from '../ui/panel.tsx';
import { DeviceGameRow } from './device-game-row.tsx';
import { ImportGame } from './import-game.tsx';
import styles from './mine.module.css';

function isGoing({ status }: StoredGame): boolean {
  return status === 'running' || status === 'lobby';
}

/** The games that are kept on this device. */
export function DeviceGames() {
  const { mine, shell } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const [games, setGames] = useState<readonly StoredGame[] | null>(null);
  const refresh = useCallback(async () => {
    const listed = await device().games.list();
    if (isTrouble(listed)) tell(words(listed), 'bad');
    else setGames(listed);
  }, [tell, words]);
  useEffect(() => void refresh(), [refresh]);
  if (games === null) return <p aria-busy>{shell.loading}</p>;
  const groups = [
    { title: mine.running, games: games.filter(isGoing) },
    { title: mine.ended, games: games.filter((game) => !isGoing(game)) },
  ].filter((group) => group.games.length > 0);
  return (
    <>
      {groups.length === 0 && (
        <div className={styles.empty}>
          <p>{mine.none}</p>
          <LinkButton to={{ screen: 'newGame' }} variant="primary" icon="play">
            {mine.begin}
          </LinkButton>
        </div>
      )}
      {groups.map((group) => (
        <Panel key={group.title} title={group.title}>
          <ul className={styles.list}>
            {group.games.map((game) => (
              <DeviceGameRow key={game.table} game={game} onGone={() => void refresh()} />
            ))}
          </ul>
        </Panel>
      ))}
      <ImportGame />
    </>
  );
}
