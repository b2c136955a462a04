import { clsx } from 'clsx';
import { useIsOver } from '../end/use-is-over.ts';
import { MoreBelow } from '../../ui/more-below.tsx';
import { useMedia } from '../layout/use-media.ts';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { MainButton } from '../status/main-button.tsx';
import { UndoButtons } from '../status/undo-buttons.tsx';
import { DraftStrip } from '../decisions/decision-panel.tsx';
import { useAim } from '../state/use-cells.ts';
import { AimPanel } from './aim-panel.tsx';
import { ChoicePanel } from './choice-panel.tsx';
import styles from './bottom-bar.module.css';
import { Resources } from './resources.tsx';
import { Tools } from './tools.tsx';
import { Tray } from './tray.tsx';

/** Bar at the foot of the table: own goods, resources, and choices of now. */
export function BottomBar() {
  const { own, words } = useTable();
  // On a small screen the status line has them, and what brings the game on.
  const isSmall = useMedia('(max-width: 79.99rem)');
  // Then the score sheet says it all, and there is nothing to do.
  const isOver = useIsOver();
  const isPast = useIsPast();
  const isAiming = useAim() !== null;
  if (own === null || isOver) return null;
  return (
    <footer className={styles.bottomBar}>
      <div className={styles.goods}>
        <Tray own={own} />
        <Resources own={own} />
      </div>
      <div className={clsx(styles.choices, isPast && styles.none)}>
        <div className={isAiming ? styles.behind : undefined} inert={isAiming}>
          {isSmall ? null : <DraftStrip />}
          <ChoicePanel />
        </div>
        <AimPanel />
        {!isAiming && <MoreBelow label={words.moreBelow} />}
      </div>
      {!isSmall && (
        <div className={styles.onward}>
          <Tools />
          <UndoButtons />
          <MainButton />
        </div>
      )}
    </footer>
  );
}
