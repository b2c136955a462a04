import type { Game } from '@altiplano/rules';
import { expect, test } from 'vitest';
import * as at from '../sheet/sheet.ts';
import { paper, thing } from '../testing/paper.ts';
import { roundsLeft } from './rounds-left.ts';
import { createEnd, type End, foresee, readTempo } from './tempo.ts';

/** The end after what the first seat does on its sheet, at a table that was changed before. */
function ending(change: (game: Game) => void, act: (sheet: at.Sheet) => void = () => undefined): End {
  const { game, sheet } = paper({}, { players: 3 });
  change(game);
  act(sheet);
  const end = createEnd();
  foresee(readTempo(game, 0, roundsLeft(game)), sheet, end);
  return end;
}

function untouched(): void {}

function buyOne(sheet: at.Sheet): void {
  sheet[at.NEW_EXTENSION] = 1;
}

function othersPass({ state }: Game): void {
  for (const seat of state.seats) seat.passed = 1;
}

function otherBought({ state }: Game): void {
  state.seats[1].boughtExtension = 1;
  state.seats[2].passed = 1;
}

/** What buying costs, in rounds, in the sixth round of a game in which everybody has bought so many. */
function costAfter(bought: number): number {
  const change = ({ state }: Game): void => {
    state.round = 6;
    for (const seat of state.seats) seat.extensionCount = bought;
  };
  return ending(change).strip - ending(change, buyOne).strip;
}

test('[N3] [N4] who buys alone takes no round away, for one extension leaves anyway', () => {
  expect(ending(othersPass, buyOne).strip).toBe(ending(othersPass).strip);
});

test('[N3] who buys after another brings the end nearer by a round', () => {
  expect(ending(otherBought).strip - ending(otherBought, buyOne).strip).toBeCloseTo(1, 1);
});

test('the more often rivals have bought, the more a purchase costs', () => {
  expect(costAfter(4)).toBeGreaterThan(costAfter(0));
});

test('[E1] what takes the last of a location leaves one round', () => {
  const emptied = ending(untouched, (sheet) => {
    sheet[at.BOATS_LEFT] = 0;
    sheet[at.SUPPLY + thing('fish')] = 0;
  });
  expect(emptied).toMatchObject({ rounds: 1, nearest: 1 });
  expect(ending(untouched, (sheet) => void (sheet[at.BOATS_LEFT] = 0)).rounds).toBeGreaterThan(1);
});

test('[E1] once the end is settled nothing changes it', () => {
  expect(ending(({ state }) => void (state.lastRound = state.round), buyOne).rounds).toBe(0);
});

test('a sheet on which nothing was done foresees the rounds that are left', () => {
  const { game } = paper({}, { players: 3 });
  expect(ending(untouched).rounds).toBeCloseTo(roundsLeft(game), 0);
});
