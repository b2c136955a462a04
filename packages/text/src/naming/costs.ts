import { type Costs, costsOf, type Good } from '@altiplano/rules/engine';
import type { Mark, Message } from '../message/message.ts';
import type { Naming } from './naming.ts';

type Said = Readonly<Record<Exclude<keyof Costs, 'exchanges' | 'mostCarts' | 'cart' | 'order'>, Message>> &
  Readonly<Record<'cart' | 'order', Mark>>;

/** The costs printed on the boards, as the pack in use has them. */
export function costsInWords({ texts, components }: Pick<Naming, 'texts' | 'components'>): Said {
  const { mark } = texts;
  const { boat, house, road, cart, order } = costsOf(components);
  /** In the printed order, where nothing comes twice. */
  const inWords = (cost: readonly Good[]): Message =>
    new Set(cost).size === cost.length ? mark.allOf(cost) : mark.thingsAsOne(cost);
  return {
    boat: inWords(boat),
    house: inWords(house),
    road: inWords(road),
    cart: mark.coins(cart),
    order: mark.coins(order),
  };
}
