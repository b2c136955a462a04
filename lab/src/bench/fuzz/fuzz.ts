import type { Flags } from '../flags.ts';
import { isUnharmed, runFuzz } from './run-fuzz.ts';

const QUICK = 400;
const QUICK_MOVES = 10;
/** More than any game has. */
const TO_THE_END = 5000;

/** Throws malformed, misplaced and repeated messages at a server while it hosts games, and looks whether it minds. */
export async function benchFuzz({ json, quick, messages, seed, storage }: Flags): Promise<void> {
  const report = await runFuzz({
    messages: quick ? Math.min(messages, QUICK) : messages,
    seed,
    movesAfter: quick ? QUICK_MOVES : TO_THE_END,
    storage: storage === 'postgres' ? 'postgres' : 'sqlite',
  });
  if (json) process.stdout.write(`${JSON.stringify({ bench: 'fuzz', ...report }, null, 2)}\n`);
  else {
    const { cut, changedTables, playedOn, tables, wrong } = report;
    process.stdout.write(
      `${report.messages} messages, ${report.answered} answered, ${cut} cut off by a limit, ${report.crashed ? 'CRASHED' : 'no crash'}, ${changedTables} tables changed, ${playedOn} of ${tables} played on, ${wrong.length} wrong\n${wrong.join('\n')}\n`,
    );
  }
  if (!isUnharmed(report)) process.exitCode = 1;
}
