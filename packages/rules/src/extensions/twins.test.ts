import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { type Table, table } from '../testing/table.ts';

/** The steady pack with a second tile of these kinds. */
function twice(...kinds: string[]): Components {
  const more = kinds.map((kind) => ({ id: `${kind}b`, kind, letter: 'D' as const, price: 1, players: 2 }));
  return { ...steadyPack, extensions: [...steadyPack.extensions, ...more] };
}

test('[G3] the first edition lets a kind be owned twice, and each tile works with what lies on it', () => {
  const t = table({ edition: 2017 })
    .seat(0, { figure: 'farm', extensions: ['X1', 'X1b'] })
    .planning()
    .seat(0, { planning: '3 food' });
  t.play(0, { type: 'place', site: 'extension:X1', thing: 'food' });
  t.play(0, { type: 'place', site: 'extension:X1b', thing: 'food' });
  expect(t.refused(0, { type: 'place', site: 'extension:X1', thing: 'food' })).toMatchObject({
    rejected: 'siteFull',
  });
  t.play(0, { type: 'declare' });
  t.turn(0).play(0, { type: 'use', site: 'extension:X1', gain: 'alpaca', extras: [] });
  expect(t.on(0, 'extension:X1b')).toBe('food');
  t.turn(0).play(0, { type: 'use', site: 'extension:X1b', gain: 'alpaca', extras: [] });
  expect(t.container(0)).toBe('food food alpaca alpaca');
});

/** Seat 0 owns an X1, and another lies at the strip. */
function ownsOne(edition: 2017 | 2018): Table {
  return table({ edition })
    .seat(0, { figure: 'market', coins: 9, extensions: ['X1'] })
    .strip(['X1b']);
}

test('[G3] the second one can be bought in the first edition, not in the current one', () => {
  const buyTwin = { type: 'buyExtension', extension: 'X1b' } as const;
  ownsOne(2017).play(0, buyTwin);
  expect(ownsOne(2018).refused(0, buyTwin)).toMatchObject({ rejected: 'kindOwned', rule: 'A39' });
});

test('[G3] [X18] with two of them one may exchange twice', () => {
  const t = table({ edition: 2017 }, twice('X18'))
    .seat(0, { bag: '4 food', container: 'ore silver', extensions: ['X18', 'X18b'] })
    .drawing();
  t.play(0, { type: 'draw', count: 4 });
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'ore' });
  t.play(0, { type: 'discard', good: 'food' }, { type: 'pick', good: 'silver' });
  expect(t.planned(0)).toBe('food food ore silver');
  expect(t.legal(0)).toEqual([]);
});

test('[G3] [X19] with two of them the village has four more spaces', () => {
  const t = table({ edition: 2017 }, twice('X19'))
    .seat(0, { extensions: ['X19', 'X19b'] })
    .planning()
    .seat(0, { planning: '8 stone' });
  const sites = ['village', 'village', 'village', 'extension:X19', 'extension:X19'] as const;
  for (const site of [...sites, 'extension:X19b', 'extension:X19b'] as const)
    t.play(0, { type: 'place', site, thing: 'stone' });
  expect(t.offered(0, 'place').map((move) => move.site)).not.toContain('village');
  expect(t.planned(0)).toBe('stone');
});
