import { CORN, FOOD, type Good, GOODS, goodIndex, thingIndex, WOOD } from '../goods.ts';
import { HARBOR, LOCATION_COUNT, LOCATIONS, locationIndex, MARKET, ROAD, VILLAGE } from '../locations.ts';
import type { Options } from '../options.ts';
import type { Components, EventGroup } from './components.ts';
import { BASIC_EXCHANGES, compileExchange, type ExchangeTable, maskOf, TRAVELER } from './exchanges.ts';

/** A site is a group of a player's action spaces: one location's, the strip's, the role's, one movement space, one card's. */
export const STRIP_SITE = 7;
export const ROLE_SITE = 8;
export const MOVEMENT_SITE = 9;

/** The component pack turned into arrays of small integers for one set of options; never changes during a game. */
export interface Tables {
  readonly players: number;
  readonly value: readonly number[];
  readonly price: readonly number[];
  readonly opals: readonly number[];
  readonly higherMask: number;
  readonly supply: readonly number[];
  readonly carts: number;
  readonly ordersInPlay: number;
  readonly movement: number;
  readonly planningStart: number;
  readonly planningMost: number;
  readonly road: readonly ('planning' | 'corn')[];
  readonly rowSpaces: readonly number[];
  readonly rowPoints: readonly number[];
  readonly stripCosts: readonly number[];

  /** How sites are called outside: 'farm', 'movement:1', 'extension:X14'. */
  readonly siteNames: readonly string[];
  readonly firstExtension: number;
  readonly firstAsset: number;
  readonly siteCount: number;
  /** First cell of a site: within a seat's cells, or (cards) in the whole array. */
  readonly siteStart: readonly number[];
  readonly siteSize: readonly number[];
  readonly cellsPerSeat: number;
  readonly cellCount: number;
  /** Goods and coin that a site's spaces take; card exchanges take what is printed, cell by cell. */
  readonly accepts: readonly number[];
  readonly siteExchange: readonly (ExchangeTable | null)[];
  readonly roleExchange: readonly ExchangeTable[];
  readonly basicExchanges: readonly (readonly number[])[];

  readonly isExtra: readonly boolean[];
  /** The bit of an extra-space extension in a set of extras. */
  readonly extraBit: readonly number[];
  readonly spacesFor: readonly number[];
  readonly kind: readonly number[];
  readonly roleKind: readonly number[];
  readonly extensionVerb: readonly string[];
  readonly extensionAmount: readonly number[];
  readonly assetVerb: readonly string[];
  readonly assetAmount: readonly number[];
  readonly eventVerb: readonly string[];
  readonly eventAmount: readonly number[];
  readonly eventPoints: readonly number[];
  readonly eventGoods: readonly number[];
  readonly eventGood: readonly number[];
  readonly eventLetters: readonly string[];
  readonly missionVerb: readonly string[];
  readonly missionLeast: readonly number[];
  readonly missionGoods: readonly number[];
  readonly pileCounts: Readonly<Record<EventGroup, number>>;
  readonly orderGoods: readonly (readonly number[])[];
  readonly orderMask: readonly number[];
  readonly houseGood: readonly number[];
  readonly boatGood: readonly number[];
}

type Amounts = Record<string, unknown>;

/** The one number of an effect that has one. */
function amountOf(effect: Amounts): number {
  for (const name of ['coins', 'spaces', 'steps', 'tiles', 'corn', 'more', 'most', 'price', 'points']) {
    if (typeof effect[name] === 'number') return effect[name];
  }
  return 'thing' in effect ? thingIndex(effect['thing'] as Good) : 0;
}

function goodsOf(effect: Amounts): number {
  if (typeof effect['good'] === 'string') return 1 << goodIndex(effect['good'] as Good);
  return Array.isArray(effect['goods']) ? maskOf(effect['goods'] as Good[]) : 0;
}

