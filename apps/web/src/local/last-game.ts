const KEY = 'altiplano.last-game';

/** The game on this device that was open last and still goes on; null if there is none. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Notes which game to go on with: a convenience, so a browser that keeps nothing does not matter. */
export function noteLastGame(game: string | null): void {
  try {
    if (game === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, game);
  } catch {
    // Forbidden or full.
  }
}
