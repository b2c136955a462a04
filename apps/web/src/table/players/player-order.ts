/** The seats in the order in which players are shown: that of play, from the own seat on; `own`: null for who looks on. */
export function shownOrder(players: number, own: number | null): number[] {
  return Array.from({ length: players }, (_, index) => ((own ?? 0) + index) % players);
}

/** The seats that the keys 1, 2, 3 … show: the other players, as they stand below each other. */
export function seatsByKey(players: number, own: number | null): number[] {
  return shownOrder(players, own).filter((seat) => seat !== own);
}
