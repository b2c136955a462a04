import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ProposalNotice } from '../consent/proposal-notice.tsx';
import { ClockNotice } from './clock-notice.tsx';
import styles from './company-notices.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { ReturnNotice } from './return-notice.tsx';

/** All that those at an online table should know now; most of the time that is nothing. */
export function CompanyNotices() {
  const { company, words } = useTable();
  const connection = useSnapshot((snapshot) => snapshot.connection);
  const catchingUp = useSnapshot((snapshot) => snapshot.catchingUp);
  if (company === null) return null;
  return (
    <div className={styles.notices} aria-live="polite">
      <ConnectionNotice snapshot={{ connection, catchingUp }} company={company} words={words.company} />
      <ProposalNotice />
      <ClockNotice />
      <ReturnNotice />
      <EndedNotice />
    </div>
  );
}
