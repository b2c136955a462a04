import { type Check, verifyRecord } from '@altiplano/protocol';
import { plain, problemMessage, sentence } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts, useWords } from '../../app/language/language.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Finished } from '../load-finished.ts';
import { useReviewWords } from '../words/review-words.ts';
import styles from './fairness.module.css';
import { notedFingerprint } from './noted-fingerprint.ts';

interface FairnessDialogProps {
  finished: Finished;
  onClose: () => void;
}

function check({ record, pack, info, game }: Finished): Check[] {
  const commitment = notedFingerprint(game)?.commitment ?? info.commitment;
  return verifyRecord(record, pack, { commitment });
}

/** Checks on this device that a game was shuffled and played as it was promised, and says what that means. */
export function FairnessDialog({ finished, onClose }: FairnessDialogProps) {
  const { shell } = useWords();
  const { fairness: words } = useReviewWords();
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  useEffect(() => {
    // Once the dialog has been drawn: a long game takes a moment.
    const timer = setTimeout(() => setChecks(check(finished)));
    return () => clearTimeout(timer);
  }, [finished]);
  return (
    <Dialog open title={words.title} closeLabel={shell.close} onClose={onClose} size="medium">
      <div className={styles.page}>
        {checks === null ? <p aria-busy>{words.checking}</p> : <CheckOutcome checks={checks} />}
        <Promised finished={finished} />
        {checks !== null && <Checks checks={checks} />}
      </div>
    </Dialog>
  );
}

function CheckOutcome({ checks }: { checks: readonly Check[] }) {
  const { fairness: words } = useReviewWords();
  const isSound = checks.every(({ outcome }) => outcome === 'ok');
  return (
    <p className={isSound ? styles.sound : styles.unsound} role="status">
      <Icon name={isSound ? 'verified' : 'warning'} size={28} />
      {isSound ? words.sound : words.unsound}
    </p>
  );
}

function Promised({ finished: { record, info, game, where } }: { finished: Finished }) {
  const { fairness: words } = useReviewWords();
  const language = useLanguage();
  const noted = notedFingerprint(game);
  const when =
    noted && new Date(noted.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.part}>
      <h3>{words.promised}</h3>
      <p>{words.promiseSays}</p>
      {record.entropy.some((added) => added !== '') && <p>{words.addedSays}</p>}
      <dl className={styles.figures}>
        <dt>{words.fingerprint}</dt>
        <dd>
          <code>{noted?.commitment ?? info.commitment}</code>
          {where === 'online' && (
            <p className={styles.soft}>{when === null ? words.notNoted : words.noted(when)}</p>
          )}
        </dd>
        <dt>{words.seed}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
      </dl>
    </section>
  );
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { fairness: words } = useReviewWords();
  const texts = useTexts();
  return (
    <section className={styles.part}>
      <h3>{words.checked}</h3>
      <ul className={styles.checks}>
        {checks.map(({ check: name, outcome, problem }) => (
          <li key={name} className={styles[outcome]}>
            <Icon name={outcome === 'ok' ? 'check' : outcome === 'failed' ? 'warning' : 'minus'} size={18} />
            <span>
              {words.checks[name]}
              {outcome === 'skipped' && ` (${words.skipped})`}
              {problem !== null && ` ${plain(sentence(problemMessage(problem, texts)))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
