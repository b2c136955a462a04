import type { Loss } from '@altiplano/client';
import { type Message, type Naming, type ReasonTexts, sentence } from '@altiplano/text';
import { useMemo } from 'react';
import { LinkButton } from '../../app/navigation/link-button.tsx';
import { Rich } from '../../text/rich.tsx';
import type { Finished } from '../load-finished.ts';
import { useReviewWords } from '../words/review-words.ts';
import { momentOf } from './loss-moment.ts';
import { movesMessage, purposeOf, reasonsOf } from './loss-words.ts';
import styles from './losses.module.css';

interface LossRowProps {
  loss: Loss;
  finished: Finished;
  seat: number;
  names: Naming;
  /** The words for reasons, once they are there. */
  reasons: ReasonTexts | null;
}

/** A decision that cost points: what was done, what the bot would have done, why, and the way there. */
export function LossRow({ loss, finished, seat, names, reasons }: LossRowProps) {
  const { review: words } = useReviewWords();
  const { decimal } = names.texts.grammar;
  const { position, kind, round, lost } = loss;
  const said = useMemo(() => {
    const game = momentOf(finished, position, seat);
    const say = (moves: Loss['played']): Message => sentence(movesMessage(moves, kind, game, seat, names));
    const purpose = reasons === null ? [] : purposeOf(loss, game, seat, names, reasons);
    return { played: say(loss.played), better: say(loss.better), purpose, why: reasonsOf(loss, names) };
  }, [finished, position, seat, kind, loss, names, reasons]);
  return (
    <li className={styles.loss}>
      <h3 className={styles.when}>{kind === 'plan' ? words.planIn(round) : words.moveIn(round)}</h3>
      <strong className={styles.cost}>{words.cost(decimal(lost))}</strong>
      <dl className={styles.ways}>
        <dt>{words.played}</dt>
        <dd>
          <Rich message={said.played} />
        </dd>
        <dt>{words.better}</dt>
        <dd>
          <Rich message={said.better} />
        </dd>
        {(said.purpose.length > 0 || said.why !== '') && (
          <>
            <dt>{words.because}</dt>
            <dd>
              {said.purpose.length > 0 && <Rich message={sentence(said.purpose)} />}
              {said.why !== '' && <small className={styles.figures}>{words.becauseSays(said.why)}</small>}
            </dd>
          </>
        )}
      </dl>
      <div className={styles.jump}>
        <LinkButton
          to={{ screen: 'replay', where: finished.where, game: finished.game, at: position }}
          icon="eye"
        >
          {words.jump}
        </LinkButton>
      </div>
    </li>
  );
}
