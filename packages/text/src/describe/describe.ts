import { type Components, type Good, HOME, GOODS, type Location, LOCATIONS } from '@altiplano/rules/engine';
import { type CardTable, type Message, say, sentence } from '../message/message.ts';
import { costsInWords } from '../naming/costs.ts';
import type { Naming } from '../naming/naming.ts';
import { ASSET_RULES, EVENT_RULES, EXTENSION_RULES } from './rules-of.ts';

/** All that a tooltip or a sheet says about a component. */
export interface Description {
  readonly title: Message;
  /** What it does or asks for, in a sentence. */
  readonly does: Message;
  /** Prices, points, marks: short, without a full stop. */
  readonly facts: readonly Message[];
  /** How it is used, in sentences; may be empty. */
  readonly more: readonly Message[];
  /** Rules to read on, the most important first. */
  readonly rules: readonly string[];
}

type Row<T extends CardTable> = Components[T][number];
type Describe<T extends CardTable> = (row: Row<T>, names: Naming) => Description;

const ONLY_SOME = 2;

function titleOf(table: CardTable, name: Message, { texts }: Naming): Message {
  return say`${texts.components.kinds[table]}: ${name}`;
}

const DESCRIBE: { readonly [T in CardTable]: Describe<T> } = {
  roles: ({ id, goods, coins, action }, names) => {
    const { cards, components, mark } = names.texts;
    return {
      title: titleOf('roles', [names.card('roles', id).text], names),
      does: sentence(cards.extension({ verb: 'exchange', ...action })),
      facts: [components.facts.starts(mark.things(goods), coins)],
      more: [components.role, components.exchange(action.location)],
      rules: ['S9', 'X30', 'A7'],
    };
  },
  extensions: ({ kind, letter, price, players }, names) => {
    const { cards, components } = names.texts;
    const effect = names.components.extensionKinds.find((row) => row.id === kind)?.effect;
    const { facts } = components;
    return {
      title: titleOf('extensions', effect === undefined ? [kind] : components.extensionName(effect), names),
      does: effect === undefined ? [] : sentence(cards.extension(effect)),
      facts: [
        facts.price(price),
        facts.letter(letter),
        ...(players > ONLY_SOME ? [facts.players(players)] : []),
      ],
      more: effect === undefined ? [] : [components.extension(effect)],
      rules: [...(effect === undefined ? [] : EXTENSION_RULES[effect.verb]), 'A34', 'A39'],
    };
  },
  orders: ({ points, goods, traveler }, names) => {
    const { components, mark } = names.texts;
    const { facts } = components;
    return {
      title: titleOf('orders', [mark.points(points)], names),
      does: sentence(mark.things(goods)),
      facts: [facts.cost(costsInWords(names).order), ...(traveler ? [[facts.ofExpansion]] : [])],
      more: [
        components.order(costsInWords(names).order),
        ...(goods.includes('corn') ? [components.cornOrder] : []),
      ],
      rules: ['A35', 'A36', 'V3', ...(goods.includes('corn') ? ['T17'] : [])],
    };
  },
  houses: ({ good, traveler }, names) => {
    const { components, mark } = names.texts;
    const { facts } = components;
    return {
      title: titleOf('houses', [mark.thing(good)], names),
      does: components.house(costsInWords(names).house, good),
      facts: [
        facts.cost(costsInWords(names).house),
        facts.worth(names.components.points.house),
        ...(traveler ? [[facts.ofExpansion]] : []),
      ],
      more: [],
      rules: ['A30', 'V2', 'V4'],
    };
  },
  boats: ({ good, traveler }, names) => {
    const cost = costsInWords(names).boat;
    const { components, mark } = names.texts;
    const { facts } = components;
    return {
      title: titleOf('boats', [mark.thing(good)], names),
      does: good === 'corn' ? components.cornBoat(cost) : components.boat(cost, good),
      facts: [
        facts.cost(cost),
        facts.worth(names.components.points.boat),
        ...(traveler ? [[facts.ofExpansion]] : []),
      ],
      more: [],
      rules: ['A29', 'V2'],
    };
  },
  missions: ({ condition, points, traveler }, names) => {
    const { cards, components } = names.texts;
    const more = components.mission(condition);
    return {
      title: [components.kinds.missions],
      does: sentence(cards.mission(condition)),
      facts: [components.facts.worth(points), ...(traveler ? [[components.facts.ofTraveler]] : [])],
      more: more.length === 0 ? [] : [more],
      rules: ['I5', 'I4', 'V6'],
    };
  },
  events: ({ group, when, effect, traveler }, names) => {
    const { cards, components, mark } = names.texts;
    const line = traveler === 'stageTwo' ? [components.stageTwo] : [];
    const hasTraveler = names.components.assets.length > 0;
    const neutral =
      traveler === null || traveler === 'stageTwo' ? line : components.neutralGood(mark.thing(traveler));
    return {
      title: [components.kinds.events],
      does: sentence(cards.event(effect)),
      facts: [components.facts.group(group)],
      more: [[components.when[when]], components.event(effect), hasTraveler ? neutral : []].filter(
        (message) => message.length > 0,
      ),
      rules: [...EVENT_RULES[effect.verb], 'T6', 'Q39'],
    };
  },
  assets: ({ id, stage, cost, effect }, names) => {
    const { cards, components } = names.texts;
    const { facts } = components;
    const name = components.assetNames[id];
    return {
      title: name === undefined ? [components.kinds.assets] : titleOf('assets', [name], names),
      does: sentence(cards.asset(effect)),
      facts: [facts.cost(cost === 'any' ? facts.anyGood : facts.higherGood), facts.stage(stage)],
      more: [components.asset(effect)],
      rules: [...ASSET_RULES[effect.verb], 'T11'],
    };
  },
};

