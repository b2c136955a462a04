import { headingOf, type Sight } from '@altiplano/text';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import type { Choice } from '../play/choices.ts';
import { grouped } from '../play/grouping.ts';
import { MoveButton } from '../dock/choice-panel.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './front.module.css';

/** One of several ways to do what was pressed. */
export function ChooseDialog({ choices }: { choices: readonly Choice[] }) {
  const { show, words, seen, seat, names } = useTable();
  if (seat === null) return null;
  const sight: Sight = { seen, seat, names };
  const moves = choices.map((choice) => choice.moves[0]);
  const alone = moves.filter((move) => headingOf(move, sight) === null);
  return (
    <Dialog open title={words.chooseHow} closeLabel={words.cancel} onClose={() => show(null)} size="medium">
      <div className={styles.stack}>
        {grouped(moves, sight).map(({ heading, moves: under }, index) => (
          <section key={index} className={styles.stack}>
            <h3 className={styles.heading}>
              <RichText message={heading} />
            </h3>
            <div className={styles.row}>
              {under.map((move, at) => (
                <MoveButton key={at} move={move} sight={sight} />
              ))}
            </div>
          </section>
        ))}
        {alone.map((move, at) => (
          <MoveButton key={at} move={move} sight={sight} />
        ))}
      </div>
    </Dialog>
  );
}
