import type { Components, Rejection, Thing } from '@altiplano/rules';
import {
  type CardTable,
  naming as gameNaming,
  type Naming as GameNaming,
  namingNothing,
  plain,
  rejectionMessage,
} from '@altiplano/text';
import type { Texts } from './texts.ts';

/** Turns ids into plain words for the terminal. */
export interface Naming {
  readonly texts: Texts;
  readonly components: Components;
  /** The same with marks, for what terminal and page say alike. */
  readonly game: GameNaming;
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

/** Things in words, most usual first: 2 food, alpaca. */
export function thingsText(things: readonly Thing[], texts: Texts): string {
  return plain(texts.mark.things(things));
}

/** Naming for one game; `seats` are the names of the players as the reader should see them, `inFull` with more about them. */
export function naming(
  texts: Texts,
  components: Components,
  seats: readonly string[],
  inFull = seats,
): Naming {
  const game = gameNaming(texts, components, seats, { ids: true });
  const card = (table: CardTable) => (id: string) => game.card(table, id).text;
  const isHouse = (id: string): boolean => components.houses.some((house) => house.id === id);
  return {
    texts,
    components,
    game,
    seat: (number) => game.player(number).text,
    seatInFull: (number) => inFull[number] ?? String(number),
    site: (name) => game.site(name).text,
    role: card('roles'),
    extension: card('extensions'),
    asset: card('assets'),
    mission: card('missions'),
    order: card('orders'),
    building: (id) => game.card(isHouse(id) ? 'houses' : 'boats', id).text,
    event: card('events'),
  };
}

/** A refusal of the rules in one sentence, with the rule's id. */
export function rejectionText(rejection: Rejection, texts: Texts, names?: Naming): string {
  return plain(rejectionMessage(rejection, names?.game ?? namingNothing(texts)));
}
