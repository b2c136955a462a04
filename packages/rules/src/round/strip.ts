import { tell } from '../log/log.ts';
import type { Game } from '../state/game.ts';
import { CARD } from '../state/state.ts';
import { END_STRIP } from '../state/end-cause.ts';
import { triggerEnd } from '../state/supply.ts';

/** Moves the extensions down so that no gap is left below one. */
export function closeGaps(game: Game): void {
  const { strip } = game.state;
  let to = 0;
  for (let from = 0; from < strip.length; from++) {
    const tile = strip[from];
    strip[from] = -1;
    if (tile >= 0) strip[to++] = tile;
  }
}

/** Fills every empty space from the pile; one that cannot be filled triggers the end (E1). */
export function refillStrip(game: Game): void {
  const { state } = game;
  for (let space = 0; space < state.strip.length; space++) {
    if (state.strip[space] >= 0) continue;
    if (state.pileLeft === 0) {
      triggerEnd(game, END_STRIP);
      return;
    }
    const tile = state.pile[--state.pileLeft];
    state.pile[state.pileLeft] = -1;
    state.strip[space] = tile;
    state.extensionAt[tile] = CARD.market;
    state.revealed++;
    tell(game, 'extensionRevealed', tile, space);
  }
}

/** The extension at the bottom, if any, leaves the game. */
export function dropBottom(game: Game): void {
  const { state } = game;
  const tile = state.strip[0];
  if (tile < 0) return;
  state.strip[0] = -1;
  state.extensionAt[tile] = CARD.gone;
  tell(game, 'extensionRemoved', tile);
}

/** N3 if one was bought, else N4; in the short game the bottom one always leaves (Z4). */
export function renewStrip(game: Game): void {
  if (game.options.short || game.state.boughtThisRound === 0) dropBottom(game);
  closeGaps(game);
  refillStrip(game);
}
