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

/** Done before there was a game to be seen. */
const BEFORE_GAME: readonly string[] = [
  'created',
  'configured',
  'sat',
  'stood',
  'botSeated',
  'seatOpened',
  'readied',
  'unreadied',
];

/** Whether a line tells how the players came together, before there was a game to be seen. */
export function isBeforeGame({ deed }: LogLine): boolean {
  return BEFORE_GAME.includes(deed.kind);
}

/** A line in two where it reaches into the next round: that one begins with what is nobody's deed. */
function byRound(line: LogLine): LogLine[] {
  const at = line.events.findIndex(({ type }) => type === 'roundBegan');
  if (at < 0) return [line];
  const events = line.events.slice(at);
  return [
    { ...line, events: line.events.slice(0, at) },
    { ...line, events, round: Number(events[0]?.['round']), seat: null },
  ];
}

/**
 * The lines with the tiles that somebody placed one after another told together, as of the last of them, and each
 * under the round it belongs to. `isAlone`: nobody had to come to this table, so that how it came about is not worth a
 * line.
 */
export function logEntries(lines: readonly LogLine[], isAlone: boolean): LogLine[] {
  const entries: LogLine[] = [];
  for (const line of lines) {
    if (isAlone && isBeforeGame(line)) continue;
    const last = entries.at(-1);
    if (last !== undefined && isPlanning(last) && isPlanning(line) && last.seat === line.seat) {
      entries[entries.length - 1] = { ...line, events: [...last.events, ...line.events] };
    } else entries.push(...byRound(line));
  }
  return entries;
}
