import { GOODS } from '../goods.ts';
import { LOCATIONS } from '../locations.ts';
import type { Options } from '../options.ts';
import { type CardTables, compileCards, extensionEffects } from './cards.ts';
import type { Components, EventGroup } from './components.ts';
import { BASIC_EXCHANGES, compileCosts, type CostTables, maskOf } from './exchanges.ts';
import { compileSites, type SiteTables } from './sites.ts';

/** The component pack turned into arrays of small integers for one set of options; never changes during a game. */
export interface Tables extends SiteTables, CardTables, CostTables {
  readonly players: number;
  readonly value: readonly number[];
  /** Market price, 0 for none; opals of T12, 0 for none. */
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
  readonly pileCounts: Readonly<Record<EventGroup, number>>;
  /** The basic exchanges of each location, by their number in BASIC_EXCHANGES. */
  readonly basicExchanges: readonly (readonly number[])[];
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

/** S3: by player count; food also by edition. */
function compileSupply(components: Components, options: Options): number[] {
  const at = options.players - 2;
  return GOODS.map((good) => {
    const firstEdition = good === 'food' && options.edition === 2017;
    return (firstEdition ? components.firstEditionFood : components.supply[good])[at] as number;
  });
}

function compileTables(components: Components, options: Options): Tables {
  const at = options.players - 2;
  const { board, goods } = components;
  const effects = extensionEffects(components);
  const rows = [...board.warehouse.left, ...board.warehouse.right];
  return {
    ...compileSites(components, options, effects),
    ...compileCards(components, effects),
    ...compileCosts(components),
    players: options.players,
    value: GOODS.map((good) => goods[good].value),
    price: GOODS.map((good) => goods[good].price ?? 0),
    opals: GOODS.map((good) => goods[good].opals ?? 0),
    higherMask: maskOf(GOODS.filter((good) => goods[good].higher)),
    supply: compileSupply(components, options),
    carts: components.carts[at] as number,
    ordersInPlay: components.ordersInPlay[at] as number,
    movement: board.movement,
    planningStart: board.planning.start,
    planningMost: board.planning.most,
    road: board.road,
    rowSpaces: rows.map((row) => row.spaces),
    rowPoints: rows.map((row) => row.points),
    stripCosts: board.strip,
    pileCounts: options.short ? components.eventPile.short : components.eventPile.full,
    basicExchanges: LOCATIONS.map((location) =>
      BASIC_EXCHANGES.flatMap((exchange, index) => (exchange.location === location ? [index] : [])),
    ),
  };
}