/** What a location's spaces take (P2). */
function locationAccepts(components: Components, options: Options): number[] {
  const accepts: number[] = Array.from({ length: LOCATION_COUNT }, () => 0);
  for (const exchange of BASIC_EXCHANGES) {
    const at = locationIndex(exchange.location);
    for (const thing of exchange.pays) accepts[at] |= 1 << thingIndex(thing);
  }
  accepts[HARBOR] |= 1 << WOOD;
  accepts[ROAD] |= maskOf(['stone', 'wood']);
  accepts[VILLAGE] |= maskOf(GOODS) & ~(1 << FOOD);
  for (const good of GOODS) {
    if (components.goods[good].price !== null) accepts[MARKET] |= 1 << goodIndex(good);
  }
  for (const order of components.orders) {
    if (options.traveler !== 'off' || !order.traveler) accepts[MARKET] |= maskOf(order.goods);
  }
  return accepts.map((mask) => mask & ~(1 << CORN));
}

const compiled = new WeakMap<Components, Map<string, Tables>>();

/** The tables of a pack for one set of options; compiled once, for they depend on nothing else. */
export function tablesFor(components: Components, options: Options): Tables {
  const key = [options.players, options.traveler, options.short, options.edition].join();
  const known = compiled.get(components) ?? new Map<string, Tables>();
  const tables = known.get(key) ?? compileTables(components, options);
  compiled.set(components, known.set(key, tables));
  return tables;
}

