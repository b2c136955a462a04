import { type EventType, type GameEvent, type Thing } from '@altiplano/rules';
import { type Naming, thingsText } from '../text/naming.ts';

type Say = (fields: Readonly<Record<string, string>>) => string;
type SayMany = (things: string, coins: number) => string;

/** How a kind of event is told by one of the tables; each kind is in at most one of them. */
function saying<T>(table: object, type: EventType): T | undefined {
  return (table as Partial<Record<EventType, T>>)[type];
}

/** The field that says where, for events of which several make one line. */
const WHERE: Partial<Record<EventType, 'site' | 'row'>> = {
  placed: 'site',
  tookBack: 'site',
  lifted: 'site',
  stored: 'row',
};

function fieldsInWords(event: GameEvent, names: Naming): Record<string, string> {
  const { words, told } = names.texts;
  const name = (field: string, value: unknown): string => {
    const text = String(value);
    switch (field) {
      case 'seat':
        return names.seat(Number(value));
      case 'role':
      case 'mission':
      case 'order':
      case 'event':
      case 'extension':
      case 'asset':
        return names[field](text);
      case 'house':
      case 'boat':
        return names.building(text);
      case 'good':
      case 'thing':
        return words.things[text as Thing];
      case 'site':
      case 'source':
        return names.site(text);
      case 'location':
        return event.type === 'travelerMoved'
          ? words.to(text as keyof typeof words.locations)
          : words.locations[text as keyof typeof words.locations];
      case 'row':
        return words.row(Number(value));
      case 'means':
        return text === 'freeCart' ? told.freeCart : names.site(text);
      case 'cause':
        return words.endCauses[text] ?? text;
      case 'to':
      case 'from':
        return placeInWords(event, value, names);
      default:
        return text;
    }
  };
  return Object.fromEntries(Object.entries(event).map(([field, value]) => [field, name(field, value)]));
}

/** `to` and `from` are a location, a row, a seat or a trading space, by the kind of event. */
function placeInWords(event: GameEvent, value: unknown, names: Naming): string {
  const { words } = names.texts;
  switch (event.type) {
    case 'traveled':
      return words.to(String(value) as keyof typeof words.locations);
    case 'cornMoved':
      return words.row(Number(value));
    case 'goodBought':
      return value === null ? words.neutral : names.seat(Number(value));
    default:
      return names.seat(Number(value));
  }
}

function thingOf(event: GameEvent): Thing {
  return (event['good'] ?? event['thing']) as Thing;
}

/** One line for several events of one kind: what, sorted by where. */
function together(events: readonly GameEvent[], names: Naming): string {
  const { told } = names.texts;
  const { type } = events[0] as GameEvent;
  const where = WHERE[type];
  const groups = new Map<string, Thing[]>();
  for (const event of events) {
    const place = where === undefined ? '' : (fieldsInWords(event, names)[where] ?? '');
    groups.set(place, [...(groups.get(place) ?? []), thingOf(event)]);
  }
  const say = type === 'tookBack' || type === 'lifted' ? told.from : where === 'row' ? told.inRow : told.on;
  const parts = [...groups].map(([place, things]) => {
    const text = thingsText(things, names.texts);
    return place === '' ? text : say(text, place);
  });
  const coins = events.reduce((sum, event) => sum + Number(event['coins'] ?? 0), 0);
  return saying<SayMany>(told.many, type)?.(parts.join(', '), coins) ?? '';
}

/** What a run of events is called; '' if it is not worth a word. */
function phrase(events: readonly GameEvent[], names: Naming): string {
  const [first] = events as [GameEvent];
  const { told } = names.texts;
  if (saying(told.many, first.type) !== undefined) return together(events, names);
  const say = saying<Say>(told.single, first.type) ?? saying<Say>(told.table, first.type);
  return say?.(fieldsInWords(first, names)) ?? '';
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

/** Without the tiles that were placed and taken up again while planning. */
function withoutTries(events: readonly GameEvent[]): GameEvent[] {
  const kept: GameEvent[] = [];
  for (const event of events) {
    const tried =
      event.type === 'unplaced'
        ? kept.findLastIndex(
            (other) =>
              other.type === 'placed' &&
              other['seat'] === event['seat'] &&
              other['thing'] === event['thing'] &&
              other['site'] === event['site'],
          )
        : -1;
    if (tried >= 0) kept.splice(tried, 1);
    else kept.push(event);
  }
  return kept;
}

/** Events told in lines: what one player did after another stands together after the name. */
export function story(all: readonly GameEvent[], names: Naming): string[] {
  const { told } = names.texts;
  const events = withoutTries(all.filter((event, index) => !isSaid(event, all[index + 1])));
  const lines: { seat: number | null; text: string }[] = [];
  for (let at = 0; at < events.length; ) {
    const first = events[at] as GameEvent;
    const isMany = saying(told.many, first.type) !== undefined;
    const isNext = (event: GameEvent | undefined): boolean =>
      isMany && event?.type === first.type && event['seat'] === first['seat'];
    let to = at + 1;
    while (isNext(events[to])) to++;
    const text = isReceived(first, events[at - 1], events[to])
      ? told.missionReceived(names.mission(String(first['mission'])))
      : phrase(events.slice(at, to), names);
    at = to;
    if (text === '') continue;
    const isTable = saying(told.table, first.type) !== undefined;
    const seat = isTable || typeof first['seat'] !== 'number' ? null : first['seat'];
    const last = lines.at(-1);
    if (seat !== null && last?.seat === seat) last.text += `; ${text}`;
    else lines.push({ seat, text });
  }
  return lines.map(({ seat, text }) => (seat === null ? text : `${names.seat(seat)}: ${text}`));
}
