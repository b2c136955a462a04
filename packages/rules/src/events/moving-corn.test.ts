import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';

const full = { traveler: 'full' } as const;
const withMissions = { ...full, missions: true };

function moveCorn(from: number, to: number) {
  return { type: 'moveCorn', from, to } as const;
}

function storeFish(row: number) {
  return { type: 'store', source: 'village', good: 'fish', row, by: 'village' } as const;
}

test('[Q22] each may move one corn to a free space of another started row', () => {
  const t = table(full)
    .seat(0, { rows: ['fish corn', 'silver'] })
    .event('Q22');
  expect(t.legal(0)).toEqual([moveCorn(1, 2), { type: 'decline' }]);
  expect(t.play(0, moveCorn(1, 2))[0]).toEqual({ type: 'cornMoved', seat: 0, from: 1, to: 2 });
  expect(t.rows(0)).toEqual(['fish', 'silver corn']);
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(violations(t.game)).toEqual([]);
});

test('[Q22] out of a corn row, [W6] notwithstanding', () => {
  const t = table(full)
    .seat(0, { rows: ['2 corn', 'silver'] })
    .event('Q22');
  t.play(0, moveCorn(1, 2));
  expect(t.rows(0)).toEqual(['corn', 'silver corn']);
});

test('[Q22] from good to good while a corn row is open, [W6] notwithstanding', () => {
  const t = table(full)
    .seat(0, { rows: ['corn', 'fish corn', 'silver'] })
    .event('Q22');
  expect(t.offered(0, 'moveCorn')).toEqual([moveCorn(2, 1), moveCorn(2, 3)]);
  t.play(0, moveCorn(2, 3));
  expect(t.rows(0)).toEqual(['corn', 'fish', 'silver corn']);
});

test('[Q22] into a corn row', () => {
  const t = table(full)
    .seat(0, { rows: ['corn', 'fish corn'] })
    .event('Q22');
  t.play(0, moveCorn(2, 1));
  expect(t.rows(0)).toEqual(['corn corn', 'fish']);
});

test('[Q22] never to an unstarted row', () => {
  const t = table(full)
    .seat(0, { rows: ['fish corn', 'silver'] })
    .event('Q22');
  expect(t.refused(0, moveCorn(1, 3))).toEqual({
    rejected: 'rowNotOpen',
    rule: 'Q22',
    figures: { from: 1, to: 3 },
  });
});

test('[Q22] never to a full row, nor within a row', () => {
  const t = table(full)
    .seat(0, { rows: ['fish corn', 'silver', '3 wood'] })
    .event('Q22');
  expect(t.refused(0, moveCorn(1, 3))).toMatchObject({ rejected: 'rowNotOpen', rule: 'Q22' });
  expect(t.refused(0, moveCorn(1, 1))).toMatchObject({ rejected: 'sameRow', rule: 'Q22' });
});

test('[Q22] never the last tile of a row', () => {
  const t = table(full)
    .seat(0, { rows: ['corn', 'fish corn', 'silver'] })
    .event('Q22');
  expect(t.refused(0, moveCorn(1, 3))).toEqual({
    rejected: 'lastTile',
    rule: 'Q22',
    figures: { from: 1, to: 3 },
  });
});

test('[Q22] only corn moves', () => {
  const t = table(full)
    .seat(0, { rows: ['2 fish', 'silver', 'wood corn'] })
    .event('Q22');
  expect(t.refused(0, moveCorn(1, 2))).toEqual({
    rejected: 'noCornThere',
    rule: 'Q22',
    figures: { from: 1, to: 2 },
  });
});

test('[Q22] [Q39] asked in turn order; who has no corn to move or no row to move it to is skipped', () => {
  const t = table({ ...full, players: 5, startingSeat: 3 })
    .seat(0, { rows: ['fish corn', 'wood'] })
    .seat(1, { rows: ['corn', 'fish'] })
    .seat(2, { rows: ['2 fish corn', '3 wood'] })
    .seat(3, { rows: ['2 corn', 'silver'] });
  expect(t.event('Q22').asked()).toEqual([3]);
  t.play(3, { type: 'decline' });
  expect([t.asked(), t.rows(3)]).toEqual([[0], ['corn corn', 'silver']]);
  t.play(0, moveCorn(1, 2));
  expect(t.legalTypes(1)).toEqual(['draw']);
});

test('[Q22] a corn waiting on X25 is not in the warehouse', () => {
  const t = table(full).seat(0, {
    extensions: ['X25'],
    rows: ['fish', 'wood'],
    on: { 'extension:X25': 'corn' },
  });
  expect(t.event('Q22').legalTypes(0)).toEqual(['draw']);
});

test('[G17] [Q22] a completed row is reopened, its tiles close up and it no longer scores', () => {
  const t = table(full).seat(0, {
    rows: ['2 fish corn', 'silver'],
    figure: 'village',
    on: { village: 'fish' },
  });
  expect(t.score(0).rows).toBe(2);
  t.event('Q22').play(0, moveCorn(1, 2));
  expect([t.rows(0), t.score(0).rows]).toEqual([['fish fish', 'silver corn'], 0]);
  expect(t.turn(0).offered(0, 'store')).toEqual([storeFish(1)]);
  t.play(0, storeFish(1));
  expect(t.score(0).rows).toBe(2);
});

