import { type EventOf, type GameEvent, seatOf, type Thing, thingOf } from '@altiplano/rules/engine';
import { joined, type Message, type Part, plain } from '../message/message.ts';
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

type Many = EventOf<ManyType>;

const isMany = (event: GameEvent, told: Told): event is Many => Object.hasOwn(told.many, event.type);
const isTable = (event: GameEvent, told: Told): event is EventOf<TableType> =>
  Object.hasOwn(told.table, event.type);

interface Where {
  readonly place: Part;
  say(things: Message, place: Part): Message;
}

/** Where it was, for events that are sorted by it; null where that is not told. */
function whereOf(event: Many, names: Naming): Where | null {
  const { told, mark } = names.texts;
  switch (event.type) {
    case 'placed':
      return { place: names.site(event.site), say: told.on };
    case 'tookBack':
    case 'lifted':
      return { place: names.site(event.site), say: told.from };
    case 'stored':
      return { place: mark.row(event.row), say: told.inRow };
    case 'drew':
    case 'gained':
    case 'spent':
    case 'returnedToBag':
    case 'discarded':
    case 'sold':
    case 'delivered':
      return null;
  }
}

/** One phrase for several events of one kind: what, sorted by where. */
function together(first: Many, events: readonly GameEvent[], names: Naming): Message {
  const { told, mark } = names.texts;
  const groups = new Map<string, { where: Where | null; things: Thing[] }>();
  for (const event of events) {
    const thing = thingOf(event);
    if (!isMany(event, told) || thing === null) continue;
    const where = whereOf(event, names);
    const key = where === null ? '' : plain([where.place]);
    const group = groups.get(key) ?? { where, things: [] };
    group.things.push(thing);
    groups.set(key, group);
  }
  const parts = [...groups.values()].map(({ where, things }) =>
    where === null ? mark.things(things) : where.say(mark.thingsAsOne(things), where.place),
  );
  const coins = events.reduce((sum, event) => sum + ('coins' in event ? event.coins : 0), 0);
  return told.many[first.type](joined(parts, ', '), mark.coins(coins));
}

function sentenceOf<T extends TableType>(type: T, event: GameEvent & EventOf<T>, names: Naming): Message {
  return names.texts.told.table[type](fieldsInWords(event, names));
}

function phraseOfOne<T extends SingleType>(type: T, event: GameEvent & EventOf<T>, names: Naming): Message {
  return names.texts.told.single[type](fieldsInWords(event, names));
}

/** What events of one kind that follow each other are called. */
function phrase(events: readonly GameEvent[], names: Naming): Message {
  const [first] = events as [GameEvent];
  const { told } = names.texts;
  if (isMany(first, told)) return together(first, events, names);
  if (isTable(first, told)) return sentenceOf(first.type, first, names);
  if (first.type === 'planningChanged' && first.spaces < 0) return told.planningFewer(-first.spaces);
  return phraseOfOne(first.type, first, names);
}

/** One event in words, by itself. */
export function eventMessage(event: GameEvent, names: Naming): Message {
  return phrase([event], names);
}

/** That a tile was sold says already that it was given. */
function isSaid(event: GameEvent, next: GameEvent | undefined): boolean {
  return event.type === 'spent' && next?.type === 'sold' && next['good'] === event.thing;
}

/** Whether a mission came without a choice: it came alone (I1, two players). */
export function isReceived(
  event: GameEvent,
  before: GameEvent | undefined,
  after: GameEvent | undefined,
): boolean {
  const isOther = (other: GameEvent | undefined): boolean =>
    other?.type === 'missionDealt' && other.seat === seatOf(event);
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
              other.seat === event.seat &&
              other.thing === event.thing &&
              other.site === event.site,
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
      isMany(first, told) && other?.event.type === first.type && seatOf(other.event) === first.seat;
    let next = at + 1;
    while (isNext(events[next])) next++;
    const before = events[at - 1]?.event;
    const run = events.slice(at, next).map(({ event }) => event);
    const to = events[next]?.at ?? all.length;
    at = next;
    if (SILENT.includes(first.type)) continue;
    const text =
      first.type === 'missionDealt' && isReceived(first, before, events[next]?.event)
        ? told.missionReceived(names.card('missions', first.mission))
        : phrase(run, names);
    const seat = isTable(first, told) ? null : seatOf(first);
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
