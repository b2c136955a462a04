import type { PlayerView } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import { useOutlook } from '../state/use-outlook.ts';
import styles from './road-steps.module.css';

interface RoadStepsProps {
  player: PlayerView;
  isOwn: boolean;
}

/** How far the own road is built, and what each step to come gives: a planning space or a corn. */
export function RoadSteps({ player, isOwn }: RoadStepsProps) {
  const more = useOutlook((changes) => changes.road) ?? 0;
  return <Steps built={player.road} more={isOwn ? more : 0} />;
}

const Steps = memo(function Steps({ built, more }: { built: number; more: number }) {
  const { components, words } = useFrame();
  const { road, planning } = components.board;
  let space = planning.start;
  return (
    <ol className={styles.steps} aria-label={words.roadAt(built, road.length)} data-about="place:road">
      {road.map((step, index) => {
        const isBuilt = index < built;
        const isNew = !isBuilt && index < built + more;
        const number = step === 'corn' ? null : ++space;
        return (
          <li
            key={index}
            className={clsx(styles.step, isBuilt && styles.built, isNew && styles.next)}
            aria-current={index === built ? 'step' : undefined}
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
});
