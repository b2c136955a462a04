import { useWords } from '../app/language/language.tsx';
import { useTell } from '../app/toasts.tsx';
import { Button } from '../ui/button.tsx';
import styles from './link-to-table.module.css';

/** The link of a table, to be sent to whoever shall come. */
export function LinkToTable({ link }: { link: string }) {
  const { online } = useWords();
  const tell = useTell();
  // A browser has a clipboard only where the page is safe from eavesdroppers; the link can always be marked by hand.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = async (): Promise<void> => {
    try {
      await clipboard?.writeText(link);
      tell(online.copied, 'good');
    } catch {
      tell(online.notCopied, 'warn');
    }
  };
  return (
    <div className={styles.link}>
      <span className={styles.address}>{link}</span>
      {clipboard !== undefined && (
        <Button icon="copy" onClick={() => void copy()}>
          {online.copyLink}
        </Button>
      )}
      {'share' in navigator && (
        <Button icon="link" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          {online.share}
        </Button>
      )}
    </div>
  );
}
