import type { ReadableMove } from '@altiplano/rules';
import type { Advice } from '@altiplano/text';
import { LETTERS } from './hint-reasons.ts';
import styles from './hint-dialog.module.css';

/** Points by which the ways differ, for strong players. */
export function HintFigures({ advice, title }: { advice: readonly Advice<ReadableMove>[]; title: string }) {
  const withFigures = advice.filter(({ why, outlook }) => why !== outlook);
  if (withFigures.length === 0) return null;
  return (
    <details className={styles.figures}>
      <summary>{title}</summary>
      <ul className={styles.list}>
        {advice.map(({ why }, index) => (
          <li key={index}>
            <strong>{LETTERS[index]}</strong> {why}.
          </li>
        ))}
      </ul>
    </details>
  );
}
