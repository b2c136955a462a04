import { useWords } from '../../app/language/language.tsx';
import { LinkToTable } from '../../online/link-to-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './lobby.module.css';

/** The link of a table, to be sent to whoever shall come. */
export function Invitation({ link }: { link: string }) {
  const { online } = useWords();
  return (
    <Panel title={online.invite}>
      <p className={styles.says}>{online.inviteSays}</p>
      <LinkToTable link={link} />
    </Panel>
  );
}
