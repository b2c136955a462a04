import type { LogLine } from '@altiplano/client';

/** A point that a game can go back to: before somebody began to act. */
export interface RollbackPoint {
  /** The last own update that stays in force. */
  readonly to: number;
  /** The first thing that would be void. */
  readonly line: LogLine;
}

/** Lines that a point can be named by: choices of somebody, with events, still in force. */
function isTellable({ deed, events, void: isVoid }: LogLine): boolean {
  return deed.kind === 'played' && deed.by !== 'forced' && events.length > 0 && !isVoid;
}

function beginsSomething(line: LogLine, before: LogLine | undefined): boolean {
  if (before === undefined || before.seat !== line.seat || before.round !== line.round) return true;
  return before.events.some(({ type }) => type === 'turnEnded' || type === 'passed' || type === 'roundBegan');
}

/**
 * The points before each stretch of moves by one player, the last one first; before them all, if it is another one, the
 * moment before the very last step.
 */
export function rollbackPointsOf(lines: readonly LogLine[]): RollbackPoint[] {
  const played = lines.filter(isTellable);
  const points = played
    .filter((line, index) => beginsSomething(line, played[index - 1]))
    .map((line) => ({ to: line.number - 1, line }))
    .reverse();
  const last = played.at(-1);
  if (last === undefined || last === points[0]?.line) return points;
  return [{ to: last.number - 1, line: last }, ...points];
}
