import type { LogLine } from '@altiplano/client';
import { type EventType, type GameEvent, seatOf } from '@altiplano/rules/engine';
import { lineMessage, type Naming, spoken, story } from '@altiplano/text';

/** What an own action leads to and nobody knows beforehand. */
const UNFORESEEN: readonly EventType[] = ['bagRefilled', 'drew', 'missionDealt', 'startingPlayerChanged'];

/** After a long silence nobody wants to hear everything. */
const MOST = 12;

/** What somebody has to be told of a line: of the own actions only what comes of them by itself. */
function announcedEvents({ deed, events, seat }: LogLine, own: number | null): readonly GameEvent[] {
  if (seat === null || seat !== own || deed.kind !== 'played' || deed.by !== 'person') return events;
  const from = events.findIndex((event) => seatOf(event) !== own || UNFORESEEN.includes(event.type));
  return from < 0 ? [] : events.slice(from);
}

/** What a voice says of the lines after a number, for whoever sits at this seat. */
export function announced(
  lines: readonly LogLine[],
  after: number,
  own: number | null,
  names: Naming,
): string {
  return lines
    .slice(-MOST)
    .filter((line) => line.number > after && !line.void)
    .flatMap((line) => story(announcedEvents(line, own), names))
    .map((line) => spoken(lineMessage(line, names)).replace(/\.$/, ''))
    .join('. ');
}
