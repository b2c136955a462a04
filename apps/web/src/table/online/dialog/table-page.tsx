import { NoticeToggle } from '../../../online/notice-toggle.tsx';
import { LinkToTable } from '../../../online/link-to-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ClockRules } from '../clock/clock-rules.tsx';
import { PeopleList } from '../people/people-list.tsx';
import styles from './online-dialog.module.css';

/** Who is at the table, and all that can be done about it besides playing. */
export function TablePage() {
  const { online: around, info, words } = useTable();
  const onlookers = useSnapshot((snapshot) => snapshot.presence?.spectators ?? 0);
  if (around === null) return null;
  const { online } = words;
  return (
    <div className={styles.stack}>
      <PeopleList />
      <Doings />
      {info.status === 'running' && <p className={styles.soft}>{online.botSays}</p>}
      {info.settings.spectators && (
        <p>{onlookers === 0 ? online.noOnlookers : online.onlookers(onlookers)}</p>
      )}
      <ClockRules />
      <NoticeToggle />
      <section aria-label={online.invite}>
        <p>{online.inviteSays}</p>
        <LinkToTable link={around.link} />
      </section>
    </div>
  );
}

function Doings() {
  const { info, seat, words, show } = useTable();
  const { online } = words;
  const isPlaying = seat !== null && info.status === 'running' && info.seats[seat]?.bot === null;
  if (!isPlaying) return null;
  const open = info.proposal === null ? undefined : online.proposalOpen;
  const noWay = info.settings.undo === 'none' ? online.goBackOff : open;
  return (
    <div className={styles.buttons}>
      <Button icon="undoTurn" reason={noWay} onClick={() => show({ kind: 'online', page: 'rollback' })}>
        {online.goBack}
      </Button>
      <Button icon="close" reason={open} onClick={() => show({ kind: 'online', page: 'abandon' })}>
        {online.callOff}
      </Button>
      <Button icon="bot" onClick={() => show({ kind: 'online', page: 'handOver' })}>
        {online.handOver}
      </Button>
    </div>
  );
}
