import { clsx } from 'clsx';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { IconName } from '../art/icons/icon-paths.ts';
import styles from './button.module.css';
import { useHint } from './hint.tsx';

interface ButtonProps {
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Primary: the one thing to do now. Secondary: another thing to do. Quiet: beside the matter. */
  variant?: 'primary' | 'secondary' | 'quiet';
  tone?: 'plain' | 'bad';
  icon?: IconName | undefined;
  /** Why it cannot be done now. It stays in reach, so that everyone can read or hear the reason. */
  reason?: string | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
  wide?: boolean;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words on it. */
export function Button({
  children,
  onClick,
  variant = 'secondary',
  tone = 'plain',
  icon,
  reason,
  shortcut,
  wide = false,
  type = 'button',
  ref,
}: ButtonProps) {
  const hint = useHint(reason === undefined ? undefined : { text: reason, onPress: true });
  const refused = reason !== undefined;
  return (
    <>
      <button
        ref={ref}
        type={refused ? 'button' : type}
        className={clsx(styles.button, styles[variant], tone === 'bad' && styles.bad, wide && styles.wide)}
        aria-disabled={refused || undefined}
        aria-keyshortcuts={shortcut}
        onClick={refused ? undefined : onClick}
        {...hint.trigger}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span className={styles.label}>{children}</span>
        {shortcut !== undefined && (
          <kbd className={styles.shortcut} aria-hidden>
            {shortcut}
          </kbd>
        )}
        {refused && (
          <span className={styles.why}>
            <Icon name="help" size={14} />
          </span>
        )}
      </button>
      {hint.bubble}
    </>
  );
}
