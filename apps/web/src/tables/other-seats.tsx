import { BOT_LEVELS, type BotLevel } from '@altiplano/protocol';
import { useWords } from '../app/language/language.tsx';
import { PlayerBadge } from '../art/players/player-badge.tsx';
import type { PlayerNumber } from '../art/players/player-pattern.ts';
import { Select } from '../setup/select.tsx';
import styles from './other-seats.module.css';

interface OtherSeatsProps {
  /** The seats besides the host's: a bot, or null for whoever comes. */
  seats: readonly (BotLevel | null)[];
  levels: Readonly<Record<BotLevel, { readonly name: string; readonly says: string }>>;
  onChange: (seats: readonly (BotLevel | null)[]) => void;
}

/** Which of the other seats are for people and which for bots. */
export function OtherSeats({ seats, levels, onChange }: OtherSeatsProps) {
  const { online, newGame } = useWords();
  const options = [
    { value: '', label: online.byInvitation },
    ...BOT_LEVELS.map((level) => ({ value: level, label: newGame.bot(levels[level].name) })),
  ];
  return (
    <fieldset className={styles.seats}>
      <legend className={styles.title}>{newGame.players}</legend>
      <p className={styles.says}>{online.seatsSay}</p>
      {seats.map((bot, index) => (
        <div key={index} className={styles.seat}>
          <PlayerBadge player={(index + 2) as PlayerNumber} initial={String(index + 2)} size={32} />
          <Select
            label={newGame.seat(index + 2)}
            labelHidden
            value={bot ?? ''}
            options={options}
            onChange={(value) => onChange(seats.with(index, value === '' ? null : (value as BotLevel)))}
          />
          <span className={styles.says}>{bot === null ? online.personSays : levels[bot].says}</span>
        </div>
      ))}
    </fieldset>
  );
}
