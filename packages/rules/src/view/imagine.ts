import { type Chance, shuffle, STREAM } from '../chance/chance.ts';
import { COIN, GOOD_COUNT } from '../goods.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import { copyGame, type Game, total } from '../state/game.ts';
import { firstCell, FRESH, siteAt, siteSize, siteTotal, thingIn } from '../state/spaces.ts';
import { blankSecrets } from '../state/state-fields.ts';
import { PHASE } from '../state/state.ts';
import { imagineMissions } from './imagine-missions.ts';

/**
 * A complete game that agrees with all this seat knows and is otherwise dealt anew from `chance`: for bots, hints
 * and what-if. Nothing that the seat's view does not show has any influence on it. Each call needs a `Chance` of its own:
 * the game goes on where dealing it left the streams.
 */
export function imagine(game: Game, seat: number, chance: Chance): Game {
  const imagined = copyGame(game, chance);
  const { state } = imagined;
  blankSecrets(state);
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat) forgetPlan(imagined, other);
  }
  if (!game.options.openBags) dealBags(imagined, seat);
  dealExtensions(imagined);
  dealEvents(imagined);
  if (game.options.missions && state.phase !== PHASE.roles) imagineMissions(imagined, seat);
  return imagined;
}

/** Another seat's plan in the making is unknown: its tiles lie on the planning spaces, as drawn (K5). */
function forgetPlan(game: Game, number: number): void {
  const { state } = game;
  const seat = state.seats[number];
  if (topFrame(seat) !== FRAME.plan) return;
  for (let k = 0; k < siteTotal(game, number); k++) {
    const site = siteAt(game, number, k);
    const first = firstCell(game, number, site);
    for (let i = first; i < first + siteSize(game, number, site); i++) {
      const cell = state.cells[i];
      if ((cell & FRESH) === 0) continue;
      const thing = thingIn(cell);
      if (thing === COIN) seat.coins++;
      else seat.planning[thing]++;
      state.cells[i] = 0;
    }
  }
}

/** The tiles in all other bags and containers are known together, by counting; where each lies is not (K2). */
function dealBags(game: Game, own: number): void {
  const { state } = game;
  const tiles: number[] = [];
  const others = state.seats.filter((_, number) => number !== own);
  const sizes = others.map((seat) => [total(seat.bag), total(seat.container)] as const);
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (const seat of others) {
      for (let count = seat.bag[good] + seat.container[good]; count > 0; count--) tiles.push(good);
      seat.bag[good] = 0;
      seat.container[good] = 0;
    }
  }
  shuffle(game.chance, state.counters, STREAM.bag, tiles);
  let next = 0;
  for (const [index, seat] of others.entries()) {
    const [bag, container] = sizes[index];
    for (let i = 0; i < bag; i++) seat.bag[tiles[next++]]++;
    for (let i = 0; i < container; i++) seat.container[tiles[next++]]++;
  }
}

/** Sorts before it shuffles, so that the true order leaves no trace. */
function reshuffle(game: Game, stream: number, list: number[], from: number, to: number): void {
  const part = list.slice(from, to).sort((a, b) => a - b);
  for (const [index, card] of part.entries()) list[from + index] = card;
  shuffle(game.chance, game.state.counters, stream, list, from, to);
}

/** The letters of the pile's backs are known, the order within a letter is not. */
function dealExtensions(game: Game): void {
  const { pile, pileLeft } = game.state;
  const letterAt = (place: number): string => game.components.extensions[pile[place]].letter;
  let from = 0;
  while (from < pileLeft) {
    let to = from + 1;
    while (to < pileLeft && letterAt(to) === letterAt(from)) to++;
    reshuffle(game, STREAM.extensions, pile, from, to);
    from = to;
  }
}

/** Of each group any card not yet revealed may still come, also one that left unseen (T2). */
function dealEvents(game: Game): void {
  const { state, components } = game;
  const revealed = state.eventPile.slice(0, state.eventsRevealed);
  const groupAt = (place: number): string => components.events[state.eventPile[place]].group;
  let from = state.eventsRevealed;
  while (from < state.eventCount) {
    const group = groupAt(from);
    let to = from + 1;
    while (to < state.eventCount && groupAt(to) === group) to++;
    const cards = components.events.flatMap((event, index) =>
      event.group === group && !revealed.includes(index) ? [index] : [],
    );
    shuffle(game.chance, state.counters, STREAM.events, cards);
    for (let place = from; place < to; place++) state.eventPile[place] = cards[place - from];
    from = to;
  }
}
