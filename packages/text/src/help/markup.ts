import {
  basicExchanges,
  type Components,
  costsOf,
  type ExtensionEffect,
  type Good,
  type Location,
  LOCATIONS,
} from '@altiplano/rules/engine';
import type { GameTexts } from '../language.ts';
import { joined, type Message, type Part } from '../message/message.ts';
import { costsInWords } from '../naming/costs.ts';
import { isLocation, isThing, type Naming } from '../naming/naming.ts';
import { byPlayers } from './lists.ts';
import { TERMS, type TermTexts } from './terms.ts';

/** Numbers of the pack that the rule reference speaks of: `{=housePoints}`. */
const FIGURES: Record<string, (components: Components) => number> = {
  boatPoints: ({ points }) => points.boat,
  housePoints: ({ points }) => points.house,
  planningStart: ({ board }) => board.planning.start,
  planningMost: ({ board }) => board.planning.most,
  stripSpaces: ({ board }) => board.strip.length,
  travelerStrip: ({ board }) => board.travelerStrip,
  mostCarts: (components) => costsOf(components).mostCarts,
  pileA: ({ eventPile }) => eventPile.full.A,
  pileB: ({ eventPile }) => eventPile.full.B,
  pileC: ({ eventPile }) => eventPile.full.C,
  pileD: ({ eventPile }) => eventPile.full.D,
  pileE: ({ eventPile }) => eventPile.full.E,
  shortE: ({ eventPile }) => eventPile.short.E,
  shortEvents: ({ eventPile }) => Object.values(eventPile.short).reduce((sum, count) => sum + count, 0),
  moreSpaces: (components) => effectFigure(components, 'spaces', ({ spaces }) => spaces),
  drawnAtEnd: (components) => effectFigure(components, 'storeAtEnd', ({ tiles }) => tiles),
  heldCorn: (components) => effectFigure(components, 'holdCorn', ({ corn }) => corn),
};

type Effect<V extends ExtensionEffect['verb']> = Extract<ExtensionEffect, { readonly verb: V }>;

function isOf<V extends ExtensionEffect['verb']>(effect: ExtensionEffect, verb: V): effect is Effect<V> {
  return effect.verb === verb;
}

/** A number of the first extension that works this way; a pack without one needs no number. */
function effectFigure<V extends ExtensionEffect['verb']>(
  { extensionKinds }: Components,
  verb: V,
  figure: (effect: Effect<V>) => number,
): number {
  for (const { effect } of extensionKinds) if (isOf(effect, verb)) return figure(effect);
  return 0;
}

/** Which kinds of extension the pack counts as one with another (A39, X20). */
function oneKinds({ texts, components: { extensionKinds } }: Naming): Message {
  const { oneKind, extensionName } = texts.components;
  return joined(
    extensionKinds.flatMap(({ sameAs, effect }) =>
      sameAs === undefined ? [] : [oneKind(extensionName(effect))],
    ),
    ' ',
  );
}

/** What the actions printed on a place's board take, each good once. */
function takenAt(place: Location, components: Components): Good[] {
  const { boat, road } = costsOf(components);
  const exchanges = basicExchanges(components).filter(({ location }) => location === place);
  const built = place === 'harbor' ? boat : place === 'road' ? road : [];
  return [...new Set([...exchanges.flatMap(({ pays }) => pays), ...built])];
}

/** Costs, exchanges and what places take, as on the boards: `{=boatCost}`, `{=forest-wood}`, `{=mineTakes}`. */
function costFigure(name: string, names: Naming): Message | null {
  const exchange = basicExchanges(names.components).find(({ id }) => id === name);
  if (exchange !== undefined) return names.texts.mark.exchange(exchange.pays, exchange.gains);
  const { boat, house, road, cart, order } = costsInWords(names);
  const place = LOCATIONS.find((location) => name === `${location}Takes`);
  if (place !== undefined) return names.texts.mark.things(takenAt(place, names.components));
  const costs: Readonly<Partial<Record<string, Message>>> = {
    oneKinds: oneKinds(names),
    food: [byPlayers(names.components.supply.food)],
    firstFood: [byPlayers(names.components.firstEditionFood)],
    boatCost: boat,
    houseCost: house,
    roadCost: road,
    cartPrice: [cart],
    orderPrice: [order],
  };
  return costs[name] ?? null;
}

/** `{food}`, `{2 food}`, `{farm}`, `{container|Kiste}`, `{=housePoints}`, and arrows. */
const MARKED = /\{(?<sign>=?)(?:(?<count>\d+) )?(?<name>[\w-]+)(?:\|(?<text>[^}]+))?\}|→/g;

function thingPart(name: string, count: number, text: string | undefined, { mark }: GameTexts): Part | null {
  if (!isThing(name)) return null;
  const part = mark.thing(name, count);
  return text === undefined ? part : { ...part, text };
}

function namedPart(name: string, text: string | undefined, terms: TermTexts, { mark }: GameTexts): Part {
  if (isLocation(name)) return text === undefined ? mark.place(name) : { ...mark.place(name), text };
  const term = TERMS.find((known) => known === name);
  if (term === undefined) throw new Error(`the rule reference marks '${name}', which is nothing known`);
  return { is: 'term', term, text: text ?? terms[term].name };
}

/** A text with marks in curly brackets as a message. */
export function marked(source: string, terms: TermTexts, names: Naming): Message {
  const { texts, components } = names;
  const parts: Part[] = [];
  let at = 0;
  for (const match of source.matchAll(MARKED)) {
    parts.push(source.slice(at, match.index));
    at = match.index + match[0].length;
    const { sign, count = '1', name = '', text } = match.groups ?? {};
    if (match[0] === '→') parts.push(texts.mark.arrow);
    else if (sign === '=')
      parts.push(...(costFigure(name, names) ?? [String(FIGURES[name]?.(components) ?? name)]));
    else parts.push(thingPart(name, Number(count), text, texts) ?? namedPart(name, text, terms, texts));
  }
  return [...parts, source.slice(at)].filter((part) => part !== '');
}
