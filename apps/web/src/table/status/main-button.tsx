import { isAnswer, isQuiet, labelOf, mainMove, phraseOf, plain, sentence } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { useAhead } from '../ahead/use-ahead.ts';
import { useIsOver } from '../end/use-is-over.ts';
import { useMedia } from '../layout/use-media.ts';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { useAim } from '../state/use-cells.ts';
import styles from './status-line.module.css';

/** The one button that brings the game on; where nothing does, its place stays free. */
export function MainButton() {
  const { legal, seen, seat, names, play, considered } = useTable();
  const hasKeys = useMedia('(hover: hover)');
  const move = mainMove(legal);
  const isOver = useIsOver();
  const isPast = useIsPast();
  // Then the main button is another: the one that does what a finger has touched, or plays what was tried out.
  const hasTried = (useAhead()?.now.study?.steps.length ?? 0) > 0;
  const isSecondary = useAim() !== null || hasTried;
  if (seat === null || isOver || isPast) return null;
  if (move === null || isAnswer(move, legal)) return <span className={styles.noMain} />;
  const sight = { seen, seat, names };
  const said = move.type === 'pass' ? phraseOf(move, sight) : labelOf(move, sight);
  const label = plain(sentence(said)).replace(/\.$/, '');
  return (
    <span
      className={styles.main}
      data-part="main"
      onPointerEnter={() => considered.set([move])}
      onPointerLeave={() => considered.set(null)}
    >
      <Button
        variant={isQuiet(move, legal) || isSecondary ? 'secondary' : 'primary'}
        shortcut={hasKeys ? 'F' : undefined}
        wide
        onClick={() => play([move])}
      >
        {label}
      </Button>
    </span>
  );
}
