import type { ReactNode } from 'react';
import { useWords } from '../language/language.tsx';
import { Link } from '../navigation/link.tsx';
import type { Route } from '../navigation/routes.ts';
import { Weave } from '../../ui/weave.tsx';
import { Brand } from './brand.tsx';
import { QuickSwitches } from './quick-switches.tsx';
import styles from './shell.module.css';

const PLACES = ['newGame', 'tables', 'mine', 'help'] as const;

interface ShellProps {
  route: Route;
  children: ReactNode;
}

/** What is around every screen but a game: the name, the ways, language and theme. */
export function Shell({ route, children }: ShellProps) {
  const { shell } = useWords();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={{ screen: 'start' }} className={styles.brand} current={route.screen === 'start'}>
            <Brand />
          </Link>
          <nav className={styles.nav} aria-label={shell.ways}>
            {PLACES.map((screen) => (
              <Link key={screen} to={{ screen }} className={styles.way} current={route.screen === screen}>
                {shell.places[screen]}
              </Link>
            ))}
          </nav>
          <QuickSwitches />
        </div>
        <Weave pattern={1} />
      </header>
      {children}
      <footer className={styles.footer}>
        <p>{shell.fan}</p>
        <nav className={styles.footerWays} aria-label={shell.more}>
          <Link to={{ screen: 'values' }} current={route.screen === 'values'}>
            {shell.places.values}
          </Link>
          <Link to={{ screen: 'preferences' }} current={route.screen === 'preferences'}>
            {shell.places.preferences}
          </Link>
        </nav>
      </footer>
    </div>
  );
}
