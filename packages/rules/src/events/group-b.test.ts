import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { type Table, table } from '../testing/table.ts';

const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const full = { traveler: 'full' } as const;

function strip(t: Table): (string | null)[] {
  return t.game.state.strip.map((tile) => t.game.components.extensions[tile]?.id ?? null);
}

function limits(t: Table): number[] {
  return t.game.state.seats.map((seat) => seat.limit);
}

test('[Q7] one extension leaves from the bottom, the others move down, the top is refilled', () => {
  const t = table({ ...full, players: 3 }).strip(['X4', 'X1', 'X6', 'X5', 'X7']);
  const next = t.game.components.extensions[t.game.state.pile[t.game.state.pileLeft - 1]].id;
  expect(t.reveal('Q7').slice(2)).toEqual([
    { type: 'extensionRemoved', extension: 'X4' },
    { type: 'extensionRevealed', extension: next, space: 4 },
  ]);
  expect(strip(t)).toEqual(['X1', 'X6', 'X5', 'X7', next]);
});

test('[Q7] is no purchase: if nobody buys, N4 takes another one', () => {
  const t = table(full).strip(['X4', 'X1', 'X6', 'X5', 'X7']).event('Q7').noEventsLeft().endRound();
  expect(strip(t).slice(0, 3)).toEqual(['X6', 'X5', 'X7']);
});

test('[G13] [Q7] with an empty pile the card leaves, the top stays empty and the end is triggered', () => {
  const t = table(full).strip(['X4', 'X1', 'X6', 'X5', 'X7']).noPileLeft();
  expect(t.reveal('Q7').slice(2)).toEqual([
    { type: 'extensionRemoved', extension: 'X4' },
    { type: 'endTriggered', cause: 'strip', lastRound: 2 },
  ]);
  expect(strip(t)).toEqual(['X1', 'X6', 'X5', 'X7', null]);
});

test('[Q8] each with no coins gains a point', () => {
  const t = table({ ...full, players: 3 }).seat(1, { coins: 1 });
  expect(t.reveal('Q8').slice(2)).toEqual([
    { type: 'pointsGained', seat: 0, points: 1 },
    { type: 'pointsGained', seat: 2, points: 1 },
  ]);
  expect(t.score(2).points).toBe(1);
  expect(table(full, otherPack).event('Q8').game.state.seats[0].points).toBe(3);
});

test('[Q8] [V8] coins on cards and movement spaces are coins', () => {
  const t = table({ ...full, players: 4 })
    .seat(0, { extensions: ['X17'], on: { 'movement:2': 'coin' } })
    .seat(1, { role: 'trader', on: { role: 'coin' } })
    .seat(2, { assets: ['courier'], on: { 'asset:courier': 'coin' } });
  expect(t.event('Q8').game.state.seats.map((seat) => seat.points)).toEqual([0, 0, 0, 1]);
});

test.each(['[Q9]', '[Q13]'])('%s each may use one more planning space in this round', (rule) => {
  const t = table(full).seat(0, { bag: '9 wood' }).seat(1, { bag: '9 stone' }).event(rule.slice(1, -1));
  expect(t.play(0, accept)).toContainEqual({ type: 'planningChanged', seat: 0, spaces: 1 });
  t.play(1, decline);
  expect([t.offered(0, 'draw'), t.offered(1, 'draw')]).toEqual([
    [{ type: 'draw', count: 5 }],
    [{ type: 'draw', count: 4 }],
  ]);
  expect(limits(t.noEventsLeft().endRound())).toEqual([4, 4]);
});

test.each(['[Q9]', '[Q13]'])('%s never more than eight planning spaces', (rule) => {
  const t = table(full)
    .seat(0, { road: 7 })
    .seat(1, { road: 5, assets: ['night-shift'] });
  expect(t.event(rule.slice(1, -1)).legalTypes(0)).toEqual(['draw']);
  expect(limits(t)).toEqual([8, 8]);
});

test('[Q9] spaces and cap come from the pack', () => {
  const t = table(full, otherPack).seat(0, { road: 6 }).event('Q9');
  t.play(0, accept);
  t.play(1, accept);
  expect(limits(t)).toEqual([7, 5]);
});

test.each(['[Q9]', '[Q13]'])('[G20] %s is decided in turn order before anything is drawn', (rule) => {
  const t = table({ ...full, startingSeat: 1 }).event(rule.slice(1, -1));
  expect([t.asked(), t.legal(1)]).toEqual([[1], [accept, decline]]);
  t.play(1, accept);
  expect(t.asked()).toEqual([0]);
});

test('[G20] a tile left on the extra space stays, and nothing is drawn or taken back', () => {
  const t = table(full)
    .seat(0, { bag: '9 wood', on: { road: 'stone' } })
    .event('Q9');
  t.play(0, accept);
  t.play(1, decline);
  t.allDraw().noEventsLeft().endRound();
  expect(t.planned(0)).toBe('wood wood wood wood wood');
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 0 }]);
  expect(t.refused(0, { type: 'takeBack', site: 'road', thing: 'stone' })).toMatchObject({
    rejected: 'planningFull',
    rule: 'D2',
  });
  t.play(0, { type: 'draw', count: 0 });
  expect([t.planned(0), t.bag(0)]).toEqual(['wood wood wood wood wood', 'wood wood wood wood']);
});

