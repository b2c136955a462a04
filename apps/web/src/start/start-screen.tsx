import { lazy, Suspense, useEffect, useState } from 'react';
import { Panorama } from '../art/places/panorama.tsx';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { lastGame } from '../local/last-game.ts';
import { QuickStart } from './quick-start.tsx';
import runningStyles from './running-games.module.css';
import styles from './start-screen.module.css';

const WAYS = [
  { id: 'online', icon: 'users', to: { screen: 'tables' } },
  { id: 'together', icon: 'swap', to: { screen: 'newGame', together: true } },
  { id: 'learn', icon: 'help', to: { screen: 'help' } },
] as const;

/** Only for whoever has begun a game here: it needs the part of the page that plays. */
const RunningGames = lazy(async () => ({ default: (await import('./running-games.tsx')).RunningGames }));

/** The first page: into a game at once, or one of the other ways. */
export function StartScreen() {
  const { start } = useWords();
  const [hasGame] = useState(() => lastGame() !== null);
  useEffect(() => {
    document.title = 'Altiplano';
  }, []);
  return (
    <main id="main" className={styles.start}>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <Panorama title={start.panorama} />
        </div>
        <div className={styles.pitch}>
          <h1 className={styles.title}>{start.title}</h1>
          <div className={styles.says}>
            {start.pitch.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <QuickStart />
        </div>
      </section>
      {hasGame && (
        <section className={runningStyles.section}>
          <h2>{start.running}</h2>
          <Suspense>
            <RunningGames />
          </Suspense>
        </section>
      )}
      <ul className={styles.ways}>
        {WAYS.map(({ id, icon, to }) => (
          <li key={id} className={styles.way}>
            <span className={styles.sign}>
              <Icon name={icon} size={28} />
            </span>
            <h2 className={styles.wayTitle}>{start.ways[id].title}</h2>
            <p className={styles.waySays}>{start.ways[id].says}</p>
            <LinkButton to={to}>{start.ways[id].go}</LinkButton>
          </li>
        ))}
      </ul>
      <section className={styles.facts}>
        <h2>{start.facts.title}</h2>
        <ul className={styles.factList}>
          {start.facts.list.map((fact) => (
            <li key={fact}>
              <Icon name="check" size={18} />
              {fact}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
