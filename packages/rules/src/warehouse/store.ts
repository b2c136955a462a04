import { CORN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { checkMissions } from '../missions/missions.ts';
import type { Game } from '../state/game.ts';
import { assetSum, gainPoints } from '../state/supply.ts';
import { isComplete } from './rows.ts';

/** Puts a tile into a row; the caller has taken it from where it lay. */
export function storeTile(game: Game, seatNumber: number, good: number, row: number): void {
  const seat = game.state.seats[seatNumber];
  if (seat.rowTiles[row] === 0) seat.rowGood[row] = good;
  seat.rowTiles[row]++;
  if (good === CORN) seat.rowCorn[row]++;
  tell(game, 'stored', seatNumber, good, row);
  afterStoring(game, seatNumber, row);
}

/** Q22: one corn from a row to another started one; the tiles left behind close up (G17). */
export function moveCorn(game: Game, seatNumber: number, from: number, to: number): void {
  const seat = game.state.seats[seatNumber];
  seat.rowTiles[from]--;
  seat.rowCorn[from]--;
  seat.rowTiles[to]++;
  seat.rowCorn[to]++;
  tell(game, 'cornMoved', seatNumber, from, to);
  afterStoring(game, seatNumber, to);
}

function afterStoring(game: Game, seatNumber: number, row: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  if (isComplete(game, seat, row)) {
    tell(game, 'rowCompleted', seatNumber, row);
    if (state.firstRow < 0) state.firstRow = seatNumber;
    const good = seat.rowGood[row];
    if (state.firstRowOf[good] < 0) state.firstRowOf[good] = seatNumber;
    const points = assetSum(game, seatNumber, 'rowPoints');
    if (points > 0 && seat.rowPaid[row] === 0) {
      seat.rowPaid[row] = 1; // G18
      gainPoints(game, seatNumber, points);
    }
  }
  checkMissions(game, seatNumber);
}
