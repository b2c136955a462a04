import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { onCloseRequest } from './close-request.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

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

/** The device's own way back, such as a gesture, which Base UI does not listen to. */
function CloseRequests({ onClose }: { onClose: () => void }) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => onCloseRequest(() => close.current()), []);
  return null;
}

/** A question or a page in front of the table; on a phone it rises from the foot of the screen. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeLabel, children, actions, size = 'small', tall = false } = props;
  const { asks = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  return (
    // The focus stays inside, and screen readers find nothing else; the page behind is not styled anew, as by `inert` or
    // a locked scroll: at a crowded table that is half of the time until the dialog is seen.
    <Base.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal
      // By Escape, which the device's own way back then does not hear of.
      onOpenChange={onClose}
    >
      <Base.Portal className={styles.overlay}>
        <Base.Backdrop className={styles.veil} onClick={onClose} />
        <Base.Popup
          render={<dialog open />}
          aria-modal
          // Else the cross would be the first thing heard.
          initialFocus={() =>
            (asks ? foot.current?.querySelector<HTMLElement>(':scope > button:last-of-type') : null) ??
            heading.current
          }
          onKeyDown={withoutHeldKeys}
          className={clsx(styles.dialog, styles[size], tall && styles.tall)}
        >
          <CloseRequests onClose={onClose} />
          <div className={styles.page}>
            <header className={styles.header}>
              <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Base.Title>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </header>
            {asks ? (
              <Base.Description render={<div />} className={styles.body}>
                {children}
              </Base.Description>
            ) : (
              <div className={styles.body}>{children}</div>
            )}
            {actions !== undefined && (
              <div ref={foot} className={styles.actions}>
                {actions}
              </div>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
