import { CARD, type Components, type EventType, type Game, type GameEvent } from '@altiplano/rules';
import type { CardTable } from '../tally/tally.ts';
import { type CardFacts, createMarket, type Market, noFacts } from './market.ts';
import type { PlayedGame } from './play-out.ts';

/** Every card of the pack, as one game saw it. */
export type CardsOfGame = Readonly<Record<CardTable, ReadonlyMap<string, CardFacts>>>;

type RowTable = Exclude<CardTable, 'extensionKinds'>;
type Markets = Readonly<Record<RowTable, Market>>;

/** The events that concern one card: its table, and where its id stands. */
type CardEvents = Readonly<Partial<Record<EventType, readonly [RowTable, string]>>>;

const TAKEN: CardEvents = {
  extensionBought: ['extensions', 'extension'],
  orderTaken: ['orders', 'order'],
  houseBuilt: ['houses', 'house'],
  boatBuilt: ['boats', 'boat'],
  assetBought: ['assets', 'asset'],
};
const REMOVED: CardEvents = {
  extensionRemoved: ['extensions', 'extension'],
  orderRemoved: ['orders', 'order'],
  houseRemoved: ['houses', 'house'],
};
const FULFILLED: CardEvents = {
  orderFulfilled: ['orders', 'order'],
  missionFulfilled: ['missions', 'mission'],
};

/** Marks what belongs to the game, and opens what lies there from the start (S4, T3). */
function lay(game: Game, markets: Markets): void {
  const { state, components } = game;
  const places = {
    extensions: state.extensionAt,
    orders: state.orderAt,
    houses: state.houseAt,
    boats: state.boatAt,
    assets: state.assetAt,
  };
  for (const table of Object.keys(places) as (keyof typeof places)[]) {
    for (const [index, { id }] of components[table].entries()) {
      if (places[table][index] === CARD.unused) continue;
      markets[table].include(id);
      const isHidden =
        table === 'extensions' || (table === 'assets' && components.assets[index]?.stage === 2);
      if (!isHidden) markets[table].open(id);
    }
  }
}

/** Missions are dealt, kept and passed on: who holds one at the end has taken it. */
function dealMissions(game: Game, market: Market): void {
  const { missions } = game.components;
  for (const [seat, { dealt, missions: held }] of game.state.seats.entries()) {
    for (const index of dealt) {
      const mission = missions[index];
      if (mission === undefined) continue;
      market.include(mission.id);
      market.open(mission.id);
    }
    for (const index of held) {
      const mission = missions[index];
      if (mission !== undefined) market.take(mission.id, { seat, round: 0, coins: 0 });
    }
  }
}

function follow(event: GameEvent, round: number, markets: Markets, components: Components): void {
  const taking = { seat: Number(event['seat']), round, coins: Number(event['coins'] ?? 0) };
  const found = (events: CardEvents, tell: (market: Market, id: string) => void): void => {
    const [table, field] = events[event.type] ?? [];
    if (table !== undefined && field !== undefined) tell(markets[table], String(event[field]));
  };
  found(TAKEN, (market, id) => market.take(id, taking));
  found(REMOVED, (market, id) => market.remove(id));
  found(FULFILLED, (market, id) => market.fulfill(id, taking));
  if (event.type === 'extensionRevealed') markets.extensions.open(String(event['extension']));
  if (event.type === 'stageTwoRevealed') {
    for (const { id, stage } of components.assets) if (stage === 2) markets.assets.open(id);
  }
}

/** The tiles of one kind together. */
function byKind(tiles: Market['facts'], components: Components): Market['facts'] {
  const kinds = new Map<string, CardFacts>();
  for (const { id, kind } of components.extensions) {
    const tile = tiles.get(id) ?? noFacts();
    const sum = kinds.get(kind) ?? noFacts();
    kinds.set(kind, {
      inGame: sum.inGame || tile.inGame,
      open: sum.open || tile.open,
      first: sum.first || tile.first,
      firstOfOpen: sum.firstOfOpen || tile.firstOfOpen,
      uses: sum.uses + tile.uses,
      takings: [...sum.takings, ...tile.takings],
      doings: [],
    });
  }
  return kinds;
}

/** What became of every card of the pack in a game. */
export function cardsOf({ game, events, actions }: PlayedGame): CardsOfGame {
  const { components } = game;
  const markets: Markets = {
    extensions: createMarket(components.extensions),
    orders: createMarket(components.orders),
    houses: createMarket(components.houses),
    boats: createMarket(components.boats),
    missions: createMarket(components.missions),
    assets: createMarket(components.assets),
  };
  lay(game, markets);
  dealMissions(game, markets.missions);
  let round = 1;
  for (const event of events) {
    if (event.type === 'roundBegan') round = Number(event['round']);
    follow(event, round, markets, components);
  }
  for (const [id, uses] of actions.uses.extension) markets.extensions.use(id, uses);
  for (const [id, uses] of actions.uses.asset) markets.assets.use(id, uses);
  return {
    extensionKinds: byKind(markets.extensions.facts, components),
    extensions: markets.extensions.facts,
    orders: markets.orders.facts,
    houses: markets.houses.facts,
    boats: markets.boats.facts,
    missions: markets.missions.facts,
    assets: markets.assets.facts,
  };
}
