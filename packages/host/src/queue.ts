/** Runs jobs one after another, in the order in which they came. */
export interface Queue {
  run<T>(job: () => T | Promise<T>): Promise<T>;
  /** How many jobs are waiting or running. */
  readonly length: number;
}

export function createQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    run(job) {
      length++;
      const done = tail.then(job).finally(() => length--);
      // What a job fails with is its caller's business; the next job runs all the same.
      tail = done.catch(() => undefined);
      return done;
    },
    get length() {
      return length;
    },
  };
}
