import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { describe, expect, test } from 'vitest';
import { optionMatrix } from '../options.ts';
import { createDice, playOut, startGame } from '../testing/random-play.ts';
import { table } from '../testing/table.ts';
import { seen } from '../view/seen.ts';
import { copyState } from './copy.ts';
import { copyGame, type Game } from './game.ts';
import { layoutHash, SEAT_FIELDS, SEAT_KEYS, STATE_FIELDS, STATE_KEYS } from './state-fields.ts';
import { createState, PHASE } from './state.ts';

type Owner = Record<string, number | number[]>;

/** Every number of a position made different from every other. */
function scrambled(game: Game): Game {
  const copy = copyGame(game);
  let next = 1000;
  const scramble = (owner: object, keys: readonly string[]): void => {
    const fields = owner as Owner;
    for (const key of keys) {
      const value = fields[key];
      fields[key] = typeof value === 'number' ? next++ : value.map(() => next++);
    }
  };
  scramble(copy.state, STATE_KEYS);
  for (const seat of copy.state.seats) scramble(seat, SEAT_KEYS);
  return copy;
}

describe('the table of fields is what a position is', () => {
  test.each([
    ['steady', steadyPack],
    ['other', otherPack],
  ])('its names, their order and their lengths (%s pack)', (_, pack) => {
    const { tables } = table({ players: 4, traveler: 'full', missions: true }, pack).game;
    const state = createState(tables);
    expect(Object.keys(state)).toEqual([...STATE_KEYS, 'seats']);
    for (const seat of state.seats) expect(Object.keys(seat)).toEqual(SEAT_KEYS);
    for (const key of STATE_KEYS) {
      const value: number | number[] = state[key];
      expect([key, typeof value === 'number' ? null : value.length]).toEqual([
        key,
        STATE_FIELDS[key].length?.(tables) ?? null,
      ]);
    }
    for (const key of SEAT_KEYS) {
      const value: number | number[] = state.seats[0][key];
      expect([key, typeof value === 'number' ? null : value.length]).toEqual([
        key,
        SEAT_FIELDS[key].length?.(tables) ?? null,
      ]);
    }
  });

  test('the copy by hand leaves none of them out', () => {
    const game = scrambled(startGame({ players: 3, traveler: 'full', missions: true }, 'copied'));
    const to = createState(game.tables);
    copyState(to, game.state);
    expect(to).toEqual(game.state);
  });
});

test('the hash of the layout tells another order of the same names', () => {
  expect(layoutHash()).toMatch(/^[0-9a-f]{64}$/);
  expect(layoutHash()).toBe(layoutHash());
});

/** Positions of games with every module, before their end. */
function positions(): Game[] {
  return optionMatrix().flatMap((options, index) => {
    if (!options.missions || index % 6 !== 0) return [];
    const game = startGame(options, `audience ${index}`);
    const found: Game[] = [];
    let left = 60;
    playOut(game, createDice(`audience ${index}`), () => {
      if (left-- > 0) return;
      left = 130;
      found.push(copyGame(game));
    });
    return found;
  });
}

test('[K3] what nobody may see, and what only its player may, is not copied into what another sees', () => {
  let compared = 0;
  for (const game of positions()) {
    const told = JSON.stringify(seen(game, 'spectator'));
    const twin = copyGame(game);
    twin.state.revealed += 7;
    twin.state.counters[0] += 7;
    if (game.state.phase > PHASE.missionPick) {
      for (const seat of twin.state.seats) {
        // All of the draft, and what is face down: who looks on knows none of it (K3).
        seat.dealt.reverse();
        seat.received.reverse();
        [seat.passedLeft, seat.putAway] = [seat.putAway, seat.passedLeft];
        if (seat.missionDone.every((done) => done === 0)) seat.missions.reverse();
      }
    }
    expect(JSON.stringify(seen(twin, 'spectator'))).toBe(told);
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});
