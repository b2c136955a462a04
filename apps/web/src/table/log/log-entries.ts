import type { LogLine } from '@altiplano/client';
import { once } from './once.ts';

const PLANNING: readonly string[] = ['placed', 'unplaced'];

function isPlanning({ deed, events }: LogLine): boolean {
  return deed.kind === 'played' && events.length > 0 && events.every(({ type }) => PLANNING.includes(type));
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

/** A line in two where it reaches into the next round: that one begins with what is nobody's action. */
const byRound = once((line: LogLine): readonly LogLine[] => {
  const began = line.events.find((event) => event.type === 'roundBegan');
  if (began === undefined) return [line];
  const at = line.events.indexOf(began);
  const events = line.events.slice(at);
  return [
    { ...line, events: line.events.slice(0, at) },
    { ...line, events, round: began.round, seat: null },
  ];
});

/** Two times in a row that somebody took steps back, as once. */
const takenBackTogether = once((one: LogLine) =>
  once((other: LogLine): LogLine | null => {
    if (one.deed.kind !== 'undone' || other.deed.kind !== 'undone' || one.seat !== other.seat) return null;
    return { ...other, deed: { ...other.deed, numbers: [...one.deed.numbers, ...other.deed.numbers] } };
  }),
);

/** Tiles that somebody placed one after another, as of the last of them. */
const placedTogether = once((one: LogLine) =>
  once((other: LogLine): LogLine | null => {
    const isSame = one.seat === other.seat && one.void === other.void;
    if (!isSame || !isPlanning(one) || !isPlanning(other)) return null;
    return { ...other, events: [...one.events, ...other.events] };
  }),
);

/**
 * The lines without the steps that somebody took back: that it was done is one quiet line, and of tiles that were only
 * placed and taken up again while planning nothing is worth one. What all agreed to take back stays.
 */
function withoutUndone(lines: readonly LogLine[]): LogLine[] {
  const undone = new Set(lines.flatMap(({ deed }) => (deed.kind === 'undone' ? deed.numbers : [])));
  const plans = new Set(lines.filter(isPlanning).map(({ number }) => number));
  const kept: LogLine[] = [];
  for (const line of lines) {
    const { deed } = line;
    if (line.void && undone.has(line.number)) continue;
    if (deed.kind === 'undone' && deed.numbers.every((number) => plans.has(number))) continue;
    const last = kept.at(-1);
    const together = last === undefined ? null : takenBackTogether(last)(line);
    if (together === null) kept.push(line);
    else kept[kept.length - 1] = together;
  }
  return kept;
}

/**
 * The lines with the tiles that somebody placed one after another told together, as of the last of them, without what
 * somebody took back, and each under the round it belongs to. What has not changed is the very same as the last time,
 * so that it is not drawn anew. `isAlone`: nobody had to come to this table, so that how it came about is not worth a
 * line.
 */
export function logEntries(lines: readonly LogLine[], isAlone: boolean): LogLine[] {
  const entries: LogLine[] = [];
  for (const line of withoutUndone(lines)) {
    if (isAlone && isBeforeGame(line)) continue;
    const last = entries.at(-1);
    const together = last === undefined ? null : placedTogether(last)(line);
    if (together === null) entries.push(...byRound(line));
    else entries[entries.length - 1] = together;
  }
  return entries;
}
