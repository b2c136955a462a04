import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ProposalNotice } from '../consent/proposal-notice.tsx';
import { ClockNotice } from './clock-notice.tsx';
import styles from './online-notices.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { ReturnNotice } from './return-notice.tsx';

/** Notices for those at an online table; most of the time none. */
export function OnlineNotices() {
  const { online, words } = useTable();
  const connection = useSnapshot((snapshot) => snapshot.connection);
  const catchingUp = useSnapshot((snapshot) => snapshot.catchingUp);
  if (online === null) return null;
  return (
    <div className={styles.notices} aria-live="polite">
      <ConnectionNotice snapshot={{ connection, catchingUp }} online={online} words={words.online} />
      <ProposalNotice />
      <ClockNotice />
      <ReturnNotice />
      <EndedNotice />
    </div>
  );
}
