import type { PlayerView, View } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { Bag } from '../../art/stores/bag.tsx';
import { Container } from '../../art/stores/container.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { StartingPlayer } from '../../art/tokens/starting-player.tsx';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { SeatClock } from '../company/clock/seat-clock.tsx';
import { SeatPresence } from '../company/people/seat-presence.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import type { TableWords } from '../words/en.ts';
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
  /** Whether more is shown below it; undefined where there is no more. */
  isOpen?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

/** A player in a line: who, what they are about, what they have. */
export function PlayerLine({ seat, isOpen, onPress }: PlayerLineProps) {
  const { seen, seatNames, words, texts, info, seat: ownSeat, game } = useTable();
  const player = seen.players[seat];
  const name = seatNames[seat] ?? '';
  if (player === undefined) return null;
  const isWaited = info.status !== 'abandoned' && seen.waitsFor.includes(seat);
  const state = info.status === 'abandoned' ? '' : stateText(player, seen, seat, ownSeat, words);
  const stored = player.rows.reduce((sum, { tiles }) => sum + tiles, 0);
  const level = info.seats[seat]?.bot;
  return (
    <button
      type="button"
      className={clsx(styles.line, isWaited && styles.waited)}
      onClick={onPress}
      aria-expanded={isOpen}
      data-player={seat}
      aria-keyshortcuts={String(seat + 1)}
    >
      <span className={styles.who}>
        <PlayerBadge player={playerNumber(seat)} initial={initialOf(name)} size={26} />
        <strong className={styles.name}>{name}</strong>
        {seat === ownSeat && name.toLowerCase() !== words.you && <small>({words.you})</small>}
        <SeatPresence seat={seat} />
        {level !== null && level !== undefined && <small>{texts.words.levels[level]}</small>}
        <SeatClock seat={seat} />
        {seen.startingSeat === seat && <StartingPlayer size={20} title={words.startingPlayer} />}
        <span className={styles.state}>
          {isWaited && <Icon name="thinking" size={16} />}
          {player.passed && !isWaited && <Icon name="passed" size={16} />}
          {state}
        </span>
      </span>
      <span className={styles.numbers}>
        <Number of={words.coins} icon={<Coin size={18} />} value={player.coins} />
        {game.options.traveler !== 'off' && (
          <Number of={words.collected} icon={<Point size={18} />} value={player.points} />
        )}
        {game.options.traveler === 'full' && (
          <Number of={words.opals} icon={<Opal size={18} />} value={player.opals} />
        )}
        <Number of={words.bag} icon={<Bag size={20} />} value={player.bagTiles} />
        <Number of={words.container} icon={<Container size={20} />} value={player.containerTiles} />
        <Number of={words.road} icon={<PlaceSign place="road" size={18} />} value={player.road} />
        <Number of={words.warehouse} icon={<Icon name="home" size={16} />} value={stored} />
        <Number
          of={words.yourExtensions}
          icon={<CardEmblem kind="extension" size={18} />}
          value={player.extensions.length}
        />
        {player.figure !== null && (
          <PlaceSign
            place={player.figure}
            size={20}
            title={words.figureAt(texts.words.locations[player.figure])}
          />
        )}
      </span>
    </button>
  );
}

function Number({ of, icon, value }: { of: string; icon: ReactNode; value: number }) {
  return (
    <span className={styles.number} title={of}>
      {icon}
      <span className="visually-hidden">{of} </span>
      {value}
    </span>
  );
}
