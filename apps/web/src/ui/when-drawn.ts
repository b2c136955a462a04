let waiting = 0;
const callbacks: (() => void)[] = [];

/** Something will be drawn later; returns how to tell that it is there, or that nobody wants it any more. */
export function announceLater(): () => void {
  waiting++;
  return () => {
    waiting--;
    if (waiting === 0) for (const callback of callbacks.splice(0)) whenDrawn(callback);
  };
}

/** Calls back in a picture for which nothing is left to be drawn later. */
export function whenDrawn(callback: () => void): void {
  // Not asked again at every picture: each costs what the drawing could be done with.
  requestAnimationFrame(() => (waiting > 0 ? callbacks.push(callback) : callback()));
}

/** Calls back after such a picture, by itself: for what holds nobody up if it comes a moment later. */
export function afterDrawn(callback: () => void): void {
  whenDrawn(() => setTimeout(callback));
}
