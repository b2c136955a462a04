import { openOrdersOf, type PlayerView } from '@altiplano/rules/engine';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { OpenOrder } from '../cards/open-order.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './board-cards.module.css';
import { CardSite } from './card-site.tsx';
import { siteSpaces } from './site-size.ts';
import { SiteView } from './site-view.tsx';

interface WorkingCardsProps {
  player: PlayerView;
  seat: number;
  isOwn: boolean;
}

/** What a player plans with besides the board: role, open order, extensions, strip, and the assets that have spaces. */
export function WorkingCards({ player, seat, isOwn }: WorkingCardsProps) {
  const { words, game, components, seatNames } = useTable();
  const { role, extensions, assets } = player;
  if (role === null) return null;
  const working = assets.filter((id) => siteSpaces(`asset:${id}`, player, components).size > 0);
  return (
    <section className={styles.group} aria-label={words.roleCards}>
      <CardSite table="roles" id={role} player={player} isOwn={isOwn} />
      {openOrdersOf(player).map((order, slot) => (
        <OpenOrder
          key={order.id}
          order={order}
          isSecond={slot === 1}
          isOwn={isOwn}
          owner={seatNames[seat] ?? ''}
        />
      ))}
      {extensions.map((id) => (
        <CardSite key={id} table="extensions" id={id} player={player} isOwn={isOwn} />
      ))}
      {game.options.traveler === 'full' && (
        <div className={styles.strip} data-about="term:travelerStrip">
          <Traveler size={26} title={words.travelerStrip} />
          <SiteView site="strip" player={player} isOwn={isOwn} />
        </div>
      )}
      {working.map((id) => (
        <CardSite key={id} table="assets" id={id} player={player} isOwn={isOwn} />
      ))}
    </section>
  );
}
