import { expect, test } from 'vitest';
import { CARD } from '../state/state.ts';
import { newTable, table } from '../testing/table.ts';

test('[T6] each round begins with the top event, before anything is drawn', () => {
  const t = newTable({ traveler: 'full' });
  const [top] = t.game.state.eventPile;
  expect([t.game.state.eventsRevealed, t.game.state.event]).toEqual([1, top]);
  t.endRound();
  expect([t.game.state.eventsRevealed, t.game.state.event]).toEqual([2, t.game.state.eventPile[1]]);
});

test('[T6] an event at once concerns each player, once', () => {
  const t = table({ traveler: 'full', players: 3 }).event('Q1');
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([2, 2, 2]);
});

test('[T6] in turn order, from the starting player on, each at most once', () => {
  const t = table({ traveler: 'full', players: 3 });
  t.game.state.startingSeat = 1;
  t.event('Q5');
  const asked: number[] = [];
  for (let k = 0; k < 3; k++) {
    const seat = [0, 1, 2].find((number) => t.legalTypes(number).includes('accept')) as number;
    asked.push(seat);
    t.play(seat, { type: 'accept' });
  }
  expect(asked).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => t.container(seat))).toEqual(['food', 'food', 'food']);
  expect(t.legalTypes(1)).toEqual(['draw']);
});

test('[T6] which events are for the whole round and which for the drawing', () => {
  const { events } = table().game.components;
  const when = (moment: string): string[] => events.filter((row) => row.when === moment).map((row) => row.id);
  expect(when('round')).toEqual(['Q3', 'Q4', 'Q6', 'Q9', 'Q13', 'Q14']);
  expect(when('drawing')).toEqual(['Q23', 'Q27']);
  expect(when('now')).toHaveLength(29);
});

test('[T6] an event for the round still works in phase 3, and no more in the next round', () => {
  const t = table({ traveler: 'full' }).strip(['X5', 'X6', 'X10']).event('Q3').turn(0);
  t.seat(0, { figure: 'market', coins: 1 });
  expect(t.offered(0, 'buyExtension')).toEqual([{ type: 'buyExtension', extension: 'X5' }]);
  t.game.state.eventCount = t.game.state.eventsRevealed; // no other event follows
  t.endRound().turn(0).strip(['X5']);
  expect(t.refused(0, { type: 'buyExtension', extension: 'X5' })).toMatchObject({
    figures: { needed: 2, own: 1 },
  });
});

test('[T6] an event in drawing asks only when all have drawn', () => {
  const t = table({ traveler: 'full' }).seat(0, { bag: '4 fish' }).event('Q27');
  t.play(0, { type: 'draw', count: 4 });
  expect(t.legal(0)).toEqual([]);
  t.play(1, { type: 'draw', count: 4 });
  expect(t.legalTypes(0)).toEqual(['decline', 'discard']);
});

test('[T7] the line puts one good from the supply on the neutral space', () => {
  const t = table({ traveler: 'full' }).event('Q1');
  expect(t.words(t.game.state.neutral)).toBe('food');
  expect(t.game.state.supply[0]).toBe(35);
});

test.each([
  ['Q1', 'food'],
  ['Q2', 'stone'],
  ['Q3', 'fish'],
  ['Q4', 'alpaca'],
  ['Q6', 'ore'],
  ['Q16', 'glass'],
  ['Q17', 'cloth'],
  ['Q18', 'ore'],
  ['Q19', 'cacao'],
  ['Q20', 'wood'],
  ['Q32', 'stone'],
  ['Q33', 'wood'],
  ['Q34', 'wool'],
  ['Q22', 'alpaca'],
])('[T7] %s brings %s', (event, good) => {
  const t = table({ traveler: 'full' }).event(event);
  expect(t.words(t.game.state.neutral)).toBe(good);
});

test('[T7] only after the effect of the event itself', () => {
  const t = table({ traveler: 'full' }).event('Q5');
  t.play(0, { type: 'accept' });
  expect(t.words(t.game.state.neutral)).toBe('');
  expect(t.play(1, { type: 'decline' })).toContainEqual({ type: 'neutralGoodAdded', good: 'wool' });
  expect(t.words(t.game.state.neutral)).toBe('wool');
});

test('[T7] so the last tile of its good goes to a player first', () => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 1 }).supply({ ore: 1, cacao: 1 }).event('Q19');
  t.play(0, { type: 'accept' });
  expect([t.container(0), t.words(t.game.state.neutral)]).toEqual(['ore', 'cacao']);
});

test('[T7] with none in the supply nothing is added', () => {
  const t = table({ traveler: 'full' }).supply({ glass: 0 }).event('Q16');
  expect(t.words(t.game.state.neutral)).toBe('');
  expect(t.game.state.supply.every((tiles) => tiles >= 0)).toBe(true);
});

test('[T7] goods gather on the neutral space round by round', () => {
  const t = table({ traveler: 'full' }).event('Q1').event('Q3').event('Q36');
  expect(t.words(t.game.state.neutral)).toBe('food fish');
});

test('[T7] [T3] Q15 turns stage II face up, for sale in the same round', () => {
  const t = table({ traveler: 'full' }).event('Q15').turn(0);
  t.seat(0, { figure: 'road', on: { strip: 'glass' } });
  expect(t.game.state.assetAt.every((place) => place === CARD.market)).toBe(true);
  t.play(0, { type: 'buyAsset', source: 'strip', good: 'glass', asset: 'curator' });
  expect(t.score(0).assets).toBe(2);
});

test('[T7] an event without a line adds nothing', () => {
  const t = table({ traveler: 'full' }).event('Q8');
  expect(t.words(t.game.state.neutral)).toBe('');
});
