import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import type { IconName } from '../art/icons/icon-paths.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  text: string;
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  /** What can be done about it, the likeliest first. */
  actions?: readonly { label: string; run: () => void }[];
  /** Whether it waits until it is closed, even with nothing else to press. */
  stays?: boolean;
}

interface ToastRegionProps {
  /** What the messages are, spoken as the name of the region. */
  label: string;
  dismissLabel: string;
  messages: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Whether it stays where it is put instead of at the foot of the screen. */
  inPlace?: boolean;
}

/** A message without anything to press leaves by itself after this long. */
const STAYS = 6000;

const ICONS: Record<NonNullable<ToastMessage['tone']>, IconName> = {
  plain: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'warning',
};

/** Messages that pass by at the foot of the screen; spoken politely. It stays on the page while it is empty. */
export function ToastRegion({ label, dismissLabel, messages, onDismiss, inPlace = false }: ToastRegionProps) {
  return (
    <section
      className={clsx(styles.region, inPlace && styles.inPlace)}
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'dismissLabel' | 'onDismiss'> {
  message: ToastMessage;
}

function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const { id, text, tone = 'plain', actions = [], stays = false } = message;
  const leaves = !stays && actions.length === 0 && tone !== 'bad';
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => onDismiss(id), STAYS);
    return () => clearTimeout(timer);
  }, [leaves, id, onDismiss]);
  return (
    <div className={clsx(styles.toast, styles[tone])}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} size={18} />
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.doings}>
        {actions.map(({ label, run }) => (
          <Button key={label} variant="quiet" onClick={run}>
            {label}
          </Button>
        ))}
        <IconButton icon="close" label={dismissLabel} onClick={() => onDismiss(id)} />
      </span>
    </div>
  );
}
