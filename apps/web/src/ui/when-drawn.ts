let waiting = 0;

/** Something will be drawn later; returns how to tell that it is there, or that nobody wants it any more. */
export function announceLater(): () => void {
  waiting++;
  return () => {
    waiting--;
  };
}

/** Calls back in a picture for which nothing is left to be drawn later. */
export function whenDrawn(callback: () => void): void {
  requestAnimationFrame(() => (waiting > 0 ? whenDrawn(callback) : callback()));
}
