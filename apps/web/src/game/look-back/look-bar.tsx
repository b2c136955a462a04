import type { TableStore } from '@altiplano/client';
import { useEffect, useSyncExternalStore } from 'react';
import { useWords } from '../../app/language/language.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './look-bar.module.css';
import type { LookBack } from './use-look-back.ts';

interface LookBarProps {
  look: LookBack;
  /** The table as it is now. */
  table: TableStore;
}

/** Says that one looks at an earlier moment, and leads back. */
export function LookBar({ look, table }: LookBarProps) {
  const { lookBack: words } = useWords();
  const { log, mayAct } = useSyncExternalStore(table.subscribe, table.getSnapshot);
  const { moment, jumps, leave } = look;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [leave]);
  if (moment === null) return null;
  // What was taken back is no moment of the game any more.
  const shownLines = log.lines.filter(({ events, void: isVoid }) => events.length > 0 && !isVoid);
  const numbers = shownLines.map(({ number }) => number);
  const before = numbers.findLast((number) => number < moment.number);
  const after = numbers.find((number) => number > moment.number);
  return (
    <div className={styles.bar} role="region" aria-label={words.title}>
      <p className={styles.says} role="status">
        <Icon name="eye" size={22} />
        <span>
          <strong>{words.at(moment.game.state.round)}</strong> {mayAct ? words.yourTurn : words.says}
        </span>
      </p>
      <div className={styles.doings}>
        <IconButton
          icon="back"
          label={words.earlier}
          reason={before === undefined ? words.noFurther : undefined}
          onClick={() => before !== undefined && jumps.goTo(before)}
        />
        <IconButton
          icon="forward"
          label={words.later}
          reason={after === undefined ? words.noFurther : undefined}
          onClick={() => after !== undefined && jumps.goTo(after)}
        />
        <Button variant="primary" shortcut="Esc" onClick={leave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
