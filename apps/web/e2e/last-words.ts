import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So many characters of an error name what was expected and what was there instead. */
const LENGTH = 260;

/** What failed and why, one line each, after everything else that is printed: a log may keep no more than its end. */
export default class LastWords implements Reporter {
  readonly #failed = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === 'skipped') return;
    if (!this.#failed.has(test)) this.#failed.set(test, result);
  }

  onExit(): Promise<void> {
    for (const [test, { errors, duration }] of this.#failed) {
      const file = test.location.file.split('/').slice(-2).join('/');
      const said = errors.map(({ message = '' }) => stripVTControlCharacters(message)).join(' ');
      const error = said.replaceAll(/\s+/g, ' ').slice(0, LENGTH);
      console.log(
        `${test.outcome()} ${file}:${test.location.line} ${Math.round(duration / 1000)} s: ${error}`,
      );
    }
    return Promise.resolve();
  }
}
