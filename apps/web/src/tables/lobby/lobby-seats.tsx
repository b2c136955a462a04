import type { Presence } from '@altiplano/client';
import { BOT_LEVELS, type BotLevel, type Person, type SeatInfo, type TableInfo } from '@altiplano/protocol';
import { clsx } from 'clsx';
import { useTexts, useWords } from '../../app/language/language.tsx';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import type { PlayerNumber } from '../../art/players/player-pattern.ts';
import { type Attendance, attendanceOf } from '../../table/online/people/attendance.ts';
import { PresenceMark } from '../../table/online/people/presence-mark.tsx';
import { Select } from '../../setup/select.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { LobbyCommand } from './lobby.tsx';
import styles from './lobby.module.css';

interface LobbySeatsProps {
  info: TableInfo;
  presence: Presence | null;
  person: Person;
  isHost: boolean;
  onCommand: (command: LobbyCommand) => void;
}

/** The seats of a table before the game. */
export function LobbySeats({ info, presence, person, isHost, onCommand }: LobbySeatsProps) {
  const { online } = useWords();
  const onlookers = presence?.spectators ?? 0;
  return (
    <>
      <ol className={styles.seats}>
        {info.seats.map((seat, index) => (
          <LobbySeat
            key={index}
            index={index}
            seat={seat}
            attendance={attendanceOf(seat, presence?.seats[index])}
            host={info.host}
            isOwn={seat.person?.id === person.id}
            isHost={isHost}
            onCommand={onCommand}
          />
        ))}
      </ol>
      {onlookers > 0 && <p className={styles.onlookers}>{online.alsoHere(onlookers)}</p>}
    </>
  );
}

interface LobbySeatProps {
  index: number;
  seat: SeatInfo;
  attendance: Attendance;
  host: string;
  isOwn: boolean;
  isHost: boolean;
  onCommand: (command: LobbyCommand) => void;
}

function LobbySeat({ index, seat, attendance, host, isOwn, isHost, onCommand }: LobbySeatProps) {
  const { online, newGame } = useWords();
  const levels = useTexts().settings.table.substitute.values;
  const { person, bot, ready } = seat;
  const name = person?.name ?? (bot === null ? online.seatOpen : newGame.bot(levels[bot].name));
  const isReady = ready || bot !== null || person?.id === host;
  const isOpen = person === null && bot === null;
  const there = isAbsence(attendance) ? online[attendance === 'away' ? 'away' : 'notHere'] : online.here;
  const facts = [
    person?.id === host ? online.host : '',
    isOpen ? '' : isReady ? online.ready : online.notReady,
    isAbsence(attendance) ? there : '',
    bot === null ? '' : levels[bot].says,
  ];
  const options = [
    { value: '', label: online.noBot },
    ...BOT_LEVELS.map((level) => ({ value: level, label: online.addBot(levels[level].name) })),
  ];
  const setBot = (value: string): void =>
    onCommand(
      value === ''
        ? { type: 'openSeat', seat: index }
        : { type: 'seatBot', seat: index, level: value as BotLevel },
    );
  return (
    <li className={clsx(styles.seat, isOpen && styles.open)}>
      <PlayerBadge
        player={(index + 1) as PlayerNumber}
        initial={person?.name.charAt(0).toUpperCase() ?? String(index + 1)}
        size={40}
      />
      <div className={styles.who}>
        <strong className={styles.name}>
          {name}
          <PresenceMark attendance={attendance} label={there} />
        </strong>
        <span className={styles.state}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </div>
      <div className={styles.doings}>
        {isHost && person === null && (
          <Select
            label={`${newGame.seat(index + 1)}: ${online.seatBot}`}
            labelHidden
            value={bot ?? ''}
            options={options}
            onChange={setBot}
          />
        )}
        {isHost && person !== null && !isOwn && (
          <IconButton
            icon="close"
            label={online.clearSeat}
            onClick={() => onCommand({ type: 'openSeat', seat: index })}
          />
        )}
        {isOpen && <Button onClick={() => onCommand({ type: 'sit', seat: index })}>{online.sitHere}</Button>}
        {isOwn && (
          <Button variant="quiet" onClick={() => onCommand({ type: 'stand' })}>
            {online.stand}
          </Button>
        )}
      </div>
    </li>
  );
}

function isAbsence(attendance: Attendance): boolean {
  return attendance === 'away' || attendance === 'gone';
}