test('[Q10] each may advance on the road; a planning space counts in this round', () => {
  const t = table(full).event('Q10');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toContainEqual({ type: 'roadBuilt', seat: 0, step: 1 });
  t.play(1, decline);
  expect(t.game.state.seats.map((seat) => seat.road)).toEqual([1, 0]);
  expect(limits(t)).toEqual([5, 4]);
});

test('[Q10] a corn gained is stored before the next seat is asked', () => {
  const t = table(full)
    .seat(0, { road: 1, rows: ['fish'] })
    .event('Q10');
  t.play(0, accept);
  expect([t.asked(), t.legal(0)]).toEqual([
    [0],
    [
      { type: 'storeCorn', row: 1 },
      { type: 'storeCorn', row: 2 },
    ],
  ]);
  t.play(0, { type: 'storeCorn', row: 1 });
  expect([t.rows(0), t.asked()]).toEqual([['fish corn'], [1]]);
  expect(violations(t.game)).toEqual([]);
});

test.each(['full', 'eventsOnly'] as const)(
  '[Q10] [T17] or delivered, wherever the figure is (%s)',
  (traveler) => {
    const t = table({ traveler }).seat(0, { road: 1, figure: 'mine', order: 'wood-stone-corn-corn' });
    t.event('Q10').play(0, accept);
    expect(t.legalTypes(0)).toEqual(['deliverCorn', 'storeCorn']);
    expect(t.play(0, { type: 'deliverCorn' })).toContainEqual({
      type: 'delivered',
      seat: 0,
      good: 'corn',
      order: 'wood-stone-corn-corn',
    });
    expect([t.rows(0), t.asked()]).toEqual([[], [1]]);
  },
);

test('[Q10] [T17] a corn that completes the order earns another one', () => {
  const t = table(full).seat(0, { road: 1, order: 'fish-ore-cacao-corn', delivered: 'fish ore cacao' });
  t.event('Q10').play(0, accept);
  expect(t.play(0, { type: 'deliverCorn' })).toContainEqual({
    type: 'orderFulfilled',
    seat: 0,
    order: 'fish-ore-cacao-corn',
  });
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 1 }]);
  t.play(0, { type: 'storeCorn', row: 1 });
  expect([t.rows(0), t.score(0).orders, t.game.state.supply[1]]).toEqual([['corn'], 12, 10]);
});

test('[G14] [Q10] at the last space of the road nobody is asked', () => {
  const t = table(full).seat(0, { road: 8 }).seat(1, { road: 7 });
  expect(t.event('Q10').asked()).toEqual([1]);
});

test('[G14] [Q10] with no corn left the marker still moves', () => {
  const t = table(full).supply({ corn: 0 }).seat(0, { road: 1 }).event('Q10');
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'roadBuilt', seat: 0, step: 2 },
    { type: 'ranOut', seat: 0, good: 'corn' },
  ]);
  expect([t.game.state.seats[0].road, t.rows(0), t.asked()]).toEqual([2, [], [1]]);
});

test('[G14] [Q10] the corn cannot wait on X25', () => {
  const t = table(full)
    .seat(0, { road: 1, extensions: ['X25'] })
    .event('Q10');
  t.play(0, accept);
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 1 }]);
  expect(t.refused(0, { type: 'holdCorn', extension: 'X25' })).toEqual({
    rejected: 'holdOnlyInActions',
    rule: 'X25',
    figures: { extension: 'X25' },
  });
});

/** All ten rows, complete. */
const allRows = '3 wood,3 stone,3 ore,3 silver,3 cloth,4 wool,4 alpaca,4 fish,4 glass,4 cacao'.split(',');

test('[Q10] [W8] [G14] with a full warehouse the corn stays on the road, X25 or not', () => {
  const t = table(full)
    .seat(0, { road: 1, rows: allRows, extensions: ['X25'] })
    .event('Q10');
  expect(t.play(0, accept)).toContainEqual({ type: 'cornLeft', seat: 0 });
  expect([t.game.state.seats[0].road, t.game.state.supply[1], t.asked()]).toEqual([2, 12, [1]]);
});

test('[Q10] [T17] with a full warehouse it can still be delivered', () => {
  const t = table(full).seat(0, { road: 1, rows: allRows, order: 'wood-stone-corn-corn' }).event('Q10');
  t.play(0, accept);
  expect(t.legal(0)).toEqual([{ type: 'deliverCorn' }]);
});

test('[G14] [Q10] assets that pay for road building do not pay', () => {
  const t = table(full)
    .seat(0, { assets: ['road-crew'] })
    .event('Q10');
  t.play(0, accept);
  expect([t.game.state.seats[0].road, t.game.state.seats[0].coins]).toEqual([1, 0]);
});

test('[Q10] what the steps give comes from the pack', () => {
  const t = table(full, otherPack).seat(1, { road: 1 }).event('Q10');
  t.play(0, accept, { type: 'storeCorn', row: 1 });
  t.play(1, accept);
  expect([t.rows(0), limits(t)]).toEqual([['corn'], [3, 4]]);
});
