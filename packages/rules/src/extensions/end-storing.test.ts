import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { total } from '../state/game.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

const FINISH: ReadableMove = { type: 'finish' };

function store(good: Good, row: number): ReadableMove {
  return { type: 'store', source: 'hand', good, row, by: 'village' };
}

/** The game is over but for X24, which seat 0 owns. */
function ending(setting: SeatSetting, other: SeatSetting = {}): Table {
  return table()
    .seat(0, { extensions: ['X24'], ...setting })
    .seat(1, other)
    .lastRound()
    .endRound();
}

function hand(t: Table, seat = 0): string {
  return t.words(t.game.state.seats[seat].hand);
}

test('[X24] ten tiles are drawn from the bag, those left stay in it', () => {
  const t = ending({ bag: '13 food' });
  expect([hand(t), total(t.game.state.seats[0].bag)]).toEqual([Array(10).fill('food').join(' '), 3]);
});

test('[X24] another pack draws six', () => {
  const t = table({}, otherPack)
    .seat(0, { extensions: ['X24'], bag: '13 food' })
    .lastRound()
    .endRound();
  expect([total(t.game.state.seats[0].hand), total(t.game.state.seats[0].bag)]).toEqual([6, 7]);
});

test('[X24] the container fills the bag up when it is empty, not before', () => {
  const refilled = ending({ bag: '4 food', container: '7 fish' });
  expect([hand(refilled), refilled.container(0)]).toEqual([
    'food food food food fish fish fish fish fish fish',
    '',
  ]);
  expect(total(refilled.game.state.seats[0].bag)).toBe(1);
  const enough = ending({ bag: '10 food', container: 'fish' });
  expect([hand(enough), enough.container(0)]).toEqual([Array(10).fill('food').join(' '), 'fish']);
});

test('[X24] with fewer than ten all there are', () => {
  expect(hand(ending({ bag: 'fish', container: 'ore wood' }))).toBe('wood fish ore');
});

test('[X24] what fits may be stored, only in rows already started', () => {
  const t = ending({ bag: 'fish ore wool', rows: ['2 fish', 'ore'] });
  expect(t.legal(0)).toEqual([store('fish', 1), store('ore', 2), FINISH]);
  expect(t.refused(0, store('wool', 3))).toEqual({
    rejected: 'startedRowsOnly',
    rule: 'X24',
    figures: { good: 'wool', row: 3 },
  });
});

test('[X24] once a row is full its good starts no other', () => {
  const t = ending({ bag: '2 fish', rows: ['2 fish'] });
  t.play(0, store('fish', 1));
  expect(t.legal(0)).toEqual([FINISH]);
  expect(t.refused(0, store('fish', 2))).toMatchObject({ rejected: 'startedRowsOnly', rule: 'X24' });
});

test('[X24] [W2] the rows keep their goods, food stays out', () => {
  const t = ending({ bag: 'fish food', rows: ['ore', 'corn'] });
  expect(t.legal(0)).toEqual([FINISH]);
  expect(t.refused(0, store('fish', 1))).toMatchObject({ rejected: 'rowOfAnother', rule: 'W2' });
  expect(t.refused(0, store('food', 1))).toMatchObject({ rejected: 'foodNeverStored', rule: 'W7' });
});

test('[X24] only tiles drawn are stored, not those on spaces', () => {
  const t = ending({ bag: 'food', on: { village: 'fish' }, rows: ['2 fish'] });
  expect(t.refused(0, store('fish', 1))).toMatchObject({ rejected: 'notDrawn', rule: 'X24' });
  expect(t.refused(0, { ...store('fish', 1), source: 'village' })).toMatchObject({ rejected: 'notDrawn' });
});

test('[X24] storing is optional, and what is not stored still scores', () => {
  const t = ending({ bag: '2 silver ore', rows: ['silver'] });
  expect(t.play(0, FINISH).at(-1)).toEqual({ type: 'gameEnded' });
  expect(t.score(0)).toMatchObject({ goods: 3 * 3 + 2, rows: 0 });
  expect([t.rows(0), hand(t)]).toEqual([['silver'], '']);
  expect(violations(t.game)).toEqual([]);
});