function compileTables(components: Components, options: Options): Tables {
  const at = options.players - 2;
  const { board } = components;
  const kinds = new Map(components.extensionKinds.map((kind) => [kind.id, kind]));
  const kindNumber = (id: string | null): number => {
    if (id === null) return -1;
    const row = kinds.get(id);
    return components.extensionKinds.findIndex((kind) => kind.id === (row?.sameAs ?? id));
  };
  const effects = components.extensions.map((tile) => {
    const kind = kinds.get(tile.kind);
    if (kind === undefined) throw new Error(`extension ${tile.id}: unknown kind ${tile.kind}`);
    return kind.effect;
  });
  const firstExtension = MOVEMENT_SITE + board.movement;
  const firstAsset = firstExtension + components.extensions.length;
  const rows = [...board.warehouse.left, ...board.warehouse.right];
  const roleExchange = components.roles.map((role) => compileExchange(role.action));

  const siteStart: number[] = [];
  const siteSize: number[] = [];
  const accepts = locationAccepts(components, options);
  const siteExchange: (ExchangeTable | null)[] = [];
  const anyGood = maskOf(GOODS) & ~(1 << CORN);
  let cells = 0;
  const addSite = (size: number, mask: number, exchange: ExchangeTable | null): void => {
    accepts[siteStart.length] = mask;
    siteExchange.push(exchange);
    siteStart.push(cells);
    siteSize.push(size);
    cells += size;
  };
  for (const [index, location] of LOCATIONS.entries()) {
    addSite(board.spaces[location], accepts[index], null);
  }
  addSite(options.traveler === 'full' ? board.travelerStrip : 0, anyGood, null);
  addSite(Math.max(...roleExchange.map((exchange) => exchange.pays.length)), 0, null);
  for (let i = 0; i < board.movement; i++) addSite(1, 1 << FOOD, null);
  const cellsPerSeat = cells;
  cells = cellsPerSeat * options.players;
  for (const effect of effects) {
    if (effect.verb === 'exchange') addSite(effect.pays.length, 0, compileExchange(effect));
    else if (effect.verb === 'extraSpace') addSite(1, anyGood, null);
    else if (effect.verb === 'spaces') addSite(effect.spaces, accepts[locationIndex(effect.location)], null);
    else addSite(effect.verb === 'holdCorn' ? effect.corn : 0, 0, null);
  }
  for (const { effect } of components.assets) {
    if (effect.verb === 'exchangeForTraveler') {
      addSite(effect.pays.length, 0, {
        ...compileExchange({ ...effect, location: 'road' }),
        location: TRAVELER,
      });
    } else if (effect.verb === 'storeForTraveler') addSite(effect.spaces, anyGood & ~(1 << FOOD), null);
    else addSite(0, 0, null);
  }

  return {
    players: options.players,
    value: GOODS.map((good) => components.goods[good].value),
    price: GOODS.map((good) => components.goods[good].price ?? 0),
    opals: GOODS.map((good) => components.goods[good].opals ?? 0),
    higherMask: maskOf(GOODS.filter((good) => components.goods[good].higher)),
    supply: GOODS.map((good) =>
      good === 'food' && options.edition === 2017
        ? components.firstEditionFood[at]
        : components.supply[good][at],
    ) as number[],
    carts: components.carts[at] as number,
    ordersInPlay: components.ordersInPlay[at] as number,
    movement: board.movement,
    planningStart: board.planning.start,
    planningMost: board.planning.most,
    road: board.road,
    rowSpaces: rows.map((row) => row.spaces),
    rowPoints: rows.map((row) => row.points),
    stripCosts: board.strip,
    siteNames: [
      ...LOCATIONS,
      'strip',
      'role',
      ...Array.from({ length: board.movement }, (_, slot) => `movement:${slot + 1}`),
      ...components.extensions.map((tile) => `extension:${tile.id}`),
      ...components.assets.map((asset) => `asset:${asset.id}`),
    ],
    firstExtension,
    firstAsset,
    siteCount: siteStart.length,
    siteStart,
    siteSize,
    cellsPerSeat,
    cellCount: cells,
    accepts,
    siteExchange,
    roleExchange,
    basicExchanges: Array.from({ length: LOCATION_COUNT }, (_, location) =>
      BASIC_EXCHANGES.flatMap((exchange, index) =>
        locationIndex(exchange.location) === location ? [index] : [],
      ),
    ),
    isExtra: effects.map((effect) => effect.verb === 'extraSpace'),
    extraBit: effects.map(
      (_, tile) => effects.slice(0, tile).filter((effect) => effect.verb === 'extraSpace').length,
    ),
    spacesFor: effects.map((effect) => (effect.verb === 'spaces' ? locationIndex(effect.location) : -1)),
    kind: components.extensions.map((tile) => kindNumber(tile.kind)),
    roleKind: components.roles.map((role) => kindNumber(role.kind)),
    extensionVerb: effects.map((effect) => effect.verb),
    extensionAmount: effects.map((effect) => amountOf(effect)),
    assetVerb: components.assets.map((asset) => asset.effect.verb),
    assetAmount: components.assets.map((asset) => amountOf(asset.effect)),
    eventVerb: components.events.map((event) => event.effect.verb),
    eventAmount: components.events.map((event) => amountOf(event.effect)),
    eventPoints: components.events.map((event) => ('points' in event.effect ? event.effect.points : 0)),
    eventGoods: components.events.map((event) => goodsOf(event.effect)),
    eventGood: components.events.map((event) => ('good' in event.effect ? goodIndex(event.effect.good) : -1)),
    eventLetters: components.events.map((event) =>
      'letters' in event.effect ? event.effect.letters.join('') : '',
    ),
    missionVerb: components.missions.map((mission) => mission.condition.verb),
    missionLeast: components.missions.map((mission) =>
      'least' in mission.condition ? mission.condition.least : 0,
    ),
    missionGoods: components.missions.map((mission) => goodsOf(mission.condition)),
    pileCounts: options.short ? components.eventPile.short : components.eventPile.full,
    orderMask: components.orders.map((order) => maskOf(order.goods)),
    orderGoods: components.orders.map((order) => order.goods.map(goodIndex)),
    houseGood: components.houses.map((house) => goodIndex(house.good)),
    boatGood: components.boats.map((boat) => goodIndex(boat.good)),
  };
}
