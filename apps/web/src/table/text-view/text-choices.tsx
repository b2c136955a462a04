import type { ReadableMove } from '@altiplano/rules';
import { mainMove, plain, sentence, type Sight } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { MoveButton } from '../bottom-bar/move-button.tsx';
import { grouped, worded } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import { useAim } from '../state/use-cells.ts';
import styles from './text-view.module.css';

/** All that can be done, in words: what brings the game on first. */
export function TextChoices() {
  const { legal, seen, seat, names, game, words, play } = useTable();
  const aimed = useAim()?.[0];
  if (seat === null || legal.length === 0) return null;
  const sight: Sight = { seen, seat, names };
  const said = (move: ReadableMove): string => plain(sentence(worded(move, game, sight))).replace(/\.$/, '');
  const main = mainMove(legal);
  return (
    <section>
      <h3>{words.choices}</h3>
      {main !== null && (
        <p className={styles.choices}>
          <Button variant="primary" onClick={() => play([main])}>
            {said(main)}
          </Button>
        </p>
      )}
      {grouped(
        legal.filter((move) => move !== main),
        sight,
      ).map(({ heading, moves }, index) => (
        <div key={index}>
          <h4>{plain(heading)}</h4>
          <ul className={styles.choices}>
            {moves.map((move, key) => (
              <li key={key} className={styles.choice} data-aimed={move === aimed ? '' : undefined}>
                <MoveButton move={move} sight={sight}>
                  <span>{said(move)}</span>
                </MoveButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
