import type { StoredGame } from '@altiplano/client';
import { useEffect, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Link } from '../app/navigation/link.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { device } from '../local/device.ts';
import { GameRow } from '../mine/game-row.tsx';
import listStyles from '../mine/mine.module.css';
import { isTrouble } from '../online/api.ts';
import styles from './running-games.module.css';

const MOST = 3;

/** The games on this device that still go on, the last one first; the others are one press away. */
export function RunningGames() {
  const { start, mine } = useWords();
  const [games, setGames] = useState<readonly StoredGame[] | null>(null);
  useEffect(() => {
    void device()
      .games.list()
      // What cannot be listed here is told on the screen of one's games.
      .then((listed) => setGames(isTrouble(listed) ? [] : listed));
  }, []);
  if (games === null) return null;
  const running = games.filter(({ status }) => status === 'running');
  return (
    <>
      <ul className={listStyles.list}>
        {running.slice(0, MOST).map((game) => (
          <GameRow
            key={game.table}
            game={{ ...game, isOwnTurn: game.awaited.some((seat) => game.seats[seat]?.bot === null) }}
          >
            <LinkButton to={{ screen: 'localGame', game: game.table }}>{mine.goOn}</LinkButton>
          </GameRow>
        ))}
      </ul>
      <Link to={{ screen: 'mine' }} className={styles.all}>
        {start.allGames(games.length)}
      </Link>
    </>
  );
}
