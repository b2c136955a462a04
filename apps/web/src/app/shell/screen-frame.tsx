import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { hasMoved } from '../navigation/navigation.ts';
import styles from './screen-frame.module.css';

interface ScreenFrameProps {
  title: string;
  intro?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The frame of a screen with a heading: it names the page, and the heading takes the focus when one arrives. */
export function ScreenFrame({ title, intro, aside, width = 'narrow', children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Altiplano`;
  }, [title]);
  useEffect(() => {
    if (!hasMoved()) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="main" className={clsx(styles.frame, styles[width])}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {aside}
      </header>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {children}
    </main>
  );
}
