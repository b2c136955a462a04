import type { BotLevel } from '@altiplano/protocol';
import type { Options, PlayerView, View } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { StartingPlayer } from '../../art/tokens/starting-player.tsx';
import { SeatClock } from '../online/clock/seat-clock.tsx';
import { SeatPresence } from '../online/people/seat-presence.tsx';
import { useIsReplay } from '../log/log-context.ts';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import type { TableWords } from '../words/en.ts';
import { seatsByKey } from './player-order.ts';
import { PlayerNumbers } from './player-numbers.tsx';
import styles from './player-line.module.css';

function stateText(
  player: PlayerView,
  seen: View,
  seat: number,
  own: number | null,
  words: TableWords,
): string {
  if (seen.waitsFor.includes(seat)) return seat === own ? words.yourTurn : words.thinks;
  if (seen.phase === 'actions') return player.passed ? words.passed : '';
  return seen.phase === 'planning' && player.declared ? words.declared : '';
}

interface PlayerLineProps {
  seat: number;
  /** Whether more of the player is unfolded; undefined where there is no more. */
  isOpen?: boolean;
  /** Where it is unfolded. */
  peekId?: string;
}

/** A player in a line: who, what they are about, what they have. */
export function PlayerLine(props: PlayerLineProps) {
  const { seat } = props;
  const { seen, words, info, seat: ownSeat, game } = useTable();
  const isReplay = useIsReplay();
  const player = seen.players[seat];
  if (player === undefined) return null;
  // There nobody's seat is that of the reader.
  const own = isReplay ? null : ownSeat;
  const isRunning = info.status !== 'abandoned';
  return (
    <Line
      {...props}
      player={player}
      level={info.seats[seat]?.bot ?? null}
      isOwn={seat === own}
      hotkey={seatsByKey(seen.players.length, ownSeat).indexOf(seat) + 1}
      isFirst={seen.startingSeat === seat}
      isWaited={isRunning && seen.waitsFor.includes(seat)}
      state={isRunning ? stateText(player, seen, seat, own, words) : ''}
      traveler={game.options.traveler}
    />
  );
}

interface LineProps extends PlayerLineProps {
  player: PlayerView;
  level: BotLevel | null;
  isOwn: boolean;
  /** The key that shows this player; 0 if none does. */
  hotkey: number;
  isFirst: boolean;
  isWaited: boolean;
  state: string;
  traveler: Options['traveler'];
}

/** Drawn anew only when something in it changes: in a turn most lines stay as they are. */
const Line = memo(function Line(props: LineProps) {
  const { seat, isOpen, peekId, player, level, isOwn, hotkey, isFirst, isWaited, state, traveler } = props;
  const { seatNames, words, texts, peek } = useFrame();
  const name = seatNames[seat] ?? '';
  return (
    <button
      type="button"
      className={clsx(styles.line, isWaited && styles.waited, isOpen === true && styles.open)}
      onClick={isOpen === undefined ? undefined : () => peek.set(isOpen ? null : seat)}
      aria-expanded={isOpen}
      aria-controls={peekId}
      data-player={seat}
      aria-keyshortcuts={hotkey > 0 ? String(hotkey) : undefined}
    >
      <span className={styles.who}>
        {hotkey > 0 && (
          <kbd className={styles.key} aria-hidden>
            {hotkey}
          </kbd>
        )}
        <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={26} />
        <strong className={styles.name}>{name}</strong>
        {isOwn && name.toLowerCase() !== words.you && <small>({words.you})</small>}
        <SeatPresence seat={seat} />
        {level !== null && <small>{texts.words.levels[level]}</small>}
        <SeatClock seat={seat} />
        {isFirst && (
          <span className={styles.number} data-about="term:startingPlayer">
            <StartingPlayer size={20} title={words.startingPlayer} />
          </span>
        )}
        {/* Up here: the numbers below have no room for it. */}
        {player.figure !== null && (
          <span className={styles.number} data-about="term:figure">
            <PlaceSign
              place={player.figure}
              size={20}
              title={words.figureAt(texts.words.locations[player.figure])}
            />
          </span>
        )}
        <span className={styles.state}>
          {isWaited && <Icon name="thinking" size={16} />}
          {player.passed && !isWaited && <Icon name="passed" size={16} />}
          {state}
        </span>
      </span>
      <PlayerNumbers player={player} traveler={traveler} />
    </button>
  );
});
