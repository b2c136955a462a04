import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

const full = { traveler: 'full' } as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const finish = { type: 'finish' } as const;

function store(good: Good, row: number) {
  return { type: 'store', source: 'hand', good, row, by: 'village' } as const;
}

test('[Q24] each may draw three tiles and store them in started rows; the rest goes back into the bag', () => {
  const t = table(full)
    .seat(0, { bag: '3 wood', rows: ['wood'] })
    .event('Q24');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'drew', seat: 0, good: 'wood' },
    { type: 'drew', seat: 0, good: 'wood' },
    { type: 'drew', seat: 0, good: 'wood' },
  ]);
  expect(t.legal(0)).toEqual([store('wood', 1), finish]);
  t.play(0, store('wood', 1), store('wood', 1));
  expect(t.legal(0)).toEqual([finish]);
  expect(t.play(0, finish)[0]).toEqual({ type: 'returnedToBag', seat: 0, good: 'wood' });
  expect([t.rows(0), t.bag(0), t.container(0)]).toEqual([['wood wood wood'], 'wood', '']);
  expect(violations(t.game)).toEqual([]);
});

test('[Q24] tiles of several kinds, each to its row', () => {
  const t = table(full)
    .seat(0, { bag: 'food wood ore', rows: ['wood', 'ore'] })
    .event('Q24');
  t.play(0, accept);
  expect(t.legal(0)).toEqual([store('wood', 1), store('ore', 2), finish]);
  t.play(0, store('ore', 2), store('wood', 1), finish);
  expect([t.rows(0), t.bag(0)]).toEqual([['wood wood', 'ore ore'], 'food']);
});

test('[Q24] some or none may be stored', () => {
  const t = table(full)
    .seat(0, { bag: '3 wood', rows: ['wood'] })
    .seat(1, { bag: '3 ore', rows: ['ore'] });
  t.event('Q24').play(0, accept, store('wood', 1), finish);
  t.play(1, accept, finish);
  expect([t.rows(0), t.bag(0)]).toEqual([['wood wood'], 'wood wood']);
  expect([t.rows(1), t.bag(1)]).toEqual([['ore'], 'ore ore ore']);
});

test('[Q24] nothing more is asked once all are stored', () => {
  const t = table(full)
    .seat(0, { bag: '2 wood', rows: ['wood'] })
    .event('Q24');
  t.play(0, accept, store('wood', 1), store('wood', 1));
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[Q24] no row is started', () => {
  const t = table(full)
    .seat(0, { bag: '3 wood', rows: ['ore', '3 wood'] })
    .event('Q24');
  t.play(0, accept);
  expect(t.legal(0)).toEqual([finish]);
  expect(t.refused(0, store('wood', 3))).toEqual({
    rejected: 'startedRowsOnly',
    rule: 'Q24',
    figures: { good: 'wood', row: 3 },
  });
  expect(t.refused(0, store('wood', 1))).toMatchObject({ rejected: 'rowOfAnother', rule: 'W2' });
});

test('[Q24] food is never stored, nor what was not drawn', () => {
  const t = table(full)
    .seat(0, { bag: '3 food', container: 'ore', rows: ['ore'] })
    .event('Q24');
  t.play(0, accept);
  expect(t.refused(0, store('food', 1))).toMatchObject({ rejected: 'foodNeverStored', rule: 'W7' });
  expect(t.refused(0, store('ore', 1))).toMatchObject({ rejected: 'notDrawn', rule: 'Q24' });
});

test('[Q24] declining draws nothing', () => {
  const t = table(full).seat(0, { bag: 'wood', container: 'ore' }).event('Q24');
  expect(t.play(0, decline)[0]).toEqual({ type: 'offerDeclined', seat: 0 });
  expect([t.bag(0), t.container(0)]).toEqual(['wood', 'ore']);
});

test('[Q24] [D4] an empty bag is refilled from the container while tiles are still to be drawn', () => {
  const t = table(full)
    .seat(0, { bag: 'wood', container: '4 ore', rows: ['ore'] })
    .event('Q24');
  expect(
    t
      .play(0, accept)
      .slice(1)
      .map((told) => ('good' in told ? told.good : told.type)),
  ).toEqual(['wood', 'bagRefilled', 'ore', 'ore']);
  t.play(0, store('ore', 1), finish);
  expect([t.bag(0), t.container(0), t.rows(0)]).toEqual(['wood ore ore ore', '', ['ore ore']]);
});

test('[Q24] [D4] with three in the bag the container stays', () => {
  const t = table(full).seat(0, { bag: '3 wood', container: 'ore' }).event('Q24');
  t.play(0, accept, finish);
  expect(t.container(0)).toBe('ore');
});

