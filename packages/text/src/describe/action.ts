import { basicExchanges, costsOf } from '@altiplano/rules/engine';
import { type Message, sentence } from '../message/message.ts';
import { costsInWords } from '../naming/costs.ts';
import type { Naming } from '../naming/naming.ts';
import type { Description } from './describe.ts';

/** The actions printed on every board besides exchanges of goods. */
type OtherAction = 'boat' | 'house' | 'store' | 'cart' | 'sell' | 'extension' | 'order' | 'deliver' | 'road';

type Said = Readonly<{ title: Message; does: Message; facts: readonly string[]; rule: string }>;

function said(title: Message, does: Message, rule: string, ...facts: string[]): Said {
  return { title, does, facts, rule };
}

function otherActions(names: Naming): Readonly<Record<OtherAction, Said>> {
  const { texts } = names;
  const cost = costsInWords(names);
  const { cart, order } = costsOf(names.components);
  const { heading, wish } = texts.moves;
  const { actions, facts } = texts.components;
  return {
    boat: said(wish.buildBoat, actions.boat(cost.boat), 'A29'),
    house: said(wish.buildHouse, actions.house(cost.house), 'A30'),
    store: said(heading.store, actions.store, 'A31'),
    cart: said(wish.buyCart, actions.cart(cart), 'A32'),
    sell: said(heading.sell, actions.sell, 'A33'),
    extension: said(heading.buyExtension, actions.extension, 'A34', facts.coinsAdded),
    order: said(wish.takeOrder, actions.order(order), 'A35'),
    deliver: said(heading.deliver, actions.deliver, 'A36'),
    road: said(wish.buildRoad, actions.road(cost.road), 'A37'),
  };
}

function exchangeAction(action: string, { texts, components: pack }: Naming): Said | null {
  const found = basicExchanges(pack).find(({ id }) => id === action);
  if (found === undefined) return null;
  const { pays, gains, many, rule } = found;
  const { mark, components } = texts;
  const { exchange, exchangeMany } = components.actions;
  const [pay = 'food'] = pays;
  return {
    title: mark.exchange(pays, gains),
    does: many
      ? exchangeMany(mark.thing(pay), mark.anyOf(gains))
      : exchange(mark.thingsAsOne(pays), mark.anyOf(gains)),
    facts: many ? [components.facts.oneOrMore] : [],
    rule,
  };
}

/** An action printed on every board in words, by its id; null if there is no such action. */
export function describeAction(action: string, names: Naming): Description | null {
  const others: Readonly<Partial<Record<string, Said>>> = otherActions(names);
  const found = exchangeAction(action, names) ?? others[action];
  if (found === undefined) return null;
  return {
    title: sentence(found.title).filter((part) => part !== '.'),
    does: sentence(found.does),
    facts: found.facts.map((fact) => [fact]),
    more: [],
    rules: [found.rule],
  };
}
