import type { PlayerView } from '@altiplano/rules';
import { CardChip } from '../cards/card-chip.tsx';
import { CardStack } from '../cards/card-stack.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './board-cards.module.css';
import { CardSite } from './card-site.tsx';
import { siteSpaces } from './site-size.ts';

interface OtherCardsProps {
  player: PlayerView;
  isOwn: boolean;
}

/** The cards of a player that nothing is put on: assets, missions, and what was built or fulfilled. */
export function OtherCards({ player, isOwn }: OtherCardsProps) {
  const { words, texts, seen, components } = useTable();
  const { assets, houses, boats, fulfilled } = player;
  const lasting = assets.filter((id) => siteSpaces(`asset:${id}`, player, components).size === 0);
  const open = [
    ...player.missions.fulfilled.map((id) => ({ id, fulfilled: true })),
    ...player.missions.missed.map((id) => ({ id, fulfilled: false })),
  ];
  const missions = isOwn ? (seen.own?.missions ?? []) : open;
  const hidden = isOwn ? 0 : player.missions.hidden;
  // V9: nothing is secret once scoring has begun.
  const unfulfilled = seen.scores === null ? words.secret : words.notFulfilled;
  return (
    <>
      {lasting.map((id) => (
        <CardSite key={id} table="assets" id={id} player={player} isOwn={isOwn} />
      ))}
      {missions.length + hidden > 0 && (
        <section className={styles.group} aria-label={words.missionCards}>
          {missions.map((mission) => (
            <CardChip
              key={mission.id}
              table="missions"
              id={mission.id}
              note={{ text: mission.fulfilled ? words.fulfilled : unfulfilled, isDone: mission.fulfilled }}
            />
          ))}
          {hidden > 0 && <span>{`${hidden} × ${texts.components.kinds.missions} (${words.secret})`}</span>}
        </section>
      )}
      {houses.length + boats.length + fulfilled.length > 0 && (
        <section className={styles.built} aria-label={words.builtCards}>
          <CardStack table="orders" ids={fulfilled} />
          <CardStack table="houses" ids={houses} />
          <CardStack table="boats" ids={boats} />
        </section>
      )}
    </>
  );
}
