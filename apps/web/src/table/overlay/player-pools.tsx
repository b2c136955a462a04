import { type Good, GOODS } from '@altiplano/rules';
import { ThingIcon } from '../message/thing-icon.tsx';
import { PlayerLine } from '../players/player-line.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

/** Goods of a player in planning, bag and container, as far as the reader may know. */
export function PlayerPools({ seat }: { seat: number }) {
  const { seen, words, texts } = useTable();
  const player = seen.players[seat];
  if (player === undefined) return null;
  return (
    <div className={styles.stack}>
      <PlayerLine seat={seat} />
      <Pool name={texts.words.planning} goods={player.planning} />
      {player.bag !== null && <Pool name={words.bag} goods={player.bag} />}
      {player.container !== null && <Pool name={words.container} goods={player.container} />}
    </div>
  );
}

/** Goods by number. */
export function Pool({ name, goods }: { name: string; goods: Readonly<Record<Good, number>> }) {
  const { texts, words } = useTable();
  const there = GOODS.filter((good) => goods[good] > 0);
  return (
    <div className={styles.pool}>
      <span className={styles.heading}>{name}</span>
      {there.length === 0 && <span>{words.empty}</span>}
      {there.map((good) => (
        <span key={good} className={styles.counted}>
          {goods[good]}
          <ThingIcon thing={good} size={28} title={texts.words.things[good]} />
        </span>
      ))}
    </div>
  );
}
