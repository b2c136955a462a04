import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
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
  /** As high as the window from the first moment: for what is drawn into it later. */
  tall?: boolean;
}

/** A question or a page in front of the table; on a phone it rises from the foot of the screen. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeLabel, children, actions, size = 'small', tall = false } = props;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    if (element === null || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // Else the cross would be the first thing heard.
    heading.current?.focus();
  }, [open]);
  // Closed before it is gone, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = box.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      className={clsx(styles.dialog, styles[size], tall && styles.tall)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      {open && (
        <div className={styles.page}>
          <header className={styles.header}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
