import { apply, encode, FRAME, MOVE, type State, stateHash, topFrame, WOOD } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { setTable } from '../testing/paper.ts';
import { withOtherSecrets } from '../testing/secrets.ts';
import { placedNow } from './placement.ts';
import { positionKey, withoutPlacements } from './position-key.ts';

test('the key of a plan is the same whatever has been placed, and whatever others hide', () => {
  const keys = new Set<string>();
  let placed = 0;
  const check: Watch = (game, seat, dice, table) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan || dice.below(3) !== 0) return;
    const key = positionKey(game, seat);
    const empty = withoutPlacements(game, seat);
    placed += placedNow(game, seat).length;
    expect(placedNow(empty, seat)).toEqual([]);
    expect(positionKey(empty, seat)).toBe(key);
    expect(positionKey(withOtherSecrets(game, seat, createDice(key)), seat)).toBe(key);
    keys.add(`${table.seed}/${key}`);
  };
  playTables('keys', 4, check, () => placed > 50 && keys.size > 50);
  expect(placed).toBeGreaterThan(50);
  expect(keys.size).toBeGreaterThan(50);
});

test.each<[string, (state: State) => void]>([
  ['the round', (state) => state.round++],
  ['the rounds left', (state) => (state.lastRound = state.round)],
  ['coins', ({ seats }) => seats[0].coins++],
  ['the coins of rivals', ({ seats }) => (seats[1].coins += 9)],
  ['how often rivals buy', ({ seats }) => (seats[1].boughtExtension = 1)],
  ['the role', ({ seats }) => seats[0].role++],
  ['missions', ({ seats }) => seats[0].missions[0]++],
  ['missions fulfilled', ({ seats }) => (seats[0].missionDone[0] = 1)],
  ['who was first', (state) => (state.firstOrder = 1)],
  ['who was first with a good', (state) => (state.firstRowOf[WOOD] = 1)],
])('a plan depends on %s, and so does its key', (_, change) => {
  const [game, other] = [0, 1].map(() => setTable({}, { missions: true }));
  expect(positionKey(other, 0)).toBe(positionKey(game, 0));
  change(other.state);
  expect(positionKey(other, 0)).not.toBe(positionKey(game, 0));
});

test('placing again what was taken away gives the same position', () => {
  playTables('again', 1, (game, seat) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan) return;
    const again = withoutPlacements(game, seat);
    for (const { site, thing } of placedNow(game, seat)) apply(again, seat, encode(MOVE.place, site, thing));
    expect(placedNow(again, seat)).toEqual(placedNow(game, seat));
    expect(stateHash(withoutPlacements(again, seat))).toBe(stateHash(withoutPlacements(game, seat)));
  });
});
