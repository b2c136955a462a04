import {
  type Components,
  type Figures,
  type Location,
  LOCATIONS,
  type Rejection,
  type Thing,
  THINGS,
} from '@altiplano/rules';
import { counted } from './list.ts';
import type { Texts } from './texts.ts';

/** Turns the ids of moves, events and refusals into words. */
export interface Naming {
  readonly texts: Texts;
  readonly components: Components;
  seat(number: number): string;
  /** With the level of a bot. */
  seatInFull(number: number): string;
  site(name: string): string;
  role(id: string): string;
  extension(id: string): string;
  asset(id: string): string;
  mission(id: string): string;
  order(id: string): string;
  /** The good on a house or boat. */
  building(id: string): string;
  event(id: string): string;
}

function isLocation(word: string): word is Location {
  return (LOCATIONS as readonly string[]).includes(word);
}

function isThing(word: unknown): word is Thing {
  return (THINGS as readonly unknown[]).includes(word);
}

function find<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  return rows.find((row) => row.id === id);
}

/** Things in words, most usual first: 2 food, alpaca. */
export function thingsText(things: readonly Thing[], texts: Texts): string {
  return counted(things)
    .map(([thing, count]) => texts.words.some(thing, count))
    .join(', ');
}

/** Naming for one game; `seats` are the names of the players as the reader should see them, `inFull` with more about them. */
export function naming(
  texts: Texts,
  components: Components,
  seats: readonly string[],
  inFull = seats,
): Naming {
  const { words, cards } = texts;
  const named: Naming = {
    texts,
    components,
    seat: (number) => seats[number] ?? String(number),
    seatInFull: (number) => inFull[number] ?? String(number),
    site: (name) => {
      if (isLocation(name)) return words.locations[name];
      const [kind, id = ''] = name.split(':');
      switch (kind) {
        case 'movement':
          return words.movement(Number(id));
        case 'extension':
          return named.extension(id);
        case 'asset':
          return named.asset(id);
        case 'role':
        case 'strip':
        case 'planning':
        case 'container':
        case 'bag':
        case 'hand':
        case 'neutral':
          return words[kind];
        default:
          return name;
      }
    },
    role: (id) => words.roles[id] ?? id,
    extension: (id) => {
      const kind = find(components.extensions, id)?.kind;
      const effect = kind === undefined ? undefined : find(components.extensionKinds, kind)?.effect;
      return effect === undefined ? id : `${id} ${cards.extension(effect)}`;
    },
    asset: (id) => {
      const row = find(components.assets, id);
      return row === undefined ? id : cards.asset(row.effect);
    },
    mission: (id) => {
      const row = find(components.missions, id);
      return row === undefined ? id : texts.moves.label.mission(row.points, cards.mission(row.condition));
    },
    order: (id) => {
      const row = find(components.orders, id);
      return row === undefined ? id : thingsText(row.goods, texts);
    },
    building: (id) => {
      const row = find([...components.houses, ...components.boats], id);
      return row === undefined ? id : words.things[row.good];
    },
    event: (id) => {
      const row = find(components.events, id);
      return row === undefined ? id : cards.event(row.effect);
    },
  };
  return named;
}

const NOTHING: Components['roles'] = [];
const NO_COMPONENTS = {
  extensions: NOTHING,
  assets: NOTHING,
  missions: NOTHING,
  orders: NOTHING,
  houses: NOTHING,
  boats: NOTHING,
  events: NOTHING,
} as unknown as Components;

function nameFigure(name: string, value: string | number, names: Naming): string | number {
  const { words } = names.texts;
  if (isThing(value)) return words.things[value];
  if ((name === 'location' || name === 'figure') && typeof value === 'string' && isLocation(value)) {
    return words.at(value);
  }
  if (name === 'site') return names.site(String(value));
  if (name === 'waitsFor' && typeof value === 'number') return names.seat(value);
  return value;
}

/** A refusal of the rules in one sentence, with the rule's id. */
export function rejectionText(rejection: Rejection, texts: Texts, names?: Naming): string {
  const known = names ?? naming(texts, NO_COMPONENTS, []);
  const figures: Figures = Object.fromEntries(
    Object.entries(rejection.figures).map(([name, value]) => [name, nameFigure(name, value, known)]),
  );
  const say = (texts.refusals as Partial<Record<string, (figures: Figures) => string>>)[rejection.rejected];
  return `${say === undefined ? rejection.rejected : say(figures)} (${rejection.rule})`;
}
