import { LOCATIONS } from '@altiplano/rules';
import type { ReactNode } from 'react';
import { Later } from '../../ui/later.tsx';
import { HAS_ROOM } from '../layout/has-room.ts';
import { useMedia } from '../layout/use-media.ts';
import { useTable } from '../state/at-table.ts';
import { Warehouse } from '../warehouse/warehouse.tsx';
import { BoardCards, CardsAbove, CardsBelow } from './board-cards.tsx';
import styles from './board-view.module.css';
import { MovementBoard } from './movement-board.tsx';
import { PlaceBoard } from './place-board.tsx';

/** What a phone shows of the places before anybody scrolls. */
const FIRST_IN_SIGHT = 4;

interface BoardViewProps {
  seat: number;
}

/** In the order in which people look for them: what makes goods, then what uses them. */
const ORDER = [...LOCATIONS.slice(4), ...LOCATIONS.slice(3, 4), ...LOCATIONS.slice(0, 3)];

interface BelowFoldProps {
  isLater: boolean;
  children: ReactNode;
}

/** What is out of sight at first does not keep the first picture waiting. */
function BelowFold({ isLater, children }: BelowFoldProps) {
  return isLater ? <Later>{children}</Later> : children;
}

/** A player's board, whole: action spaces, cards, warehouse. On a phone the cards with spaces come first: they are planned with. */
export function BoardView({ seat }: BoardViewProps) {
  const { seen, seat: ownSeat } = useTable();
  const hasRoom = useMedia(HAS_ROOM);
  const player = seen.players[seat];
  if (player === undefined) return null;
  const isOwn = seat === ownSeat;
  const places = ORDER.map((location) => (
    <PlaceBoard key={location} location={location} player={player} seat={seat} isOwn={isOwn} />
  ));
  const atOnce = hasRoom ? places.length : FIRST_IN_SIGHT;
  return (
    <div className={styles.view}>
      {!hasRoom && <CardsAbove player={player} seat={seat} isOwn={isOwn} />}
      <div className={styles.places} data-part={isOwn ? 'places-board' : undefined} tabIndex={-1}>
        {places.slice(0, atOnce)}
        <BelowFold isLater={!hasRoom}>
          {places.slice(atOnce)}
          <MovementBoard player={player} isOwn={isOwn} />
        </BelowFold>
      </div>
      {/* After those places, not with them: together they would be one long piece of work. */}
      <BelowFold isLater={!hasRoom}>
        <Later meanwhile={<div className={styles.lower} />}>
          <div className={styles.lower}>
            <Warehouse player={player} isOwn={isOwn} />
            {hasRoom ? (
              <BoardCards player={player} seat={seat} isOwn={isOwn} />
            ) : (
              <CardsBelow player={player} isOwn={isOwn} />
            )}
          </div>
        </Later>
      </BelowFold>
    </div>
  );
}
