import { expect, test } from 'vitest';
import { createChance, shuffle } from '../chance/chance.ts';
import { createLog, readLog } from '../log/log.ts';
import { drawTile } from '../drawing/bag.ts';
import { GOODS } from '../goods.ts';
import { missionsInPlay } from '../missions/draft.ts';
import { isMet } from '../missions/missions.ts';
import { reveals } from '../moves/play.ts';
import { table } from '../testing/table.ts';
import { apply } from '../moves/apply.ts';
import { awaitedSeat, isOver } from '../moves/awaited.ts';
import { encode, kindOf, MOVE, MOVE_TYPES } from '../moves/move.ts';
import { type Options, optionMatrix } from '../options.ts';
import { copyGame, type Game, total } from '../state/game.ts';
import { violations } from '../state/invariants.ts';
import { PHASE } from '../state/state.ts';
import {
  createDice,
  type Dice,
  pickAnyMove,
  pickMove,
  playOut,
  roll,
  startGame,
} from '../testing/random-play.ts';
import { swept } from '../testing/sweep.ts';
import { whyNot } from '../why/why-not.ts';
import { imagine } from './imagine.ts';
import { view, type Viewer } from './view.ts';

const secretive = optionMatrix().filter((options, index) => options.missions || index % 4 === 0);

/** The same position with other secrets: piles, cards put away, another seat's missions, bag and plan. */
function withOtherSecrets(game: Game, own: number, dice: Dice): Game {
  const twin: Game = { ...copyGame(game), chance: createChance('other draws') };
  const { state, components } = twin;
  for (let from = 0; from < state.pileLeft; ) {
    let to = from + 1;
    const letter = components.extensions[state.pile[from]].letter;
    while (to < state.pileLeft && components.extensions[state.pile[to]].letter === letter) to++;
    shuffle(dice.chance, dice.counters, 0, state.pile, from, to);
    from = to;
  }
  shuffle(
    dice.chance,
    dice.counters,
    0,
    state.eventPile,
    Math.max(state.eventsRevealed, 12),
    Math.max(state.eventCount, 12),
  );
  for (const [number, seat] of state.seats.entries()) {
    if (number === own) continue;
    swapBagAndContainer(seat.bag, seat.container);
    const other = otherMission(twin, own, dice);
    if (state.phase > PHASE.missionPick && seat.missionDone[0] === 0 && seat.missions[0] >= 0)
      seat.missions[0] = other;
  }
  swapBetweenBags(state.seats.filter((_, number) => number !== own).map((seat) => seat.bag));
  return twin;
}

/** A mission card that lies nowhere in sight of this seat and that nobody holds. */
function otherMission(game: Game, own: number, dice: Dice): number {
  const held = new Set(game.state.seats.flatMap((seat) => [...seat.dealt, ...seat.missions]));
  const free = missionsInPlay(game).filter(
    (mission) => !held.has(mission) && !game.state.seats[own].received.includes(mission),
  );
  return free.length === 0 ? -1 : free[roll(dice, free.length)];
}

/** Exchanges a tile between the bags of two other seats. */
function swapBetweenBags([one, two]: number[][]): void {
  if (one === undefined || two === undefined || total(one) === 0 || total(two) === 0) return;
  const out = one.findIndex((count) => count > 0);
  const into = two.findLastIndex((count) => count > 0);
  one[out]--;
  two[out]++;
  two[into]--;
  one[into]++;
}

/** Exchanges one tile of the bag for another one of the container, so that the counts stay. */
function swapBagAndContainer(bag: number[], container: number[]): void {
  if (total(bag) === 0 || total(container) === 0) return;
  const out = bag.findIndex((count) => count > 0);
  const into = container.findLastIndex((count) => count > 0);
  bag[out]--;
  container[out]++;
  container[into]--;
  bag[into]++;
}

function eachPosition(every: number, check: (game: Game, dice: Dice) => void): void {
  for (const options of swept(secretive)) {
    const index = secretive.indexOf(options);
    const dice = createDice(`secrets ${index}`);
    const game = startGame(options, `secrets ${index}`);
    let left = roll(dice, 20);
    playOut(game, dice, () => {
      if (left-- > 0) return;
      left = roll(dice, every * 2);
      check(game, dice);
    });
  }
}

