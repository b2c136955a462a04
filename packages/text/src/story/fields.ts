import type { GameEvent, Location, Thing } from '@altiplano/rules';
import { BASIC_EXCHANGES } from '@altiplano/rules';
import { plain, type Part } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import type { Fields } from './told.ts';

const CARDS = {
  role: 'roles',
  mission: 'missions',
  order: 'orders',
  event: 'events',
  extension: 'extensions',
  asset: 'assets',
  house: 'houses',
  boat: 'boats',
} as const;

/** `to` and `from` are a location, a row, a seat or a trading space, by the kind of event. */
function toOrFrom(event: GameEvent, value: unknown, { texts, player }: Naming): Part {
  switch (event.type) {
    case 'traveled':
      return texts.mark.to(value as Location);
    case 'cornMoved':
      return texts.mark.row(Number(value));
    case 'goodBought':
      return value === null ? texts.words.neutral : player(Number(value));
    default:
      return player(Number(value));
  }
}

function actionName(id: string, { texts }: Naming): string {
  const basic = BASIC_EXCHANGES.find((exchange) => exchange.id === id);
  return basic === undefined ? id : plain(texts.mark.exchange(basic.pays, basic.gains));
}

function fieldInWords(event: GameEvent, field: string, value: unknown, names: Naming): Part {
  const { mark, told, words } = names.texts;
  switch (field) {
    case 'seat':
      return names.player(Number(value));
    case 'role':
    case 'mission':
    case 'order':
    case 'event':
    case 'extension':
    case 'asset':
    case 'house':
    case 'boat':
      return names.card(CARDS[field], String(value));
    case 'good':
    case 'thing':
      return mark.thing(value as Thing);
    case 'coins':
    case 'opals':
    case 'points':
      return mark[field](Number(value));
    case 'site':
    case 'source':
      return names.site(String(value));
    case 'location':
      return event.type === 'travelerMoved' ? mark.to(value as Location) : mark.place(value as Location);
    case 'row':
      return mark.row(Number(value));
    case 'means':
      return value === 'freeCart' ? told.freeCart : names.site(String(value));
    case 'action':
      return actionName(String(value), names);
    case 'cause':
      return words.endCauses[String(value)] ?? String(value);
    case 'to':
    case 'from':
      return toOrFrom(event, value, names);
    default:
      return String(value);
  }
}

/** The fields of an event with names put into words. */
export function fieldsInWords(event: GameEvent, names: Naming): Fields {
  const entries = Object.entries(event).map(([field, value]) => [
    field,
    fieldInWords(event, field, value, names),
  ]);
  return Object.fromEntries(entries) as Fields;
}
