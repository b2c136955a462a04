import type { Line } from '@altiplano/cli/command-line';
import { timeLeft } from '../arena/time-left.ts';
import { showProgress } from '../simulate/progress.ts';
import type { Texts } from '../text/texts.ts';

/** What a long run says on standard error while it goes. */
export interface RunProgress {
  /** So many games of the whole run are played. */
  at(games: number): void;
  /** A stage is done: its line stays. `line` gets the seconds it took. */
  stage(line: (seconds: number) => string): void;
  end(): void;
}

/** Follows a run of so many games; the line between stages is for terminals, or for those who ask for it. */
export function followRun(games: number, line: Line, texts: Texts): RunProgress {
  const say = (done: number, all: number, seconds: number): string =>
    texts.arena.progress(done, all, timeLeft(seconds, texts));
  const progress = showProgress(games, say, line.flags.has('progress'));
  let began = performance.now();
  return {
    at: progress.at,
    stage(words) {
      const now = performance.now();
      progress.clear();
      process.stderr.write(`${words((now - began) / 1000)}\n`);
      began = now;
    },
    end: progress.clear,
  };
}