test('[K3] what others hide changes nothing in a view, nor in a refusal', () => {
  eachPosition(150, (game, dice) => {
    const own = roll(dice, game.options.players);
    const twin = withOtherSecrets(game, own, dice);
    expect(JSON.stringify(view(twin, own))).toBe(JSON.stringify(view(game, own)));
    expect(JSON.stringify(view(twin, 'spectator'))).toBe(JSON.stringify(view(game, 'spectator')));
    for (const type of MOVE_TYPES) {
      const move = pickAnyMove(game, type, dice);
      expect(whyNot(twin, own, move)).toEqual(whyNot(game, own, move));
    }
  });
});

/** All that reaches a listener: what it hears of each move, and its view whenever that changes. */
function traffic(game: Game, moves: readonly (readonly [number, number])[], listener: Viewer): string[] {
  const messages: string[] = [];
  const copy = copyGame(game);
  let last = JSON.stringify(view(copy, listener));
  for (const [seat, move] of moves) {
    const log = createLog();
    copy.log = log;
    apply(copy, seat, move);
    const heard = readLog(copy, log, listener);
    const now = JSON.stringify(view(copy, listener));
    if (heard.length > 0) messages.push(JSON.stringify(heard));
    if (now !== last) messages.push(now);
    last = now;
  }
  return messages;
}

/** A whole game in which seat B tries out plans before it settles, and the same game in which it just places them. */
function playTwice(
  options: Options,
  seed: string,
): { start: Game; tried: [number, number][]; direct: [number, number][] } {
  const start = startGame(options, seed);
  const game = copyGame(start);
  const dice = createDice(seed);
  const tried: [number, number][] = [];
  const direct: [number, number][] = [];
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const move = pickMove(game, seat, dice);
    if (seat === 1 && kindOf(move) === MOVE.place && roll(dice, 2) === 0)
      tried.push([seat, move], [seat, move - MOVE.place + MOVE.unplace]);
    tried.push([seat, move]);
    direct.push([seat, move]);
    apply(game, seat, move);
  }
  return { start, tried, direct };
}

test('[K5] a plan in the making sends nothing to others, all game long', () => {
  for (const options of swept(secretive.filter((_, index) => index % 5 === 0))) {
    const index = secretive.indexOf(options);
    const { start, tried, direct } = playTwice(options, `plans ${index}`);
    expect(tried.length).toBeGreaterThan(direct.length);
    for (const listener of [0, 'spectator'] as const) {
      expect(traffic(start, tried, listener)).toEqual(traffic(start, direct, listener));
    }
    expect(traffic(start, tried, 1).length).toBeGreaterThan(traffic(start, direct, 1).length);
  }
});

test('[K3] the mission that another keeps sends nothing until it is fulfilled', () => {
  let compared = 0;
  const many = secretive.filter((options, at) => options.missions && at % 4 === 0 && options.players >= 3);
  for (const options of swept(many)) {
    const index = secretive.indexOf(options);
    const start = startGame(options, `missions ${index}`);
    const game = copyGame(start);
    const dice = createDice(`missions ${index}`);
    const moves: [number, number][] = [];
    const others: [number, number][] = [];
    while (!isOver(game) && game.state.seats[1].missionDone.every((done) => done === 0)) {
      const seat = awaitedSeat(game);
      const move = pickMove(game, seat, dice);
      moves.push([seat, move]);
      const picks = game.state.phase === PHASE.missionPick && seat === 1;
      const rest = game.state.seats[1].received.find(
        (card) => encode(MOVE.keepMission, card) !== move,
      ) as number;
      others.push([seat, picks ? encode(MOVE.keepMission, rest) : move]);
      apply(game, seat, move);
    }
    const twin = copyGame(start);
    const end = others.findIndex(([seat, move]) => {
      apply(twin, seat, move);
      return twin.state.seats[1].missionDone.some((done) => done === 1);
    });
    const length = Math.min(moves.length - 1, end < 0 ? others.length : end);
    for (const listener of [0, 2, 'spectator'] as const) {
      expect(traffic(start, moves.slice(0, length), listener)).toEqual(
        traffic(start, others.slice(0, length), listener),
      );
    }
    compared += length;
  }
  expect(compared).toBeGreaterThan(1000);
});

