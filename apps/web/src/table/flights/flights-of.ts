import type { CardKind } from '../../art/cards/card-kind.ts';
import { type GameEvent, GOODS, HOME, LOCATIONS, seatOf, type Thing, thingOf } from '@altiplano/rules/engine';

/** Cards that go from the market to a player: their kind, and the part of the market that they come from. */
const CARDS: Readonly<Record<string, readonly [kind: CardKind, section: string]>> = {
  extensionBought: ['extension', 'strip'],
  orderTaken: ['order', 'orders'],
  houseBuilt: ['house', 'houses'],
  boatBuilt: ['boat', 'boats'],
  assetBought: ['asset', 'trading'],
};

/** Something that moves on the screen: from the first of these elements that is there to the first of those. */
export interface Flight {
  readonly what: { readonly thing: Thing } | { readonly figure: number } | { readonly card: CardKind };
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const spot = (name: string): string => `[data-spot="${name}"]`;
const tray = (thing: unknown): string[] => [spot(`thing:planning:${String(thing)}`), spot('tray')];

/** Where a good's supply lies. */
function home(good: unknown): string[] {
  const at = LOCATIONS[HOME[GOODS.findIndex((name) => name === good)] ?? -1];
  return at === undefined ? ['[data-supply]'] : [spot(`place:${at}`)];
}

function onSite(site: unknown, thing: unknown): string[] {
  return [spot(`thing:${String(site)}:${String(thing)}`), spot(`site:${String(site)}`)];
}

function ownFlight(event: GameEvent): Flight | null {
  const thing = thingOf(event) ?? 'coin';
  const what = { thing };
  const start = thing === 'coin' ? [spot('thing:coins:coin')] : tray(thing);
  switch (event.type) {
    case 'drew':
      return { what, from: [spot('bag')], to: tray(thing) };
    case 'placed':
      return { what, from: start, to: onSite(event.site, thing) };
    case 'unplaced':
    case 'tookBack':
      return { what, from: onSite(event.site, thing), to: start };
    case 'spent':
    case 'discarded':
      return thing === 'coin' ? null : { what, from: onSite(event.source, thing), to: [spot('container')] };
    case 'gained':
      return { what, from: home(thing), to: [spot('container')] };
    case 'stored':
      return {
        what,
        from: [spot('site:village'), spot('place:village')],
        to: [spot(`row:${String(event.row)}`)],
      };
    case 'delivered':
      return { what, from: [spot('site:market'), spot('place:market')], to: [spot('order')] };
    case 'coinsPaid':
      return { what: { thing: 'coin' }, from: [spot('thing:coins:coin')], to: [spot('place:market')] };
    case 'goodBought':
      return { what, from: ['[data-section="point"]'], to: [spot('container')] };
    case 'pickedFromContainer':
      return { what, from: [spot('container')], to: tray(thing) };
    case 'coinsGained':
      return { what: { thing: 'coin' }, from: [spot('place:market')], to: [spot('thing:coins:coin')] };
    default:
      return null;
  }
}

function flightOf(event: GameEvent, own: number | null): Flight | null {
  const seat = seatOf(event);
  if (seat === null) return null;
  const player = `[data-player="${seat}"]`;
  const card = CARDS[event.type];
  if (card !== undefined) {
    const [kind, section] = card;
    const from = [`[data-section="${section}"]`];
    return { what: { card: kind }, from, to: seat === own ? ['[data-part~="cards"]', player] : [player] };
  }
  if (event.type === 'figureSet') {
    return { what: { figure: seat }, from: [player], to: [spot(`place:${String(event.location)}`)] };
  }
  if (event.type === 'traveled') {
    const from = [spot(`place:${String(event.from)}`)];
    return { what: { figure: seat }, from, to: [spot(`place:${String(event.to)}`)] };
  }
  if (seat === own) return ownFlight(event);
  if (event.type === 'gained') {
    return { what: { thing: event.good }, from: home(event.good), to: [player] };
  }
  return event.type === 'coinsGained'
    ? { what: { thing: 'coin' }, from: [spot('place:market')], to: [player] }
    : null;
}

/** What moves on the screen when these things happen, as the seat that looks on sees it. */
export function flightsOf(events: readonly GameEvent[], own: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, own) ?? []);
}
