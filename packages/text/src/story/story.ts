import type { EventType, GameEvent, Thing } from '@altiplano/rules';
import { joined, type Message, plain } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import { fieldsInWords } from './fields.ts';
import { type ManyType, SILENT, type SingleType, type TableType, type Told } from './told.ts';

/** A line of the log: what one player did after another, or what happened to all. */
export interface StoryLine {
  /** Null for what concerns nobody in particular; such a line is a whole sentence. */
  readonly seat: number | null;
  /** What was done, one phrase after another. */
  readonly phrases: readonly Message[];
  /** Places in the list of events: where the line begins, and where the next one does. */
  readonly from: number;
  readonly to: number;
}

/** The field that says where, for events of which several make one line. */
const WHERE: Partial<Record<EventType, 'site' | 'row'>> = {
  placed: 'site',
  tookBack: 'site',
  lifted: 'site',
  stored: 'row',
};

const isMany = (type: EventType, told: Told): type is ManyType => Object.hasOwn(told.many, type);
const isTable = (type: EventType, told: Told): type is TableType => Object.hasOwn(told.table, type);

function thingOf(event: GameEvent): Thing {
  return (event['good'] ?? event['thing']) as Thing;
}

/** One phrase for several events of one kind: what, sorted by where. */
function together(type: ManyType, events: readonly GameEvent[], names: Naming): Message {
  const { told, mark } = names.texts;
  const where = WHERE[type];
  const groups = new Map<string, { event: GameEvent; things: Thing[] }>();
  for (const event of events) {
    const place = where === undefined ? '' : String(event[where]);
    const group = groups.get(place) ?? { event, things: [] };
    group.things.push(thingOf(event));
    groups.set(place, group);
  }
  const say = type === 'tookBack' || type === 'lifted' ? told.from : where === 'row' ? told.inRow : told.on;
  const parts = [...groups.values()].map(({ event, things }) => {
    if (where === undefined) return mark.things(things);
    return say(mark.thingsAsOne(things), fieldsInWords(event, names)[where]);
  });
  const coins = events.reduce((sum, event) => sum + Number(event['coins'] ?? 0), 0);
  return told.many[type](joined(parts, ', '), mark.coins(coins));
}

/** What events of one kind that follow each other are called. */
function phrase(events: readonly GameEvent[], names: Naming): Message {
  const [first] = events as [GameEvent];
  const { type } = first;
  const { told } = names.texts;
  if (isMany(type, told)) return together(type, events, names);
  if (type === 'planningChanged' && Number(first['spaces']) < 0) {
    return told.planningFewer(-Number(first['spaces']));
  }
  const fields = fieldsInWords(first, names);
  return isTable(type, told) ? told.table[type](fields) : told.single[type as SingleType](fields);
}

/** One event in words, by itself. */
export function eventMessage(event: GameEvent, names: Naming): Message {
  return phrase([event], names);
}

/** That a tile was sold says already that it was given. */
function isSaid(event: GameEvent, next: GameEvent | undefined): boolean {
  return event.type === 'spent' && next?.type === 'sold' && next['good'] === event['thing'];
}

/** Whether a mission came without a choice: it came alone (I1, two players). */
export function isReceived(
  event: GameEvent,
  before: GameEvent | undefined,
  after: GameEvent | undefined,
): boolean {
  const isOther = (other: GameEvent | undefined): boolean =>
    other?.type === 'missionDealt' && other['seat'] === event['seat'];
  return event.type === 'missionDealt' && !isOther(before) && !isOther(after);
}

interface Placed {
  readonly event: GameEvent;
  /** Its place in the list of all events. */
  readonly at: number;
}

/** Without what was said otherwise, and without tiles that were placed and taken up again while planning. */
function worthTelling(all: readonly GameEvent[]): Placed[] {
  const kept: Placed[] = [];
  for (const [at, event] of all.entries()) {
    if (isSaid(event, all[at + 1])) continue;
    const tried =
      event.type === 'unplaced'
        ? kept.findLastIndex(
            ({ event: other }) =>
              other.type === 'placed' &&
              other['seat'] === event['seat'] &&
              other['thing'] === event['thing'] &&
              other['site'] === event['site'],
          )
        : -1;
    if (tried >= 0) kept.splice(tried, 1);
    else kept.push({ event, at });
  }
  return kept;
}

/** Events told in lines: what one player did after another stands together. */
export function story(all: readonly GameEvent[], names: Naming): StoryLine[] {
  const { told } = names.texts;
  const events = worthTelling(all);
  const lines: { seat: number | null; phrases: Message[]; from: number; to: number }[] = [];
  for (let at = 0; at < events.length; ) {
    const { event: first, at: from } = events[at] as Placed;
    const isNext = (other: Placed | undefined): boolean =>
      isMany(first.type, told) && other?.event.type === first.type && other.event['seat'] === first['seat'];
    let next = at + 1;
    while (isNext(events[next])) next++;
    const before = events[at - 1]?.event;
    const run = events.slice(at, next).map(({ event }) => event);
    const to = events[next]?.at ?? all.length;
    at = next;
    if (SILENT.includes(first.type)) continue;
    const text = isReceived(first, before, events[next]?.event)
      ? told.missionReceived(names.card('missions', String(first['mission'])))
      : phrase(run, names);
    const seat = isTable(first.type, told) || typeof first['seat'] !== 'number' ? null : first['seat'];
    const last = lines.at(-1);
    if (seat !== null && last?.seat === seat) {
      last.phrases.push(text);
      last.to = to;
    } else lines.push({ seat, phrases: [text], from, to });
  }
  return lines;
}

/** A line of the log as one message, with the player's name in front. */
export function lineMessage({ seat, phrases }: StoryLine, names: Naming): Message {
  const told = joined(phrases, '; ');
  return seat === null ? told : [names.player(seat), ': ', ...told];
}

/** Events told in plain lines. */
export function plainStory(events: readonly GameEvent[], names: Naming): string[] {
  return story(events, names).map((line) => plain(lineMessage(line, names)));
}
