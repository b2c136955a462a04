import { PlayerBadge } from '../../../art/players/player-badge.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { Count } from '../../../ui/count.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { initialOf, playerNumber } from '../../message/player-number.ts';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { useUnread } from '../chat/use-unread.ts';
import { SeatClock } from '../clock/seat-clock.tsx';
import type { OnlineAccess } from '../online-access.ts';
import styles from './online-row.module.css';
import { PresenceMark } from './presence-mark.tsx';
import { useAttendance } from './use-attendance.ts';

/** A row for screens without room beside the board: who is there, their clocks, the ways to chat and table. */
export function OnlineRow() {
  const { online, info, words } = useTable();
  const onlookers = useSnapshot((snapshot) => snapshot.presence?.spectators ?? 0);
  if (online === null) return null;
  return (
    <aside className={styles.online} aria-label={words.online.table}>
      <div className={styles.row}>
        <ul className={styles.seats} aria-label={words.online.people}>
          {info.seats.map((_, seat) => (
            <SeatChip key={seat} seat={seat} />
          ))}
          {onlookers > 0 && (
            <li className={styles.chip} title={words.online.onlookers(onlookers)}>
              <Icon name="eye" size={16} />
              <span aria-hidden>{onlookers}</span>
              <span className="visually-hidden">{words.online.onlookers(onlookers)}</span>
            </li>
          )}
        </ul>
        <Ways online={online} />
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

function Ways({ online }: { online: OnlineAccess }) {
  const { words, show } = useTable();
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const unread = useUnread(chat, online.table, online.person.id);
  return (
    <span className={styles.ways}>
      <span className={styles.unread}>
        <IconButton
          icon="chat"
          label={words.online.chatWith(unread)}
          shortcut="C"
          onClick={() => show({ kind: 'online', page: 'chat' })}
        />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            <Count value={unread} />
          </span>
        )}
      </span>
      <IconButton
        icon="users"
        label={words.online.table}
        onClick={() => show({ kind: 'online', page: 'table' })}
      />
    </span>
  );
}
