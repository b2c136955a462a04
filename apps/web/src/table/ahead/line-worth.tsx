import { changesFor } from '@altiplano/client';
import type { Game } from '@altiplano/rules';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './line-worth.module.css';

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

interface LineWorthProps {
  before: Game;
  after: Game;
  seat: number;
}

/** What a line costs and brings in all: coins, opals, and points if the game ended there. */
export function LineWorth({ before, after, seat }: LineWorthProps) {
  const { words } = useTable();
  const changes = changesFor(before, after, seat);
  const worth = [
    { icon: <Coin size={18} />, label: words.coins, value: changes?.coins ?? 0 },
    { icon: <Opal size={18} />, label: words.opals, value: changes?.opals ?? 0 },
    { icon: <Point size={18} />, label: words.points, value: changes?.score.total ?? 0 },
  ].filter(({ value }) => value !== 0);
  if (worth.length === 0) return null;
  return (
    <span className={styles.worth}>
      <span className="visually-hidden">{words.ahead.inAll}: </span>
      {worth.map(({ icon, label, value }) => (
        <span key={label} className={styles.one} title={label}>
          {icon}
          <span className="visually-hidden">{label} </span>
          {signed(value)}
        </span>
      ))}
    </span>
  );
}
