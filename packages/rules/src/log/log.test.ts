import { expect, test } from 'vitest';
import { play } from '../moves/play.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { type Table, newTable, table } from '../testing/table.ts';
import { createLog, readLog } from './log.ts';

/** What each listener hears of some moves: the seat that plays, another seat, a spectator, and the whole story. */
function heard(t: Table, seat: number, ...moves: ReadableMove[]): Record<string, object[]> {
  const log = createLog();
  t.game.log = log;
  for (const move of moves) expect(play(t.game, seat, move)).toBeNull();
  t.game.log = null;
  const other = seat === 0 ? 1 : 0;
  return {
    own: readLog(t.game, log, seat),
    other: readLog(t.game, log, other),
    spectator: readLog(t.game, log, 'spectator'),
    all: readLog(t.game, log, 'all'),
  };
}

test('[K5] while planning only the player hears of it; with the declaration the others hear the whole plan', () => {
  const t = table().seat(0, { role: 'trader', planning: 'alpaca food', coins: 1 }).planning();
  const tried = heard(
    t,
    0,
    { type: 'place', site: 'farm', thing: 'food' },
    { type: 'unplace', site: 'farm', thing: 'food' },
    { type: 'place', site: 'farm', thing: 'alpaca' },
    { type: 'place', site: 'role', thing: 'coin' },
  );
  expect(tried['own']).toHaveLength(4);
  expect([tried['other'], tried['spectator']]).toEqual([[], []]);
  const declared = heard(t, 0, { type: 'declare' });
  const plan = [
    { type: 'placed', seat: 0, thing: 'alpaca', site: 'farm' },
    { type: 'placed', seat: 0, thing: 'coin', site: 'role' },
    { type: 'declared', seat: 0 },
  ];
  expect(declared['other']).toEqual(plan);
  expect(declared['spectator']).toEqual(plan);
  expect(declared['own']).toEqual([{ type: 'declared', seat: 0 }]);
  expect(declared['all']).toEqual([{ type: 'declared', seat: 0 }]);
});

test('[K5] what lay there before is not told again with the plan', () => {
  const t = table()
    .seat(0, { on: { farm: 'wool' }, planning: 'alpaca' })
    .planning();
  t.play(0, { type: 'place', site: 'farm', thing: 'alpaca' });
  expect(heard(t, 0, { type: 'declare' })['other']).toEqual([
    { type: 'placed', seat: 0, thing: 'alpaca', site: 'farm' },
    { type: 'declared', seat: 0 },
  ]);
});

test('[K3] in the draft others hear only that a choice was made', () => {
  const t = newTable({ players: 3, missions: true });
  const [keep] = t.offered(0, 'keepMission');
  const kept = heard(t, 0, keep);
  expect(kept['own']).toEqual([{ type: 'missionKept', seat: 0, mission: keep.mission }]);
  expect([kept['other'], kept['spectator']]).toEqual([[], []]);
  const [pass] = t.legal(0) as [ReadableMove];
  const passed = heard(t, 0, pass);
  expect(passed['own']).toHaveLength(3);
  expect(passed['other']).toEqual([{ type: 'missionsChosen', seat: 0 }]);
  expect(passed['spectator']).toEqual([{ type: 'missionsChosen', seat: 0 }]);
});

test('[K1] an action is heard by everyone, in the same words', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca food' } });
  const told = heard(t, 0, { type: 'produce', action: 'farm-wool', gain: 'wool', extras: [] });
  expect(told['own']).toEqual([
    { type: 'acted', seat: 0, action: 'farm-wool' },
    { type: 'spent', seat: 0, thing: 'alpaca', source: 'farm' },
    { type: 'spent', seat: 0, thing: 'food', source: 'farm' },
    { type: 'gained', seat: 0, good: 'wool' },
  ]);
  expect(told['other']).toEqual(told['own']);
  expect(told['spectator']).toEqual(told['own']);
});
