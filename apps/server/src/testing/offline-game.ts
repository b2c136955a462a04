import { shippedPack } from '@altiplano/pack';
import type { Entry, TableCommand, TableSettingsInput } from '@altiplano/protocol';
import {
  activeSeats,
  awaitedSeat,
  createMoveBuffer,
  isOver,
  legalMoves,
  type ReadableMove,
  reveals,
  writeMove,
} from '@altiplano/rules/engine';
import { decide, foldEntry, foldTable, type Table } from '@altiplano/table';
import { createDice, type Dice, pick } from './dice.ts';
import { idOf, type Name, type Prepared, preparedTable, SEATED } from './twins.ts';

/** A game as far as it was played without any server, with its log. */
export interface OfflineGame {
  readonly prepared: Prepared;
  readonly table: Table;
}

const buffer = createMoveBuffer();

/** Mostly whoever is awaited moves, sometimes another who may. */
function nextMove({ game }: Table, dice: Dice): { seat: number; move: ReadableMove } | null {
  if (game === null || isOver(game)) return null;
  const active = activeSeats(game);
  const chosen = dice(3) === 0 ? pick(dice, active) : awaitedSeat(game);
  const seat = legalMoves(game, chosen, buffer) > 0 ? chosen : awaitedSeat(game);
  const moves = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
  return { seat, move: writeMove(game, pick(dice, moves)) };
}

/** Whether whoever is awaited has a choice among moves that bring nothing to light. */
function isQuiet({ game }: Table): boolean {
  if (game === null || isOver(game)) return false;
  const seat = awaitedSeat(game);
  const moves = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
  return moves.filter((move) => !reveals(game, seat, move)).length > 2;
}

/** Plays so many moves and then on to a quiet moment, or to the end if that comes sooner. */
export function playOffline(
  id: string,
  settings: TableSettingsInput,
  people: number,
  moves: number,
): OfflineGame {
  const options = { ...settings.options, players: people };
  const opened = preparedTable(id, { ...settings, options });
  const entries: Entry[] = [...opened.entries];
  const table = foldTable({ pack: shippedPack, seed: opened.seed }, entries);
  const order = (seat: number, command: TableCommand): void => {
    const name = SEATED[seat] as Name;
    const at = table.at + 1000;
    const decision = decide(table, {
      person: { id: idOf(name), name },
      command,
      at,
      key: `k${table.number}`,
    });
    if ('refused' in decision) throw new Error(JSON.stringify([command, decision.refused]));
    for (const entry of decision.entries) {
      entries.push(entry);
      foldEntry(table, entry);
    }
  };
  for (let seat = 1; seat < people; seat++) order(seat, { type: 'sit', seat });
  for (let seat = 1; seat < people; seat++) order(seat, { type: 'ready', entropy: `of ${seat}` });
  order(0, { type: 'start' });
  const dice = createDice(id.length + moves);
  for (let made = 0; made < moves || !isQuiet(table); made++) {
    const next = nextMove(table, dice);
    if (next === null) break;
    order(next.seat, { type: 'play', move: next.move });
  }
  return { prepared: { ...opened, entries }, table };
}
