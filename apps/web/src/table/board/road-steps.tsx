import type { PlayerView } from '@altiplano/rules';
import { clsx } from 'clsx';
import { Icon } from '../../art/icons/icon.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import { useOutlook } from '../state/use-outlook.ts';
import styles from './road-steps.module.css';

interface RoadStepsProps {
  player: PlayerView;
  isOwn: boolean;
}

/** How far the own road is built, and what each step to come gives: a planning space or a corn. */
export function RoadSteps({ player, isOwn }: RoadStepsProps) {
  const { components, words } = useTable();
  const { road, planning } = components.board;
  const more = useOutlook((changes) => changes.road) ?? 0;
  let space = planning.start;
  return (
    <ol className={styles.steps} aria-label={words.roadAt(player.road, road.length)} data-about="place:road">
      {road.map((step, index) => {
        const isBuilt = index < player.road;
        const isNew = isOwn && !isBuilt && index < player.road + more;
        const number = step === 'corn' ? null : ++space;
        return (
          <li
            key={index}
            className={clsx(styles.step, isBuilt && styles.built, isNew && styles.next)}
            aria-current={index === player.road ? 'step' : undefined}
          >
            {isBuilt ? (
              <Icon name="check" size={14} />
            ) : number === null ? (
              <ThingIcon thing="corn" size={20} />
            ) : (
              <span className={styles.space}>{number}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
