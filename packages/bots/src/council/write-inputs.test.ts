import { FRAME, topFrame } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { promisesOf } from '../evaluate/evaluate.ts';
import { readTempo } from '../evaluate/tempo.ts';
import { openSheet, rehearse, sheetAfter } from '../plan/rehearse.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { doDeed } from '../sheet/do-deed.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { steadyMind } from '../testing/steady-minds.ts';
import { INPUTS } from './inputs.ts';
import { readStanding } from './standing.ts';
import { partsThatDiffer, writeInputs } from './write-inputs.ts';

const ENOUGH = 400;

test('what is written only where sheets differ is what would be written anew', () => {
  let compared = 0;
  let partly = 0;
  const check: Watch = (game, seat, dice) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan || dice.below(8) !== 0) return;
    const mind = steadyMind(3);
    const { outlook, sheet, plans } = rehearse(game, seat, mind, true, 6);
    const { board, planning } = outlook;
    const standing = readStanding(board, readTempo(game, seat, roundsToCome(game)), planning);
    const sheets = [sheet, ...plans.map((plan) => sheetAfter(outlook, sheet, plan))];
    for (const deed of listDeeds(board, sheet)) {
      const after = openSheet(game, seat, mind, true).sheet;
      if (doDeed(board, after, deed, 0)) sheets.push(after);
    }
    const inputs = new Int16Array(INPUTS);
    writeInputs(board, standing, sheet, promisesOf(outlook, sheet), inputs);
    let before = sheet;
    for (const after of sheets) {
      const parts = partsThatDiffer(after, before);
      const fresh = new Int16Array(INPUTS);
      const promises = promisesOf(outlook, after);
      writeInputs(board, standing, after, promises, inputs, parts);
      writeInputs(board, standing, after, promises, fresh);
      expect(inputs).toEqual(fresh);
      before = after;
      compared++;
      if (parts !== 0 && parts < 512) partly++;
    }
  };
  playTables('inputs', 6, check, () => compared >= ENOUGH);
  expect(compared).toBeGreaterThanOrEqual(ENOUGH);
  expect(partly).toBeGreaterThan(ENOUGH / 4);
});
