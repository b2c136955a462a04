import type { LogLine } from '@altiplano/client';

const PLANNING: readonly string[] = ['placed', 'unplaced'];

function isPlanning({ deed, events, void: isVoid }: LogLine): boolean {
  return (
    !isVoid &&
    deed.kind === 'played' &&
    events.length > 0 &&
    events.every(({ type }) => PLANNING.includes(type))
  );
}

/** The lines with the tiles that somebody placed one after another told together, as of the last of them. */
export function logEntries(lines: readonly LogLine[]): LogLine[] {
  const entries: LogLine[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last !== undefined && isPlanning(last) && isPlanning(line) && last.seat === line.seat) {
      entries[entries.length - 1] = { ...line, events: [...last.events, ...line.events] };
    } else entries.push(line);
  }
  return entries;
}