test('imagining agrees with all that the seat sees, keeps every tile and card, and can be played to the end', () => {
  eachPosition(400, (game, dice) => {
    const own = roll(dice, game.options.players);
    const imagined = imagine(game, own, createChance(`thoughts ${roll(dice, 1000)}`));
    expect(JSON.stringify(view(imagined, own))).toBe(JSON.stringify(view(game, own)));
    expect(violations(imagined)).toEqual([]);
    playOut(imagined, dice);
    expect(violations(imagined)).toEqual([]);
  });
});

test('imagining does not depend on anything that the seat cannot see', () => {
  eachPosition(250, (game, dice) => {
    const own = roll(dice, game.options.players);
    const twin = withOtherSecrets(game, own, dice);
    const seed = `thoughts ${roll(dice, 1000)}`;
    expect(imagine(twin, own, createChance(seed)).state).toEqual(
      imagine(game, own, createChance(seed)).state,
    );
  });
});

test('the imagined bag of another is drawn from as evenly as a real one', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 1200; i++) {
    const t = table({ openBags: false }).seat(0, { bag: 'wood ore', container: 'fish glass' });
    const imagined = imagine(t.game, 1, createChance(`even ${i}`));
    const good = GOODS[drawTile(imagined, 0)];
    counts.set(good, (counts.get(good) ?? 0) + 1);
  }
  for (const good of ['wood', 'ore', 'fish', 'glass'])
    expect(Math.abs((counts.get(good) ?? 0) - 300)).toBeLessThan(80);
});

test('[I2] no face-down mission is imagined that would have been turned up', () => {
  const rows = ['3 alpaca', '3 wood', '3 stone', 'fish', 'cacao', 'ore', 'wool'];
  const t = table({ players: 3, missions: true }).seat(1, {
    rows,
    houses: ['house-wood', 'house-ore', 'house-fish'],
  });
  const { state } = t.game;
  const cards = missionsInPlay(t.game).filter((mission) => !isMet(t.game, 1, mission, false));
  for (const [number, seat] of state.seats.entries()) {
    for (let i = 0; i < 3; i++) seat.dealt[i] = cards[number * 3 + i];
    [seat.missions[0], seat.passedLeft, seat.passedRight] = seat.dealt;
  }
  for (const [number, seat] of state.seats.entries()) {
    seat.received[0] = state.seats[(number + 2) % 3].passedLeft;
    seat.received[1] = state.seats[(number + 1) % 3].passedRight;
    [seat.missions[1], seat.putAway] = seat.received;
  }
  for (let i = 0; i < 60; i++) {
    const imagined = imagine(t.game, 0, createChance(`met ${i}`));
    expect(violations(imagined)).toEqual([]);
    for (const mission of imagined.state.seats[1].missions)
      expect(isMet(imagined, 1, mission, false)).toBe(false);
  }
});

test('[Q26] [Q39] who is asked for food does not tell whose bag holds some', () => {
  for (const [one, two] of [
    ['wood', 'food'],
    ['food', 'wood'],
  ]) {
    const t = table({ players: 3, traveler: 'eventsOnly' })
      .seat(1, { bag: one })
      .seat(2, { bag: two })
      .event('Q26');
    expect(t.asked()).toEqual([1]);
    t.play(1, { type: 'decline' });
    expect(t.asked()).toEqual([2]);
  }
});

test('the end of the game lays everything open, whatever the missions are', () => {
  for (const mission of ['four-glass', 'three-boats']) {
    const t = table({ missions: true })
      .seat(1, { bag: '4 glass', missions: [mission] })
      .lastRound();
    t.play(0, { type: 'pass' });
    expect(reveals(t.game, 1, encode(MOVE.pass))).toBe(true);
  }
});

/** A declared plan of an alpaca and a food on the farm, laid out in this order. */
function declared(...things: ('alpaca' | 'food')[]): Game {
  const t = table().seat(0, { planning: 'alpaca food' }).planning();
  for (const thing of things) t.play(0, { type: 'place', site: 'farm', thing });
  t.play(0, { type: 'declare' });
  return t.game;
}

test('[K5] the order in which a plan was laid out leaves no trace once it is declared', () => {
  expect(declared('alpaca', 'food').state).toEqual(declared('food', 'alpaca').state);
});
