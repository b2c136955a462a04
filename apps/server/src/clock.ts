/** Two clocks: one to write down, one to wait by. */
export interface Clock {
  /** Milliseconds since 1970, for what is stored. Goes on with the system's clock, and never back with it. */
  readonly now: () => number;
  /** Milliseconds since some moment, for limits, pauses and deadlines: nobody can set it. */
  readonly ticks: () => number;
}

/** How much slower our clock runs until one that was set back has caught up with it. */
const SLOWER = 0.9;

/** The clocks of a process. */
export function createClock(
  wall: () => number = Date.now,
  ticks: () => number = () => performance.now(),
): Clock {
  let told = wall();
  let at = ticks();
  return {
    ticks,
    now() {
      const passed = ticks() - at;
      at += passed;
      told = Math.max(wall(), told + passed * SLOWER);
      return Math.floor(told);
    },
  };
}
