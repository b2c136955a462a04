import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';

const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;

test('[T6] an event is resolved in turn order from the starting player on, each seat once', () => {
  const t = table({ players: 3, startingSeat: 1, traveler: 'full' });
  for (const seat of [0, 1, 2]) t.seat(seat, { coins: 3 });
  expect(t.reveal('Q12')).toEqual([
    { type: 'roundBegan', round: 1 },
    { type: 'eventRevealed', event: 'Q12' },
  ]);
  const asked = [1, 2, 0].map((seat) => {
    const now = t.asked();
    t.play(seat, accept);
    return now;
  });
  expect(asked).toEqual([[1], [2], [0]]);
  expect([0, 1, 2].map((seat) => t.legalTypes(seat))).toEqual([['draw'], ['draw'], ['draw']]);
  expect([0, 1, 2].map((seat) => t.container(seat))).toEqual(['stone', 'stone', 'stone']);
});

test('[T6] who is not asked yet cannot answer', () => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 1 }).seat(1, { coins: 1 }).event('Q12');
  expect(t.refused(1, accept)).toEqual({ rejected: 'notYourTurn', rule: 'R1', figures: { waitsFor: 0 } });
});

test('[T6] an answer that this event does not offer is refused', () => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 1 }).event('Q12');
  expect(t.refused(0, { type: 'pay', coins: 1 })).toEqual({
    rejected: 'notOfferedByEvent',
    rule: 'T6',
    figures: { event: 'Q12', move: 'pay' },
  });
  expect(t.refused(0, { type: 'draw', count: 4 })).toMatchObject({ rejected: 'notNow', rule: 'Q39' });
});

test('[T6] events that do something at once need no answer and come before the drawing', () => {
  const t = table({ players: 3, startingSeat: 2, traveler: 'eventsOnly' });
  expect(t.reveal('Q1').slice(1)).toEqual([
    { type: 'eventRevealed', event: 'Q1' },
    { type: 'coinsGained', seat: 2, coins: 2 },
    { type: 'coinsGained', seat: 0, coins: 2 },
    { type: 'coinsGained', seat: 1, coins: 2 },
  ]);
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test.each(['Q3', 'Q4', 'Q6', 'Q14'])('[T6] %s asks nobody and lasts until the round is over', (id) => {
  const t = table({ traveler: 'full' }).event(id);
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(t.game.components.events[t.game.state.event].id).toBe(id);
  expect(t.noEventsLeft().endRound().game.state.event).toBe(-1);
});

test.each(['Q23', 'Q27'])('[T6] [D6] %s waits until all have drawn, then goes in turn order', (id) => {
  const t = table({ players: 3, startingSeat: 2, traveler: 'full' });
  for (const seat of [0, 1, 2]) t.seat(seat, { bag: '4 wood' });
  expect(t.event(id).asked()).toEqual([0, 1, 2]);
  t.play(1, { type: 'draw', count: 4 });
  t.play(2, { type: 'draw', count: 4 });
  expect(t.asked()).toEqual([0]);
  t.play(0, { type: 'draw', count: 4 });
  for (const seat of [2, 0, 1]) {
    expect(t.asked()).toEqual([seat]);
    t.play(seat, decline);
  }
  expect(t.legalTypes(1)).toContain('place');
});

test.each([
  ['[Q1]', 'food'],
  ['[Q2]', 'stone'],
  ['[Q3]', 'fish'],
  ['[Q4]', 'alpaca'],
  ['[Q5]', 'wool'],
  ['[Q6]', 'ore'],
  ['[Q16]', 'glass'],
  ['[Q17]', 'cloth'],
  ['[Q18]', 'ore'],
  ['[Q19]', 'cacao'],
  ['[Q20]', 'wood'],
  ['[Q21]', 'silver'],
  ['[Q22]', 'alpaca'],
  ['[Q32]', 'stone'],
  ['[Q33]', 'wood'],
  ['[Q34]', 'wool'],
])('%s [T7] lays a %s on the neutral space, [T5] but not without the traveler', (rule, good) => {
  const full = table({ traveler: 'full' });
  const before = full.words(full.game.state.supply);
  full.event(rule.slice(1, -1)).allDecline();
  expect(full.words(full.game.state.neutral)).toBe(good);
  expect(full.words(full.game.state.supply)).not.toBe(before);
  expect(violations(full.game)).toEqual([]);
  const without = table({ traveler: 'eventsOnly' }).event(rule.slice(1, -1)).allDecline();
  expect(without.words(without.game.state.neutral)).toBe('');
  expect(without.words(without.game.state.supply)).toBe(before);
});

const withoutLine =
  '[Q7] [Q8] [Q9] [Q10] [Q11] [Q12] [Q13] [Q14] [Q15] [Q23] [Q24] [Q25] [Q26] [Q27] [Q28] [Q29] [Q30] [Q31] [Q35] [Q36] [Q37]';

test.each(withoutLine.split(' '))('%s [T7] lays nothing on the neutral space', (rule) => {
  const t = table({ traveler: 'full' }).event(rule.slice(1, -1)).allDecline();
  expect(t.words(t.game.state.neutral)).toBe('');
});

test('[T7] the traveler line comes after the last answer to the event', () => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 1 }).seat(1, { coins: 1 }).event('Q18');
  expect(t.play(0, accept)).not.toContainEqual({ type: 'neutralGoodAdded', good: 'ore' });
  expect(t.words(t.game.state.neutral)).toBe('');
  expect(t.play(1, accept).slice(-2)).toEqual([
    { type: 'gained', seat: 1, good: 'wool' },
    { type: 'neutralGoodAdded', good: 'ore' },
  ]);
});

