import type { PlayerView } from '@altiplano/rules';
import type { CSSProperties } from 'react';
import { MoreBelow } from '../../ui/more-below.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './board-cards.module.css';
import { OtherCards } from './other-cards.tsx';
import { WorkingCards } from './working-cards.tsx';

interface BoardCardsProps {
  player: PlayerView;
  seat: number;
  isOwn: boolean;
}

/** What a player has besides the board, what is planned with first. */
export function BoardCards(props: BoardCardsProps) {
  const { words, seen, game } = useTable();
  const { player, isOwn } = props;
  const missions = isOwn ? (seen.own?.missions.length ?? 0) : player.missions.fulfilled.length + 1;
  const strips = game.options.traveler === 'full' ? 1 : 0;
  const built = [player.fulfilled, player.houses, player.boats].some(({ length }) => length > 0) ? 2 : 0;
  const count =
    1 + player.extensions.length + player.assets.length + (player.order === null ? 0 : 1) + missions + strips;
  return (
    <div
      className={styles.cards}
      style={{ '--count': count + built } as CSSProperties}
      data-part={isOwn ? 'cards' : undefined}
    >
      <WorkingCards {...props} />
      <OtherCards {...props} />
      {/* Beside the warehouse they scroll. */}
      <MoreBelow label={words.moreBelow} />
    </div>
  );
}

/** On a phone: what is planned with stands above the board. */
export function CardsAbove(props: BoardCardsProps) {
  return (
    <div className={styles.cards} data-part={props.isOwn ? 'cards' : undefined}>
      <WorkingCards {...props} />
    </div>
  );
}

/** On a phone: what nothing is put on stands below all. */
export function CardsBelow(props: Omit<BoardCardsProps, 'seat'>) {
  return (
    <div className={styles.cards}>
      <OtherCards {...props} />
    </div>
  );
}
