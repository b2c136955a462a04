import {
  basicExchanges,
  type EventOf,
  type EventType,
  type ExchangeId,
  type FieldName,
  type FieldValue,
  fieldsOf,
  type GameEvent,
} from '@altiplano/rules/engine';
import { plain, type Part } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import type { Fields } from './told.ts';

function exchangeName(id: ExchangeId, { texts, components }: Naming): string {
  const basic = basicExchanges(components).find((exchange) => exchange.id === id);
  return basic === undefined ? id : plain(texts.mark.exchange(basic.pays, basic.gains));
}

/** What each field of an event is called, by what it is. */
const SAID: { readonly [F in FieldName]: (value: FieldValue<F>, names: Naming) => Part } = {
  seat: (seat, { player }) => player(seat),
  good: (good, { texts }) => texts.mark.thing(good),
  goodOrNone: (good, { texts }) => (good === null ? '' : texts.mark.thing(good)),
  thing: (thing, { texts }) => texts.mark.thing(thing),
  location: (location, { texts }) => texts.mark.place(location),
  destination: (location, { texts }) => texts.mark.to(location),
  site: (site, names) => names.site(site),
  source: (source, names) => names.site(source),
  slot: String,
  means: (means, names) => (means === 'freeCart' ? names.texts.told.freeCart : names.site(means)),
  extras: (ids, names) => ids.map((id) => names.brief(id)).join(', '),
  row: (row, { texts }) => texts.mark.row(row),
  count: String,
  amount: String,
  coins: (coins, { texts }) => texts.mark.coins(coins),
  opals: (opals, { texts }) => texts.mark.opals(opals),
  points: (points, { texts }) => texts.mark.points(points),
  action: exchangeName,
  storing: (by, names) => names.site(by),
  role: (id, names) => names.card('roles', id),
  mission: (id, names) => names.card('missions', id),
  order: (id, names) => names.card('orders', id),
  orderOrNone: (id, names) => (id === null ? '' : names.card('orders', id)),
  house: (id, names) => names.card('houses', id),
  houseOrNone: (id, names) => (id === null ? '' : names.card('houses', id)),
  boat: (id, names) => names.card('boats', id),
  boatOrNone: (id, names) => (id === null ? '' : names.card('boats', id)),
  extension: (id, names) => names.card('extensions', id),
  asset: (id, names) => names.card('assets', id),
  event: (id, names) => names.card('events', id),
  tradingSpace: (seat, { texts, player }) => (seat === null ? texts.words.neutral : player(seat)),
  openOrder: (which) => which ?? '',
  endCause: (cause, { texts }) => texts.words.endCauses[cause] ?? cause,
};

function said<F extends FieldName>(field: F, value: FieldValue<F>, names: Naming): Part {
  return SAID[field](value, names);
}

/** The fields of an event with names put into words. */
export function fieldsInWords<T extends EventType>(event: GameEvent & EventOf<T>, names: Naming): Fields<T> {
  const entries = fieldsOf(event).map(({ name, field, value }) => [name, said(field, value, names)]);
  return Object.fromEntries(entries) as Fields<T>;
}
