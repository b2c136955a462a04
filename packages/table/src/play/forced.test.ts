import {
  awaitedSeat,
  copyGame,
  copyState,
  createChance,
  FRAME,
  imagine,
  isOver,
  optionMatrix,
  type Seat,
  stateHash,
  topFrame,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createDice, pick, roll } from '../testing/dice.ts';
import { game, legal, order, outcome, playFirst, playToTurns, startHall } from '../testing/hall.ts';
import { hear, join } from '../testing/client.ts';
import { forcedMove } from './forced.ts';

test('what leaves no choice plays itself for those who want it so, and goes back with the step that led there', () => {
  let seen = 0;
  for (let number = 0; number < 12; number++) {
    const hall = startHall({ options: { players: 2, traveler: 'full' } }, [], `forced ${number}`);
    const dice = createDice(`forced ${number}`);
    for (const seat of [0, 1]) order(hall, seat, { type: 'prefer', forced: true });
    for (let step = 0; step < 300 && !isOver(game(hall)); step++) {
      const seat = awaitedSeat(game(hall));
      expect(forcedMove(game(hall), seat)).toBeNull();
      const before = stateHash(game(hall));
      const { revealed } = game(hall).state;
      const decision = order(hall, seat, { type: 'play', move: pick(dice, legal(hall, seat)) });
      if (outcome(decision) === 'played' || revealed !== game(hall).state.revealed) continue;
      expect(outcome(decision)).toMatch(/^played( played)+$/);
      seen++;
      expect(outcome(order(hall, seat, { type: 'undo' }))).toBe('undone');
      expect(stateHash(game(hall))).toBe(before);
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('others are not told that a step played itself, nor what a seat prefers', () => {
  const hall = startHall({ options: { players: 2, traveler: 'full' } }, [], 'forced 3');
  const dice = createDice('forced 3');
  const [own, other] = [join(hall.table, 0), join(hall.table, 1)];
  hall.after = () => {
    for (const client of [own, other]) hear(hall.table, client);
  };
  order(hall, 0, { type: 'prefer', forced: true });
  for (let step = 0; step < 300 && !isOver(game(hall)); step++) {
    const seat = awaitedSeat(game(hall));
    order(hall, seat, { type: 'play', move: pick(dice, legal(hall, seat)) });
  }
  for (const secret of ['"by":"forced"', '"kind":"preferred"']) {
    expect(own.received.join()).toContain(secret);
    expect(other.received.join()).not.toContain(secret);
  }
});

test('without the wish nothing plays itself', () => {
  const hall = startHall();
  playToTurns(hall);
  for (let step = 0; step < 60; step++) {
    expect(outcome(playFirst(hall, awaitedSeat(game(hall))))).toBe('played');
  }
});

test('whether a step is forced is plain to all: it depends on nothing hidden', () => {
  let forced = 0;
  for (const [index, options] of optionMatrix().entries()) {
    if (index % 5 !== 0) continue;
    const dice = createDice(`open ${index}`);
    const hall = startHall({ options }, [], `open ${index}`);
    for (let step = 0; step < 250 && !isOver(game(hall)); step++) {
      const seat = awaitedSeat(game(hall));
      const move = forcedMove(game(hall), seat);
      if (move !== null || roll(dice, 30) === 0) {
        if (move !== null) forced++;
        const viewer = (seat + 1) % options.players;
        const otherwise = copyGame(game(hall), createChance('other'));
        copyState(otherwise.state, imagine(game(hall), viewer, createChance(`other ${step}`)).state);
        // A mission that the only move fulfils would be turned up by it in any case.
        for (const each of otherwise.state.seats) each.missions.fill(-1);
        expect(forcedMove(otherwise, seat)).toBe(move);
      }
      order(hall, seat, { type: 'play', move: pick(dice, legal(hall, seat)) });
    }
  }
  expect(forced).toBeGreaterThan(50);
});

test('actions are never forced, nor is the way to them or the end of a turn: only passing', () => {
  const dice = createDice('actions');
  const hall = startHall({ options: { players: 2, traveler: 'full' } }, [], 'actions');
  const kinds = new Set<string>();
  let lonely = 0;
  for (let step = 0; step < 1500 && !isOver(game(hall)); step++) {
    const seat = awaitedSeat(game(hall));
    const moves = legal(hall, seat);
    const [only] = moves;
    if (topFrame(game(hall).state.seats[seat] as Seat) === FRAME.turn && moves.length === 1) {
      if (only?.type !== 'pass') lonely++;
      if (forcedMove(game(hall), seat) !== null) kinds.add(only?.type ?? '');
    }
    order(hall, seat, { type: 'play', move: pick(dice, moves) });
  }
  expect(lonely).toBeGreaterThan(0);
  expect([...kinds]).toEqual(['pass']);
});
