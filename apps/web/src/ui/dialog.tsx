import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { onCloseRequest } from './close-request.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { putInFront } from './in-front.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** The reader wants out: by the cross, by Escape, by a press beside it. */
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  /** The buttons at its foot, the primary one last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** A question to be answered at once: its primary button has the focus, and all of it is spoken. */
  asks?: boolean;
  /** As high as the window from the first moment: for what is drawn into it later. */
  tall?: boolean;
}

/** A key that is held down since before the question came does not answer it. */
function withoutHeldKeys(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** A question or a page in front of the table; on a phone it rises from the foot of the screen. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeLabel, children, actions, size = 'small', tall = false } = props;
  const { asks = false } = props;
  const veil = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Taken away before it is gone, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    if (veil.current === null || !open) return undefined;
    const takeAway = putInFront(veil.current);
    const primary = asks ? foot.current?.querySelector<HTMLElement>(':scope > button:last-of-type') : null;
    // Else the cross would be the first thing heard.
    (primary ?? heading.current)?.focus();
    const stop = onCloseRequest(() => close.current());
    return () => {
      stop();
      takeAway();
    };
  }, [open, asks]);
  return (
    <div
      ref={veil}
      popover="manual"
      className={styles.veil}
      onClick={(event) => {
        if (event.target === veil.current) onClose();
      }}
    >
      {open && (
        <dialog
          open
          aria-modal
          aria-labelledby={titleId}
          aria-describedby={asks ? bodyId : undefined}
          onKeyDown={withoutHeldKeys}
          className={clsx(styles.dialog, styles[size], tall && styles.tall)}
        >
          <div className={styles.page}>
            <header className={styles.header}>
              <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </header>
            <div id={bodyId} className={styles.body}>
              {children}
            </div>
            {actions !== undefined && (
              <footer ref={foot} className={styles.actions}>
                {actions}
              </footer>
            )}
          </div>
        </dialog>
      )}
    </div>
  );
}
