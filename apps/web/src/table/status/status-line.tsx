import { labelOf, phraseOf, plain, roundText, sentence, statusOf } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMedia } from '../layout/use-media.ts';
import { RichText } from '../message/rich-text.tsx';
import { thingAt } from '../play/meant.ts';
import { isQuiet, mainMove } from '../play/main-move.ts';
import { useTable } from '../state/at-table.ts';
import styles from './status-line.module.css';
import { UndoButtons } from './undo-buttons.tsx';

/** What the game waits for, and the one button that brings it on. */
export function StatusLine() {
  const table = useTable();
  const { seen, names, words, hasActed, held, texts, onLeave, snapshot } = table;
  const holds = held === null ? null : thingAt(held);
  const heldName = holds === null ? null : (texts.words.things as Record<string, string>)[holds.thing];
  return (
    <header className={styles.line}>
      <IconButton icon="home" label={words.leave} onClick={onLeave} />
      <div className={styles.says}>
        <span className={styles.round}>
          {roundText(seen, names)} · {texts.words.phases[seen.phase] ?? ''}
          {snapshot.connection.status !== 'open' && (
            <strong className={styles.lost}>{words.reconnecting}</strong>
          )}
        </span>
        <p className={styles.status} role="status">
          {heldName === null || heldName === undefined ? (
            <RichText message={statusOf(seen, names, hasActed)} />
          ) : (
            words.hold(heldName)
          )}
        </p>
      </div>
      <UndoButtons />
      <MainButton />
    </header>
  );
}

function MainButton() {
  const { legal, seen, seat, names, play, consider } = useTable();
  const hasKeys = useMedia('(hover: hover)');
  const move = mainMove(legal);
  if (seat === null) return null;
  if (move === null) return <span className={styles.noMain} />;
  const sight = { seen, seat, names };
  const said = move.type === 'pass' ? phraseOf(move, sight) : labelOf(move, sight);
  const label = plain(sentence(said)).replace(/\.$/, '');
  return (
    <span
      className={styles.main}
      onPointerEnter={() => consider([move])}
      onPointerLeave={() => consider(null)}
    >
      <Button
        variant={isQuiet(move) ? 'secondary' : 'primary'}
        shortcut={hasKeys ? 'Enter' : undefined}
        wide
        onClick={() => play([move])}
      >
        {label}
      </Button>
    </span>
  );
}
