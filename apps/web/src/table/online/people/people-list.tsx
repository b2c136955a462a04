import { Button } from '../../../ui/button.tsx';
import { PlayerName } from '../../message/player-name.tsx';
import { useTable } from '../../state/at-table.ts';
import { SeatClock } from '../clock/seat-clock.tsx';
import { PresenceMark } from './presence-mark.tsx';
import styles from './people-list.module.css';
import { useAttendance } from './use-attendance.ts';

/** Everyone at the table: who is there, who has how much time, for whom a bot plays. */
export function PeopleList() {
  const { info, words } = useTable();
  return (
    <ul className={styles.people} aria-label={words.online.people}>
      {info.seats.map((_, seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function SeatRow({ seat }: { seat: number }) {
  const { info, seatNames, words, seat: own } = useTable();
  const { attendance, label } = useAttendance(seat);
  const { online } = words;
  const isHost = info.seats[seat]?.person?.id === info.host;
  const facts = [...(seat === own ? [words.you] : []), ...(isHost ? [online.host] : []), label];
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <PlayerName seat={seat} name={seatNames[seat] ?? ''} />
        <SeatClock seat={seat} />
      </span>
      <span className={styles.facts}>
        <PresenceMark attendance={attendance} label="" /> {facts.filter((fact) => fact !== '').join(' · ')}
      </span>
      <ReplaceButton seat={seat} />
    </li>
  );
}

/** For the host, or for anyone who plays where the host is missing. */
function ReplaceButton({ seat }: { seat: number }) {
  const { info, seatNames, words, store, seat: own, online: around } = useTable();
  const { attendance } = useAttendance(seat);
  const { online } = words;
  const name = seatNames[seat] ?? '';
  const isOwnPlayed = own !== null && info.seats[own]?.bot === null;
  const mayAsk =
    around?.person.id === info.host || (info.seats[seat]?.person?.id === info.host && isOwnPlayed);
  const isMissing = attendance === 'away' || attendance === 'gone';
  if (!mayAsk || !isMissing || seat === own || info.status !== 'running') return null;
  return (
    <Button icon="bot" onClick={() => void store.order({ type: 'replace', seat })}>
      {online.letBotPlay}
      <span className="visually-hidden"> ({name})</span>
    </Button>
  );
}
