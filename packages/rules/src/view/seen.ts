import { type Chance, createChance } from '../chance/chance.ts';
import { COIN, GOOD_COUNT } from '../goods.ts';
import { copyState } from '../state/copy.ts';
import { type Game, total } from '../state/game.ts';
import { firstCell, FRESH, siteAt, siteSize, siteTotal, thingIn } from '../state/spaces.ts';
import { blankSecrets, VEILS, type Veil } from '../state/state-fields.ts';
import { createState, PHASE, type State } from '../state/state.ts';
import { imagineMissions } from './imagine-missions.ts';
import { laySeenMissions } from './seen-missions.ts';
import type { Viewer } from './view.ts';

/** Where no seat looks on. */
const NOBODY = -1;

/**
 * What a viewer knows as a complete state that the engine can work with: it holds nothing else, and the rest is dealt
 * in a fixed way. The view of it is the view of the true game, and the viewer's own moves are as legal. Once the game
 * is over all lies open.
 */
export function seen(game: Game, viewer: Viewer): State {
  const sight = createSeen(game);
  seeAgain(sight, game, viewer);
  return sight.state;
}

/** A game to be filled by `seeAgain`, again and again; its chance is nobody's secret. */
export function createSeen({ components, options, tables }: Game): Game {
  return { components, options, tables, chance: FIXED, log: null, state: createState(tables) };
}

/** Public, so that what is dealt by it tells nothing. */
const FIXED: Chance = createChance('what cannot be seen');

/** Makes `sight`, a game of `createSeen`, what the viewer knows of the game now. */
export function seeAgain(sight: Game, game: Game, viewer: Viewer): void {
  const { state } = sight;
  const own = viewer === 'spectator' ? NOBODY : viewer;
  // By hand, as fast as it can be; who may see which field is told by the table (`state-fields.ts`).
  copyState(state, game.state);
  blankSecrets(state);
  for (const veil of VEILS) HIDE[veil](sight, own);
}

/** Behind each veil: lays anew what this seat, or who sits at none, does not know. Nothing of the players' is hidden at the end (V9). */
const HIDE: { readonly [V in Veil]: (sight: Game, own: number) => void } = {
  pile: layPile,
  events: layEvents,
  plans(sight, own) {
    const { phase, seats } = sight.state;
    if (phase !== PHASE.planning) return;
    for (let seat = 0; seat < seats.length; seat++) if (seat !== own) liftPlan(sight, seat);
  },
  bags(sight, own) {
    if (sight.state.phase !== PHASE.over && !sight.options.openBags) layBags(sight.state, own);
  },
  missions(sight, own) {
    const { state, options } = sight;
    if (state.phase === PHASE.over || state.phase === PHASE.roles || !options.missions) return;
    if (own === NOBODY) laySeenMissions(sight);
    else imagineMissions(sight, own);
    state.counters.fill(0);
  },
};

/** Another's plan in the making is not seen: its tiles lie on the planning spaces, as drawn (K5). */
function liftPlan(sight: Game, number: number): void {
  const { cells, seats } = sight.state;
  const seat = seats[number];
  for (let k = 0; k < siteTotal(sight, number); k++) {
    const site = siteAt(sight, number, k);
    const first = firstCell(sight, number, site);
    for (let i = first; i < first + siteSize(sight, number, site); i++) {
      if ((cells[i] & FRESH) === 0) continue;
      const thing = thingIn(cells[i]);
      if (thing === COIN) seat.coins++;
      else seat.planning[thing]++;
      cells[i] = 0;
    }
  }
}

/** The letters of the pile's backs are known; within a letter the cards lie in the order of their table. */
function layPile(sight: Game): void {
  const { pile, pileLeft } = sight.state;
  const { extensions } = sight.components;
  let from = 0;
  for (let place = 1; place < pileLeft; place++) {
    const tile = pile[place];
    if (extensions[tile].letter !== extensions[pile[from]].letter) from = place;
    let at = place;
    for (; at > from && pile[at - 1] > tile; at--) pile[at] = pile[at - 1];
    pile[at] = tile;
  }
}

const isOut: boolean[] = [];

/** Of each group the first cards in the order of their table that have not been revealed (T2). */
function layEvents(sight: Game): void {
  const { eventPile, eventsRevealed, eventCount } = sight.state;
  const { events } = sight.components;
  for (let event = 0; event < events.length; event++) isOut[event] = false;
  for (let place = 0; place < eventsRevealed; place++) isOut[eventPile[place]] = true;
  let next = 0;
  for (let place = eventsRevealed; place < eventCount; place++) {
    const { group } = events[eventPile[place]];
    if (place === eventsRevealed || group !== events[eventPile[place - 1]].group) next = 0;
    while (events[next].group !== group || isOut[next]) next++;
    eventPile[place] = next++;
  }
}

const pool: number[] = [];

/** The tiles in all other bags and containers are known together, by counting; they lie there kind by kind (K2). */
function layBags(state: State, own: number): void {
  for (let good = 0; good < GOOD_COUNT; good++) {
    pool[good] = 0;
    for (let seat = 0; seat < state.seats.length; seat++) {
      if (seat !== own) pool[good] += state.seats[seat].bag[good] + state.seats[seat].container[good];
    }
  }
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (seat === own) continue;
    fillFromPool(state.seats[seat].bag);
    fillFromPool(state.seats[seat].container);
  }
}

/** Fills a bag or container with as many tiles as it holds. */
function fillFromPool(tiles: number[]): void {
  let left = total(tiles);
  for (let good = 0; good < GOOD_COUNT; good++) {
    const taken = Math.min(left, pool[good]);
    tiles[good] = taken;
    pool[good] -= taken;
    left -= taken;
  }
}
