import { clsx } from 'clsx';
import type { MouseEventHandler, Ref } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { IconName } from '../art/icons/icon-paths.ts';
import buttonStyles from './button.module.css';
import { useHint } from './hint.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Its name, spoken and shown as its hint. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  variant?: 'secondary' | 'quiet';
  /** Given for a button that stays pressed. */
  pressed?: boolean | undefined;
  /** Why it cannot be done now. */
  reason?: string | undefined;
  shortcut?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a sign on it. */
export function IconButton({
  icon,
  label,
  onClick,
  variant = 'quiet',
  pressed,
  reason,
  shortcut,
  ref,
}: IconButtonProps) {
  const refused = reason !== undefined;
  const keys = shortcut === undefined ? '' : ` (${shortcut})`;
  const hint = useHint({ title: `${label}${keys}`, text: reason, onPress: refused });
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={clsx(
          buttonStyles.button,
          buttonStyles[variant],
          styles.square,
          pressed === true && styles.pressed,
        )}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={refused || undefined}
        aria-keyshortcuts={shortcut}
        onClick={refused ? undefined : onClick}
        {...hint.trigger}
      >
        <Icon name={icon} size={22} />
      </button>
      {hint.bubble}
    </>
  );
}
