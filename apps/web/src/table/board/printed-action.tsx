import type { Thing } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import type { About } from '../about/explain.ts';
import { ThingIcon } from '../message/thing-icon.tsx';
import type { Target } from '../play/paths.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './printed-action.module.css';

interface PrintedActionProps {
  target: Target;
  /** What it does, in words. */
  label: string;
  pays: readonly Thing[];
  /** Whether more than one tile may be used at once. */
  many?: boolean;
  /** In words, where what is paid cannot be printed. */
  text?: string;
  gains: ReactNode;
  about: About;
  isOwn: boolean;
}

/** An action as it is printed on a board: what is paid, what is gained. */
export function PrintedAction({
  target,
  label,
  pays,
  many = false,
  text,
  gains,
  about,
  isOwn,
}: PrintedActionProps) {
  const { isLegal, press, pointing } = useTarget(target);
  const face = (
    <>
      <span className="visually-hidden">{label}</span>
      <span className={styles.side} aria-hidden>
        {pays.map((thing, index) => (
          <ThingIcon key={index} thing={thing} size={20} />
        ))}
        {many && <span>+</span>}
        {text}
      </span>
      <Icon name="gives" size={13} />
      <span className={styles.side} aria-hidden>
        {gains}
      </span>
    </>
  );
  if (!isOwn) {
    return (
      <span className={styles.action} data-about={about}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.action, styles.press, isLegal && styles.legal)}
      aria-disabled={isLegal ? undefined : true}
      data-about={about}
      onClick={press}
      {...pointing}
    >
      {face}
    </button>
  );
}
