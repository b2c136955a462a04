import { COIN, CORN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { dropExtensionFrom, type Game } from '../state/game.ts';
import { firstCell, thingIn } from '../state/spaces.ts';
import { CARD } from '../state/state.ts';
import { gainPoints } from '../state/supply.ts';
import { storeReturnedCorn } from '../warehouse/corn.ts';

/** Q29: goods on it into the container, coins back, corn into the warehouse (G22). */
export function removeExtension(game: Game, seatNumber: number, tile: number, points: number): void {
  const { state, tables } = game;
  const seat = state.seats[seatNumber];
  const site = tables.firstExtension + tile;
  const first = firstCell(game, seatNumber, site);
  let corn = 0;
  for (let cell = first; cell < first + tables.siteSize[site]; cell++) {
    const thing = thingIn(state.cells[cell]);
    state.cells[cell] = 0;
    if (thing === CORN) corn++;
    else if (thing === COIN) seat.coins++;
    else if (thing >= 0) seat.container[thing]++;
  }
  dropExtensionFrom(seat, tile);
  state.extensionAt[tile] = CARD.gone;
  tell(game, 'extensionGivenUp', seatNumber, tile);
  gainPoints(game, seatNumber, points);
  if (corn > 0) storeReturnedCorn(game, seatNumber, corn);
}
