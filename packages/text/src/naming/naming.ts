import { type Components, type Location, LOCATIONS, type Thing, THINGS } from '@altiplano/rules';
import type { GameTexts } from '../language.ts';
import { type CardTable, type Mark, type Message, plain } from '../message/message.ts';
import { isYou } from './you.ts';

/** Turns the ids of moves, events and refusals into words. */
export interface Naming {
  readonly texts: GameTexts;
  readonly components: Components;
  player(seat: number): Mark;
  /** Whether a player is called "you": then sentences speak to them. */
  isYou(seat: number): boolean;
  /** A place where tiles lie: a location, an own space, a card, the bag. */
  site(name: string): Mark;
  card(table: CardTable, id: string): Mark;
  /** The shortest name of an extension. */
  brief(extension: string): string;
}

interface NamingOptions {
  /** Whether extensions are named with their ids, which a terminal has no other way to point at. */
  readonly ids?: boolean;
}

export function isLocation(word: unknown): word is Location {
  return (LOCATIONS as readonly unknown[]).includes(word);
}

export function isThing(word: unknown): word is Thing {
  return (THINGS as readonly unknown[]).includes(word);
}

function find<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  return rows.find((row) => row.id === id);
}

/** What a card is called: by what it does or asks for. */
function insideOf(table: CardTable, id: string, components: Components, texts: GameTexts): Message {
  const { cards, mark, words } = texts;
  switch (table) {
    case 'roles':
      return [words.roles[id] ?? id];
    case 'extensions': {
      const kind = find(components.extensions, id)?.kind;
      const effect = kind === undefined ? undefined : find(components.extensionKinds, kind)?.effect;
      return effect === undefined ? [id] : cards.extension(effect);
    }
    case 'orders':
      return mark.things(find(components.orders, id)?.goods ?? []);
    case 'houses':
    case 'boats': {
      const row = find(components[table], id);
      return row === undefined ? [id] : [mark.thing(row.good)];
    }
    case 'missions': {
      const row = find(components.missions, id);
      return row === undefined ? [id] : texts.moves.label.mission(row.points, cards.mission(row.condition));
    }
    case 'events': {
      const row = find(components.events, id);
      return row === undefined ? [id] : cards.event(row.effect);
    }
    case 'assets': {
      const row = find(components.assets, id);
      return row === undefined ? [id] : cards.asset(row.effect);
    }
  }
}

/** Naming for one game; `seats` are the names of the players as the reader should see them. */
export function naming(
  texts: GameTexts,
  components: Components,
  seats: readonly string[],
  { ids = false }: NamingOptions = {},
): Naming {
  const { words, mark } = texts;
  const nameOf = (seat: number): string => {
    const name = seats[seat] ?? String(seat);
    return isYou(name) ? words.you : name;
  };
  const card = (table: CardTable, id: string): Mark => {
    const inside = insideOf(table, id, components, texts);
    const text = plain(inside);
    const isNumbered = ids && table === 'extensions' && text !== id;
    return { is: 'card', table, id, inside, text: isNumbered ? `${id} ${text}` : text };
  };
  const site = (name: string): Mark => {
    if (isLocation(name)) return mark.place(name);
    const [kind, id = ''] = name.split(':');
    const called = (text: string): Mark => ({ is: 'site', site: name, text });
    switch (kind) {
      case 'movement':
        return called(words.movement(Number(id)));
      case 'extension':
        return card('extensions', id);
      case 'asset':
        return card('assets', id);
      case 'role':
      case 'strip':
      case 'planning':
      case 'container':
      case 'bag':
      case 'hand':
      case 'neutral':
        return called(words[kind]);
      default:
        return called(name);
    }
  };
  return {
    texts,
    components,
    player: (seat) => ({ is: 'player', seat, text: nameOf(seat) }),
    isYou: (seat) => isYou(nameOf(seat)),
    site,
    card,
    brief: (extension) => {
      if (ids) return extension;
      const kind = find(components.extensions, extension)?.kind ?? '';
      const isExtra = find(components.extensionKinds, kind)?.effect.verb === 'extraSpace';
      return isExtra ? words.extraSpace : words.extension;
    },
  };
}
