import type { EntryOf } from '@altiplano/protocol';
import { apply, createLog, isLegal, isRejection, moveTypeOf, readMove } from '@altiplano/rules/engine';
import { awaitedBits, turnClocks } from '../clock/turn-clocks.ts';
import { LogFault } from '../fault.ts';
import type { Effect } from '../fold/effect.ts';
import { hearersOf } from '../sight/heard.ts';
import type { Table } from '../table.ts';
import { anchorOf, gameOf, isFinal, layAnchor, milestoneOf } from './position.ts';

/** A move is made. What is told only to its seat is nobody else's business, not even that it happened. */
export function foldPlayed(table: Table, entry: EntryOf<'played'>): Effect {
  const game = gameOf(table, entry.number);
  const { seat, by, number, at } = entry;
  const move = readMove(game, entry.move);
  if (isRejection(move)) throw new LogFault(number, move.rejected);
  if (!isLegal(game, seat, move)) throw new LogFault(number, 'its move is not legal');
  const milestone = milestoneOf(game.state);
  const before = awaitedBits(game);
  const log = createLog();
  game.log = log;
  apply(game, seat, move);
  game.log = null;
  const isDone = wasAwaited(before, seat) && (!wasAwaited(awaitedBits(game), seat) || endsTurn(move));
  const turned = turnClocks(table, at, isDone ? seat : -1);
  table.plays.push({ number, seat, move, by, credit: turned.credit });
  if (isFinal(milestone, game.state)) layAnchor(anchorOf(table, number), game, table.plays.length);
  return { log, mask: hearersOf(game, log) | (1 << seat), clock: turned.changed };
}

function wasAwaited(bits: number, seat: number): boolean {
  return (bits & (1 << seat)) !== 0;
}

/** When all others have passed, one turn of a seat follows the other. */
function endsTurn(move: number): boolean {
  return moveTypeOf(move) === 'endTurn';
}
