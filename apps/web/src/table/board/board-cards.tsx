import type { PlayerView } from '@altiplano/rules';
import type { ReactNode } from 'react';
import { MoreBelow } from '../../ui/more-below.tsx';
import { CardChip } from '../cards/card-chip.tsx';
import { OpenOrder } from '../cards/open-order.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './board-cards.module.css';
import { CardSite } from './card-site.tsx';
import { SiteView } from './site-view.tsx';

interface BoardCardsProps {
  player: PlayerView;
  seat: number;
  isOwn: boolean;
}

/** What a player has besides the board: role, extensions, assets, orders, houses, boats, missions, road. */
export function BoardCards({ player, seat, isOwn }: BoardCardsProps) {
  const { words, texts, game, seen, seatNames } = useTable();
  const missions = isOwn
    ? (seen.own?.missions ?? [])
    : player.missions.fulfilled.map((id) => ({ id, fulfilled: true }));
  return (
    <div className={styles.cards} data-part={isOwn ? 'cards' : undefined}>
      <Group
        title={words.roleCards}
        count={player.role === null ? 0 : 1 + player.extensions.length + player.assets.length}
      >
        {player.role !== null && <CardSite table="roles" id={player.role} player={player} isOwn={isOwn} />}
        {player.extensions.map((id) => (
          <CardSite key={id} table="extensions" id={id} player={player} isOwn={isOwn} />
        ))}
        {game.options.traveler === 'full' && (
          <div className={styles.strip} data-about="term:travelerStrip">
            <span>{words.travelerStrip}</span>
            <SiteView site="strip" player={player} isOwn={isOwn} />
          </div>
        )}
        {player.assets.map((id) => (
          <CardSite key={id} table="assets" id={id} player={player} isOwn={isOwn} />
        ))}
      </Group>
      <Group
        title={words.builtCards}
        count={
          player.houses.length +
          player.boats.length +
          player.fulfilled.length +
          (player.order === null ? 0 : 1)
        }
      >
        {player.order !== null && (
          <OpenOrder order={player.order} isOwn={isOwn} owner={seatNames[seat] ?? ''} />
        )}
        {player.fulfilled.map((id) => (
          <CardChip key={id} table="orders" id={id} note={words.fulfilled} />
        ))}
        {player.houses.map((id) => (
          <CardChip key={id} table="houses" id={id} />
        ))}
        {player.boats.map((id) => (
          <CardChip key={id} table="boats" id={id} />
        ))}
      </Group>
      <Group title={words.missionCards} count={missions.length + player.missions.hidden}>
        {missions.map(({ id, fulfilled }) => (
          <CardChip key={id} table="missions" id={id} note={fulfilled ? words.fulfilled : words.secret} />
        ))}
        {!isOwn && player.missions.hidden > 0 && (
          <span>{`${player.missions.hidden} × ${texts.components.kinds.missions} (${words.secret})`}</span>
        )}
      </Group>
      {/* Beside the warehouse they scroll. */}
      <MoreBelow label={words.moreBelow} />
    </div>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      {children}
    </section>
  );
}
