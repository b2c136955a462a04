import { PlayerBadge } from '../../../art/players/player-badge.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { Count } from '../../../ui/count.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { initialOf, playerNumber } from '../../message/player-number.ts';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { useUnread } from '../chat/use-unread.ts';
import { SeatClock } from '../clock/seat-clock.tsx';
import type { Company } from '../company.ts';
import styles from './company-row.module.css';
import { PresenceMark } from './presence-mark.tsx';
import { useAttendance } from './use-attendance.ts';

/** A row for screens without room beside the board: who is there, their clocks, the ways to chat and table. */
export function CompanyRow() {
  const { company, info, words } = useTable();
  const onlookers = useSnapshot((snapshot) => snapshot.presence?.spectators ?? 0);
  if (company === null) return null;
  return (
    <aside className={styles.company} aria-label={words.company.table}>
      <div className={styles.row}>
        <ul className={styles.seats} aria-label={words.company.people}>
          {info.seats.map((_, seat) => (
            <SeatChip key={seat} seat={seat} />
          ))}
          {onlookers > 0 && (
            <li className={styles.chip} title={words.company.onlookers(onlookers)}>
              <Icon name="eye" size={16} />
              <span aria-hidden>{onlookers}</span>
              <span className="visually-hidden">{words.company.onlookers(onlookers)}</span>
            </li>
          )}
        </ul>
        <Ways company={company} />
      </div>
    </aside>
  );
}

function SeatChip({ seat }: { seat: number }) {
  const { seatNames } = useTable();
  const { attendance, label } = useAttendance(seat);
  const name = seatNames[seat] ?? '';
  return (
    <li className={styles.chip}>
      <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={22} title={name} />
      <PresenceMark attendance={attendance} label={label} />
      <SeatClock seat={seat} />
    </li>
  );
}

function Ways({ company }: { company: Company }) {
  const { words, show } = useTable();
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const unread = useUnread(chat, company.table, company.person.id);
  return (
    <span className={styles.ways}>
      <span className={styles.unread}>
        <IconButton
          icon="chat"
          label={words.company.chatWith(unread)}
          shortcut="C"
          onClick={() => show({ kind: 'company', page: 'chat' })}
        />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            <Count value={unread} />
          </span>
        )}
      </span>
      <IconButton
        icon="users"
        label={words.company.table}
        onClick={() => show({ kind: 'company', page: 'table' })}
      />
    </span>
  );
}
