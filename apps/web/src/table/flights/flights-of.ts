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

const target = (name: string): string => `[data-target="${name}"]`;
const tray = (thing: unknown): string[] => [target(`thing:planning:${String(thing)}`), target('tray')];

/** Where a good's supply lies. */
function home(good: unknown): string[] {
  const at = LOCATIONS[HOME[GOODS.findIndex((name) => name === good)] ?? -1];
  return at === undefined ? ['[data-supply]'] : [target(`place:${at}`)];
}

function onSite(site: unknown, thing: unknown): string[] {
  return [target(`thing:${String(site)}:${String(thing)}`), target(`site:${String(site)}`)];
}

function ownFlight(event: GameEvent): Flight | null {
  const thing = thingOf(event) ?? 'coin';
  const what = { thing };
  const start = thing === 'coin' ? [target('thing:coins:coin')] : tray(thing);
  switch (event.type) {
    case 'drew':
      return { what, from: [target('bag')], to: tray(thing) };
    case 'placed':
      return { what, from: start, to: onSite(event.site, thing) };
    case 'unplaced':
    case 'tookBack':
      return { what, from: onSite(event.site, thing), to: start };
    case 'spent':
    case 'discarded':
      return thing === 'coin' ? null : { what, from: onSite(event.source, thing), to: [target('container')] };
    case 'gained':
      return { what, from: home(thing), to: [target('container')] };
    case 'stored':
      return {
        what,
        from: [target('site:village'), target('place:village')],
        to: [target(`row:${String(event.row)}`)],
      };
    case 'delivered':
      return { what, from: [target('site:market'), target('place:market')], to: [target('order')] };
    case 'coinsPaid':
      return { what: { thing: 'coin' }, from: [target('thing:coins:coin')], to: [target('place:market')] };
    case 'goodBought':
      return { what, from: ['[data-section="point"]'], to: [target('container')] };
    case 'pickedFromContainer':
      return { what, from: [target('container')], to: tray(thing) };
    case 'coinsGained':
      return { what: { thing: 'coin' }, from: [target('place:market')], to: [target('thing:coins:coin')] };
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
    return { what: { figure: seat }, from: [player], to: [target(`place:${String(event.location)}`)] };
  }
  if (event.type === 'traveled') {
    const from = [target(`place:${String(event.from)}`)];
    return { what: { figure: seat }, from, to: [target(`place:${String(event.to)}`)] };
  }
  if (seat === own) return ownFlight(event);
  if (event.type === 'gained') {
    return { what: { thing: event.good }, from: home(event.good), to: [player] };
  }
  return event.type === 'coinsGained'
    ? { what: { thing: 'coin' }, from: [target('place:market')], to: [player] }
    : null;
}

/** What moves on the screen when these things happen, as the seat that looks on sees it. */
export function flightsOf(events: readonly GameEvent[], own: number | null): Flight[] {
  return events.flatMap((event) => flightOf(event, own) ?? []);
}
