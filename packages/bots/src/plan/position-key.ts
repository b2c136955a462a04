import { apply, copyGame, encode, type Game, MOVE } from '@altiplano/rules/engine';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import { readTempo } from '../evaluate/tempo.ts';
import { readBoard } from '../sheet/board.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { createSheet } from '../sheet/sheet.ts';
import { placedNow } from './placement.ts';

/** The position before the seat placed anything in this planning phase. */
export function withoutPlacements(game: Game, seat: number): Game {
  const copy = copyGame(game);
  for (const { site, thing } of placedNow(copy, seat)) apply(copy, seat, encode(MOVE.unplace, site, thing));
  return copy;
}

/**
 * All that a seat's plan depends on but for the components, as far as it knows: equal for equal positions, whatever it
 * has placed for now. A plan is placed tile by tile; chance that is seeded with this key leads to the same plan at
 * every tile.
 */
export function positionKey(game: Game, seat: number): string {
  const { state } = game;
  const { role, extensions, assets, missions, missionDone } = state.seats[seat];
  const { round, traveler, event, firstRow, firstRowOf, firstOrder, firstHouse } = state;
  const board = readBoard(game, seat);
  const sheet = createSheet(board.sites.length);
  readSheet(board, sheet);
  const rounds = roundsToCome(game);
  const { strip, perPurchase, rivalsBuy, rivalCoins, rivalPace } = readTempo(game, seat, rounds);
  return [
    Object.entries(game.options).map(String).sort(),
    [strip, perPurchase, rivalsBuy, rivalCoins, rivalPace],
    [seat, round, rounds, role, traveler, event, firstRow, firstOrder, firstHouse],
    firstRowOf,
    state.strip,
    state.ring,
    state.orderAt,
    state.assetAt,
    extensions,
    assets,
    missions,
    missionDone,
    sheet,
  ]
    .map((part) => part.join('.'))
    .join('/');
}