test('[Q24] [Q39] fewer tiles are all drawn; who has none is skipped', () => {
  const t = table({ ...full, players: 3 })
    .seat(1, { container: '2 wood' })
    .seat(2, { planning: 'ore' });
  expect(t.event('Q24').asked()).toEqual([1]);
  expect(t.play(1, accept).filter((told) => told.type === 'drew')).toHaveLength(2);
});

test('[Q24] [G17] of two open rows of one good either may be chosen', () => {
  const t = table(full).seat(0, { bag: '3 fish', rows: ['2 fish corn', 'fish', 'silver'] });
  t.event('Q22').play(0, { type: 'moveCorn', from: 1, to: 3 });
  t.event('Q24').play(0, accept);
  expect(t.offered(0, 'store')).toEqual([store('fish', 1), store('fish', 2)]);
});

test('[Q24] completing a row counts for missions and assets', () => {
  const t = table({ ...full, missions: true });
  t.seat(0, { bag: 'wood', rows: ['2 wood'], missions: ['first-row'], assets: ['rack-builder'] });
  t.event('Q24').play(0, accept, store('wood', 1));
  expect([t.score(0).missions, t.score(0).points]).toEqual([3, 2]);
});

test('[Q24] how many are drawn comes from the pack', () => {
  const t = table(full, otherPack).seat(0, { bag: '5 wood' }).event('Q24');
  expect(t.play(0, accept).filter((told) => told.type === 'drew')).toHaveLength(2);
});

test('[Q27] each may put a good from a planning space into the container for two coins', () => {
  const t = table(full).inForce('Q27').seat(0, { planning: 'food 3 wood', bag: '3 ore' });
  t.drawing().allDraw();
  expect(t.legal(0)).toEqual([{ type: 'discard', good: 'food' }, { type: 'discard', good: 'wood' }, decline]);
  expect(t.play(0, { type: 'discard', good: 'wood' })).toEqual([
    { type: 'discarded', seat: 0, good: 'wood', source: 'planning' },
    { type: 'coinsGained', seat: 0, coins: 2 },
  ]);
  expect([t.container(0), t.game.state.seats[0].coins]).toEqual(['wood', 2]);
  expect(t.legalTypes(0)).toContain('place');
});

test('[Q27] only what lies on a planning space, once, or not at all', () => {
  const t = table(full)
    .inForce('Q27')
    .seat(0, { planning: '4 wood', bag: 'ore' })
    .seat(1, { planning: '4 fish' });
  t.drawing().allDraw();
  expect(t.refused(0, { type: 'discard', good: 'ore' })).toMatchObject({
    rejected: 'notPlanned',
    rule: 'Q27',
    figures: { thing: 'ore' },
  });
  t.play(0, { type: 'discard', good: 'wood' });
  expect(t.asked()).toEqual([1]);
  t.play(1, decline);
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([2, 0]);
});

test('[G33] [Q27] no replacement is drawn, and the coins may be placed in this planning', () => {
  const t = table(full).inForce('Q27').seat(0, { planning: '4 wood', bag: '3 ore', role: 'trader' });
  t.drawing().allDraw().play(0, { type: 'discard', good: 'wood' });
  expect([t.planned(0), t.bag(0)]).toEqual(['wood wood wood', 'ore ore ore']);
  t.play(0, { type: 'place', site: 'role', thing: 'coin' });
  expect([t.on(0, 'role'), t.game.state.seats[0].coins]).toEqual(['coin', 1]);
});

test('[Q27] [D6] comes after X18; [Q39] who has no tile there is skipped', () => {
  const t = table(full)
    .inForce('Q27')
    .seat(1, { planning: '4 wood', extensions: ['X18'] });
  t.drawing().allDraw();
  expect(t.offered(1, 'discard')).toEqual([{ type: 'discard', good: 'wood' }]);
  t.play(1, decline);
  t.play(1, { type: 'discard', good: 'wood' });
  expect([t.game.state.seats[1].coins, t.planned(1)]).toEqual([2, 'wood wood wood']);
});

test('[Q27] the coins come from the pack', () => {
  const t = table(full, otherPack).inForce('Q27').seat(0, { planning: '3 wood' });
  t.drawing().allDraw().play(0, { type: 'discard', good: 'wood' });
  expect(t.game.state.seats[0].coins).toBe(3);
});

test('[Q34] each may empty the whole container into the bag', () => {
  const t = table({ ...full, players: 3 }).seat(0, { bag: 'wood', container: '2 ore food' });
  t.seat(1, { bag: 'wood' }).seat(2, { container: 'fish' }).event('Q34');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'bagRefilled', seat: 0 },
  ]);
  expect([t.bag(0), t.container(0), t.asked()]).toEqual(['food wood ore ore', '', [2]]);
  t.play(2, decline);
  expect([t.bag(2), t.container(2)]).toEqual(['', 'fish']);
});