test('[T7] a good that has run out is not added', () => {
  const t = table({ traveler: 'full' }).supply({ food: 0 });
  expect(t.reveal('Q1').map((told) => told.type)).not.toContain('neutralGoodAdded');
  expect(t.words(t.game.state.neutral)).toBe('');
});

test('[T7] goods pile up on the neutral space', () => {
  const t = table({ traveler: 'full' }).neutral('wool').event('Q34').allDecline();
  expect(t.words(t.game.state.neutral)).toBe('wool wool');
});

test('[Q15] [T7] each gains a coin and stage II is for sale at once', () => {
  const t = table({ traveler: 'full' })
    .traveler('mine')
    .seat(0, { figure: 'mine', on: { strip: 'silver' } });
  const buy = { type: 'buyAsset', source: 'strip', good: 'silver', asset: 'night-shift' } as const;
  expect(t.refused(0, buy)).toMatchObject({ rejected: 'faceDown', rule: 'T11' });
  expect(t.reveal('Q15').slice(2)).toEqual([
    { type: 'coinsGained', seat: 0, coins: 1 },
    { type: 'coinsGained', seat: 1, coins: 1 },
    { type: 'stageTwoRevealed' },
  ]);
  const assets = new Set(
    t
      .turn(0)
      .offered(0, 'buyAsset')
      .map((move) => move.asset),
  );
  expect(assets.size).toBe(21);
  t.play(0, buy);
  expect(t.words(t.game.state.seats[0].trading)).toBe('silver');
});

test('[Q15] assets already bought stay with their owners', () => {
  const t = table({ traveler: 'full' })
    .traveler('mine')
    .seat(0, { figure: 'mine', on: { strip: 'silver' } });
  t.seat(1, { assets: ['broker'] })
    .event('Q15')
    .turn(0);
  expect(t.refused(0, { type: 'buyAsset', source: 'strip', good: 'silver', asset: 'broker' })).toMatchObject({
    rejected: 'cardGone',
    rule: 'T11',
  });
  expect(violations(t.game)).toEqual([]);
});

test('[Q15] [T5] without the traveler it is only the coin', () => {
  const t = table({ traveler: 'eventsOnly' });
  expect(t.reveal('Q15').slice(2)).toEqual([
    { type: 'coinsGained', seat: 0, coins: 1 },
    { type: 'coinsGained', seat: 1, coins: 1 },
  ]);
  expect(t.game.state.stageTwo).toBe(0);
});

test('[Q39] who cannot use an event is skipped', () => {
  const t = table({ players: 3, traveler: 'full' }).seat(1, { coins: 1 }).event('Q11');
  expect(t.asked()).toEqual([1]);
  t.play(1, decline);
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[Q39] an event that nobody can use leads straight to the drawing, its line included', () => {
  const t = table({ traveler: 'full' });
  expect(t.reveal('Q19').at(-1)).toEqual({ type: 'neutralGoodAdded', good: 'cacao' });
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[Q39] a coin that lies on a card or movement space cannot be paid', () => {
  const t = table({ traveler: 'full' })
    .seat(0, { extensions: ['X17'], on: { 'movement:1': 'coin' } })
    .seat(1, { role: 'trader', on: { role: 'coin' } });
  expect(t.event('Q11').legalTypes(0)).toEqual(['draw', 'takeBack']);
});

test('[Q40] with an empty pile a round has no event, and the last one is no longer in force', () => {
  const t = table({ traveler: 'full' }).event('Q3').noEventsLeft().endRound();
  expect(t.game.state.round).toBe(2);
  expect(t.game.state.event).toBe(-1);
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(t.words(t.game.state.neutral)).toBe('fish');
});