function describeRow<T extends CardTable>(table: T, id: string, names: Naming): Description | null {
  const rows: readonly Row<T>[] = names.components[table];
  const row = rows.find((other) => other.id === id);
  return row === undefined ? null : DESCRIBE[table](row, names);
}

/** A card of the pack in words; null if the pack has no such card. */
export function describeCard(table: CardTable, id: string, names: Naming): Description | null {
  return describeRow(table, id, names);
}

/** A good in words, with its price and value in this pack. */
export function describeGood(good: Good, names: Naming): Description {
  const { components, words } = names.texts;
  const { facts } = components;
  const { value, price } = names.components.goods[good];
  const home = LOCATIONS[HOME[GOODS.indexOf(good)] ?? -1];
  return {
    title: sentence([words.things[good]]).slice(0, 1),
    does: [components.things[good]],
    facts: [
      facts.value(value),
      facts.marketPrice(price),
      home === undefined ? [facts.commonSupply] : facts.supplyAt(home),
    ],
    more: [],
    rules: good === 'corn' ? ['W5', 'W9', 'V1'] : good === 'food' ? ['W7', 'P4', 'V1'] : ['V1', 'A33'],
  };
}

/** A coin in words. */
export function describeCoin({ texts: { components, words } }: Naming): Description {
  return {
    title: sentence([words.things.coin]).slice(0, 1),
    does: [components.coin],
    facts: [],
    more: [],
    rules: ['A38', 'V7'],
  };
}

/** A location in words. */
export function describePlace(location: Location, names: Naming): Description {
  const { components, words } = names.texts;
  const RULES: Record<Location, readonly string[]> = {
    village: ['A30', 'A31', 'A32'],
    market: ['A33', 'A34', 'A35', 'A36'],
    road: ['A37'],
    harbor: ['A27', 'A28', 'A29'],
    farm: ['A20', 'A21', 'A22'],
    mine: ['A25', 'A26'],
    forest: ['A23', 'A24'],
  };
  return {
    title: sentence([words.locations[location]]).slice(0, 1),
    does: [components.places[location]],
    facts: [components.facts.spaces(names.components.board.spaces[location])],
    more: [],
    rules: RULES[location],
  };
}
