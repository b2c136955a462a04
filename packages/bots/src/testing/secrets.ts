import {
  activeSeats,
  apply,
  copyGame,
  createChance,
  createMoveBuffer,
  FRAME,
  type Game,
  kindOf,
  legalMoves,
  MOVE,
  PHASE,
  topFrame,
  total,
} from '@altiplano/rules/engine';
import type { Dice } from '../dice.ts';

const buffer = createMoveBuffer();

function shuffle(list: number[], from: number, to: number, dice: Dice): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + dice.below(i - from + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** Runs of a pile whose backs look the same. */
function shuffleRuns(list: number[], from: number, to: number, back: (card: number) => string, dice: Dice) {
  for (let start = from; start < to; ) {
    let end = start + 1;
    while (end < to && back(list[end]) === back(list[start])) end++;
    shuffle(list, start, end, dice);
    start = end;
  }
}

/** Exchanges one tile of a pool for another one of a second pool, so that the counts stay. */
function exchangeTiles(one: number[], two: number[]): void {
  if (total(one) === 0 || total(two) === 0) return;
  const out = one.findIndex((count) => count > 0);
  const into = two.findLastIndex((count) => count > 0);
  one[out]--;
  two[out]++;
  two[into]--;
  one[into]++;
}

function hideOtherTiles(game: Game, own: number): void {
  if (game.options.openBags) return;
  const others = game.state.seats.filter((_, number) => number !== own);
  for (const { bag, container } of others) exchangeTiles(bag, container);
  const [one, two] = others;
  if (two !== undefined) exchangeTiles(one.bag, two.bag);
}

/** Another's face-down mission becomes one that nobody has been dealt. */
function hideOtherMissions(game: Game, own: number): void {
  const { state, components, options } = game;
  if (!options.missions || state.phase <= PHASE.missionPick) return;
  const dealt = new Set(state.seats.flatMap((seat) => [...seat.dealt, ...seat.missions, ...seat.received]));
  const free = components.missions.findIndex(
    (mission, index) => !dealt.has(index) && (!mission.traveler || options.traveler === 'full'),
  );
  const other = state.seats.find((seat, number) => number !== own && seat.missionDone[0] === 0);
  if (free >= 0 && other !== undefined) other.missions[0] = free;
}

/** Others who still plan have placed other things (K5). */
function changeOtherPlans(game: Game, own: number, dice: Dice): void {
  for (const seat of activeSeats(game)) {
    if (seat === own || topFrame(game.state.seats[seat]) !== FRAME.plan) continue;
    for (let i = 0; i < 3; i++) {
      // A declaration comes last, and would be seen.
      const last = legalMoves(game, seat, buffer) - 1;
      const count = kindOf(buffer[last]) === MOVE.declare ? last : last + 1;
      if (count > 0) apply(game, seat, buffer[dice.below(count)]);
    }
  }
}

/** The same position as far as a seat can know, with other secrets: chance, piles, others' tiles, missions and plans. */
export function withOtherSecrets(game: Game, own: number, dice: Dice): Game {
  const twin = copyGame(game, createChance(`other chance ${dice.fraction()}`));
  const { state, components } = twin;
  shuffleRuns(state.pile, 0, state.pileLeft, (tile) => components.extensions[tile].letter, dice);
  shuffleRuns(
    state.eventPile,
    state.eventsRevealed,
    state.eventCount,
    (card) => components.events[card].group,
    dice,
  );
  hideOtherTiles(twin, own);
  hideOtherMissions(twin, own);
  changeOtherPlans(twin, own, dice);
  return twin;
}
