import type { SeatInfo, TableSettings, TableStatus } from '@altiplano/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts, useWords } from '../app/language/language.tsx';
import { summaryOf } from '../setup/summary.ts';
import { seatNames } from '../table/state/seat-names.ts';
import styles from './mine.module.css';

/** What both kinds of games have in common in a list. */
export interface ListedGame {
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  readonly updatedAt: number;
  readonly round?: number;
  readonly isOwnTurn?: boolean;
  readonly imported?: boolean;
  readonly result: { readonly points: readonly number[]; readonly winners: readonly number[] } | null;
}

interface GameRowProps {
  game: ListedGame;
  /** What can be done with it. */
  children: ReactNode;
}

/** A game in a list: who plays, what, how it stands. */
export function GameRow({ game, children }: GameRowProps) {
  const words = useWords();
  const { mine } = words;
  const texts = useTexts();
  const language = useLanguage();
  const { points, winners } = game.result ?? { points: [], winners: [] };
  const called = seatNames(game, texts);
  const names = called.map((name, seat) => {
    const bot = game.seats[seat]?.bot ?? null;
    const whole = bot === null ? name : `${name} (${texts.words.levels[bot] ?? bot})`;
    return points[seat] === undefined ? whole : `${whole}: ${points[seat]}`;
  });
  const winnerNames = winners.map((seat) => called[seat] ?? '');
  const when = new Date(game.updatedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const state = [
    ...(game.status === 'running' && game.round !== undefined ? [mine.round(game.round)] : []),
    ...(game.status === 'running' && game.isOwnTurn === true ? [mine.yourTurn] : []),
    ...(game.status === 'lobby' ? [mine.lobby] : []),
    ...(game.status === 'abandoned' ? [mine.abandoned] : []),
    ...(game.imported === true ? [mine.imported] : []),
    ...(winnerNames.length === 0 ? [] : [mine.won(winnerNames)]),
  ];
  return (
    <li className={styles.game}>
      <div className={styles.about}>
        <strong>{game.settings.title || names.join(' · ')}</strong>
        <span>{[...state, ...(game.settings.title ? names : [])].join(' · ')}</span>
        <span className={styles.says}>
          {[...summaryOf(game.settings, texts, words), mine.lastPlayed(when)].join(' · ')}
        </span>
      </div>
      <div className={styles.doings}>{children}</div>
    </li>
  );
}
