import { LOCATIONS } from '@altiplano/rules';
import { Later } from '../../ui/later.tsx';
import { useTable } from '../state/at-table.ts';
import { Warehouse } from '../warehouse/warehouse.tsx';
import { BoardCards } from './board-cards.tsx';
import styles from './board-view.module.css';
import { MovementBoard } from './movement-board.tsx';
import { PlaceBoard } from './place-board.tsx';

interface BoardViewProps {
  seat: number;
}

/** In the order in which people look for them: what makes goods, then what uses them. */
const ORDER = [...LOCATIONS.slice(4), ...LOCATIONS.slice(3, 4), ...LOCATIONS.slice(0, 3)];

/** A player's board, whole: action spaces, cards, warehouse. */
export function BoardView({ seat }: BoardViewProps) {
  const { seen, seat: ownSeat } = useTable();
  const player = seen.players[seat];
  if (player === undefined) return null;
  const isOwn = seat === ownSeat;
  return (
    <div className={styles.view}>
      <div className={styles.places} data-part={isOwn ? 'places-board' : undefined} tabIndex={-1}>
        {ORDER.map((location) => (
          <PlaceBoard key={location} location={location} player={player} seat={seat} isOwn={isOwn} />
        ))}
        <MovementBoard player={player} isOwn={isOwn} />
      </div>
      <Later meanwhile={<div className={styles.lower} />}>
        <div className={styles.lower}>
          <Warehouse player={player} isOwn={isOwn} />
          <BoardCards player={player} seat={seat} isOwn={isOwn} />
        </div>
      </Later>
    </div>
  );
}
