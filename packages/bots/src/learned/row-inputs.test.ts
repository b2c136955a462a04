import { GOODS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { readTempo } from '../evaluate/tempo.ts';
import * as at from '../sheet/sheet.ts';
import { paper, thing } from '../testing/paper.ts';
import { FEATURES, type Group, GROUPS, readStanding, writeFeatures } from './features.ts';

const NOTHING = { missions: 0, order: 0, endStoring: 0, shares: [] };

test('an open row and a house are told by their good', () => {
  const { game, board, sheet } = paper({ rows: ['wood wood wood', 'silver'] });
  sheet[at.HOUSE_GOODS] = 1 << thing('ore');
  const inputs = new Float64Array(FEATURES);
  writeFeatures(board, readStanding(board, readTempo(game, 0, 5), 4), sheet, NOTHING, inputs);
  const told = (group: Group): Record<string, number> => {
    const from = GROUPS.find((one) => one.group === group)?.from ?? 0;
    const pairs = GOODS.map((good, index) => [good, inputs[from + index]] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== 0));
  };
  expect(told('rowLacks')).toEqual({ silver: (game.tables.rowSpaces[1] - 1) / 4 });
  expect(told('rowBrings')).toEqual({ silver: game.tables.rowPoints[1] / 20 });
  expect(told('houseKinds')).toEqual({ ore: 1 });
});
