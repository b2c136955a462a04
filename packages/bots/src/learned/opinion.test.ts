import { expect, test } from 'vitest';
import { roundsLeft } from '../evaluate/rounds-left.ts';
import { readTempo } from '../evaluate/tempo.ts';
import * as at from '../sheet/sheet.ts';
import { paper } from '../testing/paper.ts';
import { FEATURES } from './features.ts';
import { createNet } from './net.ts';
import { createOpinion } from './opinion.ts';

const NOTHING = { missions: 0, order: 0, endStoring: 0, shares: [] };
/** Says zero of everything. */
const indifferent = createNet(FEATURES, 2, 2, () => 0.5);

test('what brings the end nearer costs rivals a round each', () => {
  const { game, board, sheet } = paper({});
  game.state.seats[1].boughtExtension = 1;
  const tempo = readTempo(game, 0, roundsLeft(game));
  const opinion = createOpinion(board, [indifferent], tempo, 4);
  const before = opinion.ask(sheet, NOTHING, 1);
  sheet[at.NEW_EXTENSION] = 1;
  const gained = opinion.ask(sheet, NOTHING, 1) - before;
  expect(gained).toBeCloseTo(tempo.rivalPace * tempo.perPurchase, 9);
  expect(gained).toBeGreaterThan(0);
  expect(opinion.rivalsLossLast() - gained).toBeCloseTo(before, 9);
});
