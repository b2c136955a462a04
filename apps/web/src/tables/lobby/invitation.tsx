import { useWords } from '../../app/language/language.tsx';
import { pathOf } from '../../app/navigation/routes.ts';
import { useTell } from '../../app/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './lobby.module.css';

/** The link of a table, to be sent to whoever shall come. */
export function Invitation({ table }: { table: string }) {
  const { online } = useWords();
  const tell = useTell();
  const link = `${location.origin}${pathOf({ screen: 'table', table })}`;
  // A browser has a clipboard only where the page is safe from eavesdroppers; the link can always be marked by hand.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <Panel title={online.invite}>
      <p className={styles.says}>{online.inviteSays}</p>
      <div className={styles.link}>
        <span className={styles.address}>{link}</span>
        {clipboard !== undefined && (
          <Button
            icon="copy"
            onClick={() => void clipboard.writeText(link).then(() => tell(online.copied, 'good'))}
          >
            {online.copyLink}
          </Button>
        )}
        {'share' in navigator && (
          <Button icon="link" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {online.share}
          </Button>
        )}
      </div>
    </Panel>
  );
}
