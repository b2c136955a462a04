import { CARD, type Components, type Game, type GameEvent, seatOf } from '@altiplano/rules/engine';
import type { CardTable } from '../tally/tally.ts';
import { type CardFacts, createMarket, type Market, noFacts } from './market.ts';
import type { PlayedGame } from './play-out.ts';

/** Every card of the pack, as one game saw it. */
export type CardsOfGame = Readonly<Record<CardTable, ReadonlyMap<string, CardFacts>>>;

type RowTable = Exclude<CardTable, 'extensionKinds'>;
type Markets = Readonly<Record<RowTable, Market>>;

type Card = readonly [table: keyof Markets, id: string];

function taken(event: GameEvent): Card | null {
  switch (event.type) {
    case 'extensionBought':
      return ['extensions', event.extension];
    case 'orderTaken':
      return ['orders', event.order];
    case 'houseBuilt':
      return ['houses', event.house];
    case 'boatBuilt':
      return ['boats', event.boat];
    case 'assetBought':
      return ['assets', event.asset];
    default:
      return null;
  }
}

function removed(event: GameEvent): Card | null {
  switch (event.type) {
    case 'extensionRemoved':
      return ['extensions', event.extension];
    case 'orderRemoved':
      return ['orders', event.order];
    case 'houseRemoved':
      return ['houses', event.house];
    default:
      return null;
  }
}

function fulfilled(event: GameEvent): Card | null {
  if (event.type === 'orderFulfilled') return ['orders', event.order];
  return event.type === 'missionFulfilled' ? ['missions', event.mission] : null;
}

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
  const taking = { seat: seatOf(event) ?? 0, round, coins: 'coins' in event ? event.coins : 0 };
  const found = (card: Card | null, tell: (market: Market, id: string) => void): void => {
    if (card !== null) tell(markets[card[0]], card[1]);
  };
  found(taken(event), (market, id) => market.take(id, taking));
  found(removed(event), (market, id) => market.remove(id));
  found(fulfilled(event), (market, id) => market.fulfill(id, taking));
  if (event.type === 'extensionRevealed') markets.extensions.open(event.extension);
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
    if (event.type === 'roundBegan') round = event.round;
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
