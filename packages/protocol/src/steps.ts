/** A long calculation that can pause after every step, so that a program with other things to do need not stand still. */
export type Steps<T> = Generator<void, T>;

/** Carries out a calculation without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
