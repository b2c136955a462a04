import type { Location, Thing } from '@altiplano/rules';
import type { Grammar } from '../grammar/grammar.ts';
import { counted } from '../naming/tiles.ts';
import { type Counted, joined, type Mark, type Message } from './message.ts';

/** The words that marks are made of. */
interface MarkWords extends Readonly<Record<Counted | 'coins', (count: number) => string>> {
  readonly things: Readonly<Record<Thing, string>>;
  readonly locations: Readonly<Record<Location, string>>;
  readonly gives: string;
  readonly plus: string;
  some(thing: Thing, count: number): string;
  at(location: Location): string;
  to(location: Location): string;
  row(row: number): string;
}

function place(location: Location, text: string): Mark {
  return { is: 'place', location, text };
}

function sign(text: string, voice: string): Mark {
  return { is: 'sign', text, spoken: voice };
}

/** How a language names what a page can show. */
export function marks(words: MarkWords, { all, any }: Grammar) {
  const thing = (name: Thing, count = 1): Mark => {
    const text = words.some(name, count);
    return { is: 'thing', thing: name, count: count === 1 ? null : count, text };
  };
  const amount = (of: Counted) => {
    return (count: number): Mark => ({ is: 'amount', of, count, text: words[of](count) });
  };
  const arrow = sign('→', words.gives);
  const each = (things: readonly Thing[]): Message[] =>
    counted(things).map(([name, count]) => [thing(name, count)]);
  const anyOf = (goods: readonly Thing[]): Message => any(goods.map((good) => [thing(good)]));
  const paid = (things: readonly Thing[]): Message => joined(each(things), [' ', sign('+', words.plus), ' ']);
  return {
    thing,
    coins: (count: number): Mark => ({ is: 'thing', thing: 'coin', count, text: words.coins(count) }),
    points: amount('points'),
    opals: amount('opals'),
    tiles: amount('tiles'),
    steps: amount('steps'),
    orders: amount('orders'),
    boats: amount('boats'),
    houses: amount('houses'),
    place: (location: Location): Mark => place(location, words.locations[location]),
    at: (location: Location): Mark => place(location, words.at(location)),
    to: (location: Location): Mark => place(location, words.to(location)),
    row: (row: number): Mark => ({ is: 'row', row, text: words.row(row) }),
    arrow,
    /** Things by number, most usual first: 2 food, alpaca. */
    things: (list: readonly Thing[]): Message => joined(each(list), ', '),
    /** The same within a longer list: 2 food and alpaca. */
    thingsAsOne: (list: readonly Thing[]): Message => all(each(list)),
    allOf: (goods: readonly Thing[]): Message => all(goods.map((good) => [thing(good)])),
    anyOf,
    /** What is paid: food + 2 wood. */
    paid,
    /** What is paid and what one may choose for it: food → wood or stone. */
    exchange: (pays: readonly Thing[], gains: readonly Thing[]): Message => [
      ...paid(pays),
      ' ',
      arrow,
      ' ',
      ...anyOf(gains),
    ],
  };
}
