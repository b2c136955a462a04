import type { SeatInfo, TableSettings, TableStatus } from '@altiplano/protocol';
import type { ReactNode } from 'react';
import { useLanguage, useTexts, useWords } from '../app/language/language.tsx';
import { summaryOf } from '../setup/summary.ts';
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
  const { mine, newGame } = words;
  const texts = useTexts();
  const language = useLanguage();
  const levels = texts.settings.table.substitute.values;
  const { points, winners } = game.result ?? { points: [], winners: [] };
  const called = game.seats.map(
    ({ person, bot }, seat) =>
      person?.name ?? (bot === null ? newGame.seat(seat + 1) : newGame.bot(levels[bot].name)),
  );
  const names = called.map((name, seat) => (points[seat] === undefined ? name : `${name} ${points[seat]}`));
  const winnerNames = winners.map((seat) => called[seat]).join(', ');
  const when = new Date(game.updatedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const state = [
    ...(game.status === 'running' && game.round !== undefined ? [mine.round(game.round)] : []),
    ...(game.status === 'running' && game.isOwnTurn === true ? [mine.yourTurn] : []),
    ...(game.status === 'lobby' ? [mine.lobby] : []),
    ...(game.status === 'abandoned' ? [mine.abandoned] : []),
    ...(game.imported === true ? [mine.imported] : []),
    ...(winnerNames === '' ? [] : [mine.won(winnerNames)]),
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
