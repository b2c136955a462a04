import type { LogLine } from '@altiplano/client';
import { type EventType, type GameEvent, seatOf } from '@altiplano/rules/engine';
import { lineMessage, type Message, type Naming, story } from '@altiplano/text';

/** Events between two own actions, in short. */
export interface Recap {
  /** The first line of the log that it tells of. */
  readonly from: number;
  /** The event of a new round, then one for each player. */
  readonly messages: readonly Message[];
}

/** What others want to know of a turn: what it brought, not what it took. */
const NEWS: readonly EventType[] = [
  'missionFulfilled',
  'coinsGained',
  'opalsGained',
  'pointsGained',
  'gained',
  'sold',
  'stored',
  'rowCompleted',
  'orderTaken',
  'delivered',
  'orderFulfilled',
  'boatBuilt',
  'houseBuilt',
  'roadBuilt',
  'cartBought',
  'extensionBought',
  'extensionGivenUp',
  'assetBought',
  'goodBought',
  'passed',
];

/** So many things are told of each player: the last ones. */
const MOST = 2;

function isOwnEntry({ seat, deed }: LogLine, own: number): boolean {
  return seat === own && (deed.kind === 'undone' || (deed.kind === 'played' && deed.by === 'person'));
}

/** Whether the log reaches back to something that this seat did by itself. */
export function hasOwnEntry(lines: readonly LogLine[], own: number): boolean {
  return lines.some((line) => isOwnEntry(line, own));
}

/** Who passed is of no interest once another round has begun. */
function worthTelling(lines: readonly LogLine[]): GameEvent[] {
  const events = lines.flatMap((line) => line.events);
  const round = events.findLastIndex(({ type }) => type === 'roundBegan');
  return events.filter(({ type }, at) => NEWS.includes(type) && (type !== 'passed' || at > round));
}

function bySeat(all: readonly GameEvent[]): Map<number, GameEvent[]> {
  const seats = new Map<number, GameEvent[]>();
  for (const event of all) {
    const seat = seatOf(event);
    if (seat === null) continue;
    const events = seats.get(seat) ?? [];
    events.push(event);
    // Who did something last stands last.
    seats.delete(seat);
    seats.set(seat, events);
  }
  return seats;
}

function inShort(events: readonly GameEvent[], names: Naming): Message[] {
  return story(events, names).map((line) => {
    const { phrases } = line;
    const shown = phrases.length > MOST ? [['…'], ...phrases.slice(-MOST)] : phrases;
    return lineMessage({ ...line, phrases: shown }, names);
  });
}

/** The event that a round began with: news even to whoever ended the round before it. */
function eventIn(lines: readonly LogLine[]): readonly GameEvent[] {
  const event = lines.flatMap(({ events }) => events).findLast(({ type }) => type === 'eventRevealed');
  return event === undefined ? [] : [event];
}

/** What has happened since a seat last did something by itself, after the line up to which that has been read; null if nothing. */
export function recapOf(lines: readonly LogLine[], own: number, readTo: number, names: Naming): Recap | null {
  const last = lines.findLastIndex((line) => isOwnEntry(line, own));
  if (last < 0) return null;
  const unread = lines.slice(last).filter((line) => !line.void && line.number > readTo);
  const since = unread.filter((line) => line !== lines[last]);
  const groups = [eventIn(unread), ...bySeat(worthTelling(since)).values()];
  const messages = groups.flatMap((events) => inShort(events, names));
  const first = since[0] ?? unread[0];
  return first === undefined || messages.length === 0 ? null : { from: first.number, messages };
}