test('[G17] [Q22] of two open rows of one good the next tile goes to either, no new row until both are full', () => {
  const t = table(full).seat(0, {
    rows: ['2 fish corn', '2 fish', 'silver'],
    figure: 'village',
    on: { village: '3 fish' },
  });
  t.event('Q22').play(0, moveCorn(1, 3));
  expect(t.turn(0).offered(0, 'store')).toEqual([storeFish(1), storeFish(2)]);
  t.play(0, storeFish(2));
  expect(t.refused(0, storeFish(4))).toMatchObject({ rejected: 'rowOpen', rule: 'W3' });
  t.play(0, storeFish(1), storeFish(4));
  expect(t.rows(0)).toEqual(['fish fish fish', 'fish fish fish', 'silver corn', 'fish']);
});

test('[G17] [Q22] of two open corn rows the next corn goes to either, and nowhere else', () => {
  const t = table(full).seat(0, { road: 1, rows: ['3 corn', 'corn', 'silver'] });
  t.event('Q22').play(0, moveCorn(1, 3));
  t.event('Q10').play(0, { type: 'accept' });
  expect(t.legal(0)).toEqual([
    { type: 'storeCorn', row: 1 },
    { type: 'storeCorn', row: 2 },
  ]);
});

test('[G18] [Q22] completing a row counts for missions', () => {
  const t = table(withMissions).seat(0, { rows: ['3 wood', '3 ore', '2 fish', 'silver corn'] });
  t.seat(0, { missions: ['three-rows', 'first-fish-row'] });
  const told = t.event('Q22').play(0, moveCorn(4, 3));
  expect(told).toContainEqual({ type: 'rowCompleted', seat: 0, row: 3 });
  expect(told).toContainEqual({ type: 'missionFulfilled', seat: 0, mission: 'three-rows' });
  expect(told).toContainEqual({ type: 'missionFulfilled', seat: 0, mission: 'first-fish-row' });
  expect(t.score(0).missions).toBe(8);
});

test('[G18] [Q22] the first completed row of all may be one completed so', () => {
  const t = table(withMissions)
    .seat(0, { rows: ['2 fish', 'silver corn'], missions: ['first-row', 'first-fish-row'] })
    .seat(1, { rows: ['2 fish', 'ore corn'], missions: ['first-row', 'first-fish-row'] });
  t.event('Q22').play(0, moveCorn(2, 1));
  expect(t.play(1, moveCorn(2, 1)).map((told) => told.type)).not.toContain('missionFulfilled');
  expect([t.score(0).missions, t.score(1).missions]).toEqual([7, 0]);
});

test('[G18] [Q22] a fulfilled mission stays so when its row is reopened', () => {
  const t = table(withMissions)
    .seat(0, { rows: ['2 fish', 'silver corn', 'wood'], missions: ['first-row'] })
    .event('Q22');
  t.play(0, moveCorn(2, 1));
  t.event('Q22').play(0, moveCorn(1, 3));
  expect([t.rows(0), t.score(0).missions]).toEqual([['fish fish', 'silver', 'wood corn'], 3]);
});

test('[G18] [Q22] completing a row pays an asset, each row only once', () => {
  const t = table(full).seat(0, { rows: ['2 fish', 'silver corn', 'wood'], assets: ['rack-builder'] });
  expect(t.event('Q22').play(0, moveCorn(2, 1))).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  t.event('Q22').play(0, moveCorn(1, 2));
  expect(t.event('Q22').play(0, moveCorn(2, 1))).toContainEqual({ type: 'rowCompleted', seat: 0, row: 1 });
  expect(t.game.state.seats[0].points).toBe(2);
});

test('[G18] [Q22] nor does a row pay again that was first completed by storing', () => {
  const t = table(full).seat(0, {
    rows: ['fish corn', 'silver', '2 wood'],
    assets: ['rack-builder'],
    figure: 'village',
    on: { village: 'fish' },
  });
  t.play(0, storeFish(1));
  t.event('Q22').play(0, moveCorn(1, 3));
  expect(t.game.state.seats[0].points).toBe(4);
  t.event('Q22').play(0, moveCorn(3, 1));
  expect(t.game.state.seats[0].points).toBe(4);
});

test('[G18] [Q22] a row completed before the asset was bought has not paid yet', () => {
  const t = table(full).seat(0, { rows: ['2 fish corn', 'silver'], assets: ['rack-builder'] });
  t.event('Q22').play(0, moveCorn(1, 2));
  t.event('Q22').play(0, moveCorn(2, 1));
  expect(t.game.state.seats[0].points).toBe(2);
});

test('[Q22] [G18] with rows of other lengths and another reward', () => {
  const t = table(full, otherPack).seat(0, { rows: ['fish', '3 silver corn'], assets: ['rack-builder'] });
  expect(t.event('Q22').play(0, moveCorn(2, 1))).toContainEqual({ type: 'pointsGained', seat: 0, points: 1 });
  expect([t.rows(0), t.score(0).rows]).toEqual([['fish corn', 'silver silver silver'], 1]);
});