test('[X24] rows completed by it score', () => {
  const t = ending({ bag: '2 silver ore', rows: ['silver', '3 fish'] });
  t.play(0, store('silver', 1), store('silver', 1), FINISH);
  expect(t.score(0)).toMatchObject({ goods: 9 + 2 + 3, rows: 2 + 3 });
});

test('[X24] the tiles stay the same in number wherever they are put', () => {
  const t = ending({ bag: '6 food 2 fish', container: '5 wood', rows: ['fish', 'wood'] });
  for (let move = t.legal(0)[0]; t.legal(0).length > 0; move = t.legal(0)[0]) t.play(0, move);
  expect(violations(t.game)).toEqual([]);
  expect(t.score(0).goods).toBe(3);
});

test('[X24] with the last drawn tile stored it ends by itself', () => {
  const t = ending({ bag: 'fish', rows: ['2 fish'] });
  expect(t.play(0, store('fish', 1)).at(-1)).toEqual({ type: 'gameEnded' });
});

test('[X24] who has not got it is not asked', () => {
  const t = ending({ bag: 'fish', rows: ['fish'] }, { bag: 'ore', rows: ['ore'] });
  expect(t.legal(1)).toEqual([]);
  t.play(0, FINISH);
  expect(t.rows(1)).toEqual(['ore']);
});

test('[X24] it is no action of the game: in the last round nothing of it is offered', () => {
  const t = table()
    .seat(0, { extensions: ['X24'], bag: 'fish', rows: ['fish'], figure: 'village' })
    .lastRound();
  expect(t.legal(0)).toEqual([{ type: 'pass' }]);
});

test('[X24] before the last round it does nothing', () => {
  const t = table()
    .seat(0, { extensions: ['X24'], bag: '2 fish', rows: ['fish'] })
    .endRound();
  expect(hand(t)).toBe('');
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[X24] [X25] corn that waits is not among what is drawn or stored', () => {
  const t = table({ players: 5 }).seat(0, { extensions: ['X24', 'X25'], bag: 'fish', rows: ['fish'] });
  t.seat(0, { on: { 'extension:X25': '2 corn' } })
    .lastRound()
    .endRound();
  expect([hand(t), t.legal(0)]).toEqual(['fish', [store('fish', 1), FINISH]]);
});

test('[X24] [V5] [I4] a mission about rows is fulfilled by it, before the scoring', () => {
  const t = table({ missions: true }).seat(0, { extensions: ['X24'], bag: 'ore', missions: ['three-rows'] });
  t.seat(0, { rows: ['3 fish', '3 wood', '2 ore'] })
    .lastRound()
    .endRound();
  const types = t.play(0, store('ore', 3)).map((event) => event.type);
  expect(types).toEqual(['stored', 'rowCompleted', 'missionFulfilled', 'gameEnded']);
  expect(t.score(0)).toMatchObject({ rows: 2 + 3 + 4, missions: 4 });
});

/** Another tile does what X24 does, so that two players can store at the end. */
const twoSuch = {
  ...steadyPack,
  extensions: steadyPack.extensions.map((row) => (row.id === 'X23' ? { ...row, kind: 'X24' } : row)),
};

test('[X24] in turn order where several store: the starting player first', () => {
  const t = table({ players: 3 }, twoSuch).lastRound();
  t.seat(0, { extensions: ['X24'], bag: 'fish', rows: ['fish'] });
  t.seat(2, { extensions: ['X23'], bag: '2 ore', rows: ['ore'] });
  t.game.state.startingSeat = 1;
  t.endRound();
  expect([t.legal(0), t.legal(1), t.legal(2)]).toEqual([[], [], [store('ore', 1), FINISH]]);
  t.play(2, FINISH);
  expect(t.legal(0)).toEqual([store('fish', 1), FINISH]);
});

test('[X24] [I4] and so it decides who completes the first row of the game', () => {
  const t = table({ missions: true }, twoSuch).lastRound();
  t.seat(0, { extensions: ['X24'], bag: 'fish', rows: ['2 fish'], missions: ['first-row'] });
  t.seat(1, { extensions: ['X23'], bag: 'ore', rows: ['2 ore'], missions: ['first-row'] });
  t.game.state.startingSeat = 1;
  t.endRound().play(1, store('ore', 1));
  t.play(0, store('fish', 1));
  expect([t.score(0).missions, t.score(1).missions]).toEqual([0, 3]);
});
