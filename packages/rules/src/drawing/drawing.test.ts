import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[D3] drawing fills every free unlocked space', () => {
  const t = table().seat(0, { planning: 'ore', bag: '9 food' }).drawing();
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 3 }]);
  for (const count of [0, 1, 2, 4])
    expect(t.refused(0, { type: 'draw', count })).toMatchObject({ rejected: 'wrongDraw', rule: 'D3' });
  t.play(0, { type: 'draw', count: 3 });
  expect([t.planned(0), t.bag(0)]).toEqual(['food food food ore', 'food food food food food food']);
});

test('[D3] with the option upTo one may draw fewer, once', () => {
  const t = table({ drawing: 'upTo' }).seat(0, { bag: '9 food' }).drawing();
  expect(t.offered(0, 'draw').map((move) => move.count)).toEqual([0, 1, 2, 3, 4]);
  t.play(0, { type: 'draw', count: 2 });
  expect(t.planned(0)).toBe('food food');
  expect(t.legal(0)).toEqual([]);
});

test('[D3] tiles are drawn at random: each in the bag may come first, the more of a kind the more often', () => {
  const first = Array.from({ length: 200 }, (_, seed) => {
    const t = table({}, steadyPack, `s${seed}`).seat(0, { bag: '3 food wood', planning: '3 ore' }).drawing();
    const [drawn] = t.play(0, { type: 'draw', count: 1 });
    return drawn.type === 'drew' ? drawn.good : null;
  });
  const food = first.filter((good) => good === 'food').length;
  expect(first.filter((good) => good === 'wood')).toHaveLength(200 - food);
  expect(food).toBeGreaterThan(125);
  expect(food).toBeLessThan(175);
});

test('[D3] everyone draws from the own bag', () => {
  const t = table().seat(0, { bag: '4 wood' }).seat(1, { bag: '4 fish' }).drawing();
  t.play(1, { type: 'draw', count: 4 });
  t.play(0, { type: 'draw', count: 4 });
  expect([t.planned(0), t.planned(1)]).toEqual(['wood wood wood wood', 'fish fish fish fish']);
});

test('[D4] when the bag is empty the container is emptied into it, and drawing goes on', () => {
  const t = table().seat(0, { bag: 'wood', container: '5 ore' }).drawing();
  const events = t.play(0, { type: 'draw', count: 4 });
  expect(events.map((event) => event.type)).toEqual(['drew', 'bagRefilled', 'drew', 'drew', 'drew']);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['wood ore ore ore', 'ore ore', '']);
});

test('[D4] the container is not emptied while the bag still has enough', () => {
  const t = table().seat(0, { bag: '4 wood', container: '5 ore' }).drawing();
  expect(t.play(0, { type: 'draw', count: 4 }).map((event) => event.type)).not.toContain('bagRefilled');
  expect([t.planned(0), t.bag(0)]).toEqual(['wood wood wood wood', '']);
  expect(t.container(0)).toBe('ore ore ore ore ore');
});

test('[D4] if both are empty, spaces stay empty', () => {
  const t = table().seat(0, { bag: 'wood', container: 'ore' }).drawing();
  t.play(0, { type: 'draw', count: 4 });
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['wood ore', '', '']);
  const none = table().drawing();
  expect(none.play(0, { type: 'draw', count: 4 })).toEqual([]);
  expect(none.planned(0)).toBe('');
});

test('[D4] tiles used and gained in a round wait in the container until then', () => {
  const t = table().seat(0, { figure: 'forest', bag: '5 glass', on: { forest: '2 food' } });
  t.play(0, { type: 'produce', action: 'forest-wood', gain: 'wood', extras: [] });
  t.endRound();
  expect(t.container(0)).toBe('food food wood');
  t.play(0, { type: 'draw', count: 4 });
  expect([t.container(0), t.bag(0)]).toEqual(['food food wood', 'glass']);
});

test('[D6] all take back and draw at once, in any order', () => {
  const t = table({ players: 3 })
    .seat(1, { on: { farm: 'food' } })
    .drawing();
  expect(t.asked()).toEqual([0, 1, 2]);
  t.play(2, { type: 'draw', count: 4 });
  t.play(1, { type: 'takeBack', site: 'farm', thing: 'food' });
  t.play(0, { type: 'draw', count: 4 });
  expect(t.asked()).toEqual([1]);
  t.play(1, { type: 'draw', count: 3 });
  expect(t.legalTypes(1)).toEqual(['place']);
});

test('[D6] X18 comes after the own drawing, while others still draw', () => {
  const t = table()
    .seat(0, { bag: '4 food', container: 'ore', extensions: ['X18'] })
    .drawing();
  expect(t.legalTypes(0)).toEqual(['draw']);
  t.play(0, { type: 'draw', count: 4 });
  expect(t.legalTypes(0)).toEqual(['decline', 'discard']);
  expect(t.legalTypes(1)).toEqual(['draw']);
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'ore' });
  expect(t.asked()).toEqual([1]);
});

test.each(['Q23', 'Q27'])('[D6] %s waits until everyone has drawn and used X18, then goes round', (event) => {
  const t = table({ traveler: 'eventsOnly', players: 3, startingSeat: 1 })
    .seat(0, { bag: '5 wood' })
    .seat(1, { bag: '5 wood' })
    .seat(2, { bag: '5 stone', extensions: ['X18'] })
    .event(event);
  for (const seat of [0, 1, 2]) t.play(seat, { type: 'draw', count: 4 });
  expect(t.asked()).toEqual([2]);
  expect(t.legalTypes(2)).toEqual(['decline', 'discard']);
  t.play(2, { type: 'decline' });
  for (const seat of [1, 2, 0]) {
    expect(t.asked()).toEqual([seat]);
    expect(t.legalTypes(seat)).toContain(event === 'Q23' ? 'store' : 'discard');
    t.play(seat, { type: 'decline' });
  }
  expect(t.legalTypes(1)).toEqual(['declare', 'place']);
});
