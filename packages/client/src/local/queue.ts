/** Jobs one after another, each when the one before is done or has failed. */
export interface Queue {
  run<T>(job: () => T | Promise<T>): Promise<T>;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(job) {
      const done = last.then(job);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
