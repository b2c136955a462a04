import type { Good } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { GoodGhost } from '../art/goods/good-ghost.tsx';
import { useHint } from './hint.tsx';
import styles from './space.module.css';

interface SpaceProps {
  /** What it is and what lies on it, in words. */
  label: string;
  /** The tile, coin or figure on it. */
  children?: ReactNode;
  /** The one good that it takes, printed faintly while it is empty. */
  ghost?: Good | undefined;
  /** Legal: what is held may go here. Chosen: it is held. Shut: out of use for now. */
  state?: 'plain' | 'legal' | 'chosen' | 'shut';
  onPress?: (() => void) | undefined;
  /** Why nothing can be done here. */
  reason?: string | undefined;
  /** It cannot be used now; pressing it says why. */
  refused?: boolean | undefined;
}

/** A place for one tile. It never changes its size, whatever lies on it. */
export function Space({ label, children, ghost, state = 'plain', onPress, reason, refused }: SpaceProps) {
  const hint = useHint(reason === undefined ? undefined : { title: label, text: reason, onPress: true });
  const inside = children ?? (ghost !== undefined && <GoodGhost good={ghost} size={34} />);
  const className = clsx(styles.space, styles[state]);
  if (onPress === undefined && reason === undefined) {
    return (
      <div className={className} role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={children === undefined ? label : undefined}
        aria-pressed={state === 'chosen' ? true : undefined}
        aria-disabled={reason !== undefined || refused === true ? true : undefined}
        onClick={reason === undefined ? onPress : undefined}
        {...hint.trigger}
      >
        {children !== undefined && <span className="visually-hidden">{label}</span>}
        {inside}
      </button>
      {hint.bubble}
    </>
  );
}
