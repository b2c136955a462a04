import { BOT_LEVELS } from '@altiplano/protocol';
import { useTexts, useWords } from '../app/language/language.tsx';
import { PlayerBadge } from '../art/players/player-badge.tsx';
import type { PlayerNumber } from '../art/players/player-pattern.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Select } from '../setup/select.tsx';
import { TextField } from '../setup/text-field.tsx';
import type { SeatDraft } from './seats.ts';
import styles from './seat-fields.module.css';

interface SeatFieldsProps {
  seats: readonly SeatDraft[];
  onCount: (count: number) => void;
  onSeat: (seat: number, draft: SeatDraft) => void;
}

const COUNTS = ['2', '3', '4', '5'] as const;
const LONGEST_NAME = 24;

/** How many play, and who sits where. */
export function SeatFields({ seats, onCount, onSeat }: SeatFieldsProps) {
  const { newGame } = useWords();
  const { settings } = useTexts();
  const levels = settings.table.substitute.values;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const kinds = [
    { value: 'person', label: newGame.person },
    ...BOT_LEVELS.map((level) => ({ value: level, label: newGame.bot(levels[level].name) })),
  ];
  return (
    <div className={styles.seats}>
      <SegmentedControl
        label={settings.options.players.name}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
        value={String(seats.length) as (typeof COUNTS)[number]}
        onChange={(count) => onCount(Number(count))}
      />
      <ol className={styles.list}>
        {seats.map((draft, seat) => (
          <li key={seat} className={styles.seat}>
            <PlayerBadge player={(seat + 1) as PlayerNumber} initial={String(seat + 1)} size={36} />
            <Select
              label={`${newGame.seat(seat + 1)}: ${newGame.who}`}
              labelHidden
              value={draft.kind}
              options={kinds}
              onChange={(kind) => onSeat(seat, { ...draft, kind: kind as SeatDraft['kind'] })}
            />
            {draft.kind === 'person' ? (
              <TextField
                label={`${newGame.seat(seat + 1)}: ${newGame.name}`}
                labelHidden
                placeholder={seat === 0 ? newGame.you : newGame.friend(seat + 1)}
                value={draft.name}
                most={LONGEST_NAME}
                onChange={(name) => onSeat(seat, { ...draft, name })}
              />
            ) : (
              <p className={styles.says}>{levels[draft.kind].says}</p>
            )}
          </li>
        ))}
      </ol>
      {people !== 1 && <p className={styles.note}>{people === 0 ? newGame.nobody : newGame.hotSeat}</p>}
    </div>
  );
}
