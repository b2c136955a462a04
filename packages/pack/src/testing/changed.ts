import { checkPack } from '../check/check-pack.ts';
import { steadyPack } from './steady-pack.ts';

/** As a new value: takes the entry out. */
export const GONE = '(gone)';

/** A path such as `extensions.3.price`, and what comes there. */
export type Change = readonly [path: string, to: unknown];

type Container = Record<string, unknown>;

/** The steady pack as if read from a file, with some entries changed. */
export function changed(...changes: readonly Change[]): Container {
  const json = JSON.parse(JSON.stringify(steadyPack)) as Container;
  for (const [path, to] of changes) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    const container = steps.reduce((at, step) => at[step] as Container, json);
    if (to !== GONE) {
      Object.defineProperty(container, last, {
        value: to,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } else if (Array.isArray(container)) container.splice(Number(last), 1);
    else delete container[last];
  }
  return json;
}

/** What the checker says is wrong, and where; an empty list for a valid pack. */
export function problemsOf(json: unknown): { path: string; message: string }[] {
  const result = checkPack(json);
  return 'problems' in result ? result.problems.map(({ path, message }) => ({ path, message })) : [];
}
