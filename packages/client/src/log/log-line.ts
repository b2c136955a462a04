import type { Told } from '@altiplano/protocol';

/** A thing that happened, as the log shows it. */
export interface LogLine extends Told {
  /** The round in which it began; null before the first. */
  readonly round: number | null;
  /** Whose deed it was; null if nobody's. */
  readonly seat: number | null;
}

/** What is known of the story so far, the oldest line first, without gaps. */
export interface Log {
  readonly lines: readonly LogLine[];
  /** Whether the lines begin with the first one there is. */
  readonly isComplete: boolean;
}

/** The log of somebody who has seen so many updates and knows none of their stories. */
export function emptyLog(number: number): Log {
  return { lines: [], isComplete: number === 0 };
}

function lineOf(told: Told, round: number | null): LogLine {
  const { deed } = told;
  return { ...told, round, seat: 'seat' in deed ? deed.seat : null };
}

/** The log after an update that began in this round; what it takes back is marked. */
export function withUpdateLine(log: Log, told: Told, round: number | null): Log {
  const { deed } = told;
  const lines =
    deed.kind === 'undone'
      ? voided(log.lines, ({ number }) => deed.numbers.includes(number))
      : deed.kind === 'rolledBack'
        ? voided(log.lines, (line) => line.number > deed.to && line.deed.kind === 'played')
        : log.lines;
  return { ...log, lines: [...lines, lineOf(told, round)] };
}

function voided(lines: readonly LogLine[], isVoid: (line: LogLine) => boolean): readonly LogLine[] {
  return lines.map((line) => (isVoid(line) && !line.void ? { ...line, void: true } : line));
}

/** The log with older lines from this number on, which end where it begins; `round`: the one in which it begins. */
export function withStory(log: Log, story: readonly Told[], from: number, round: number | null): Log {
  const before = log.lines[0]?.number ?? Infinity;
  const older = story.filter(({ number }) => number < before);
  const lines: LogLine[] = [];
  let now = log.lines.length > 0 ? (log.lines[0]?.round ?? null) : round;
  for (const told of older.toReversed()) {
    now = roundBefore(told, now);
    lines.push(lineOf(told, now));
  }
  return { lines: [...lines.reverse(), ...log.lines], isComplete: from <= 1 };
}

/** The round in which something began that ended in this one. */
function roundBefore(told: Told, round: number | null): number | null {
  if (told.void || round === null) return round;
  const begun = told.events.filter(({ type }) => type === 'roundBegan').length;
  return round - begun < 1 ? null : round - begun;
}
