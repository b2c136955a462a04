import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { GOODS, type Thing } from '../goods.ts';
import { table } from '../testing/table.ts';
import type { SiteName } from '../components/sites.ts';

function place(site: SiteName, thing: Thing): ReadableMove {
  return { type: 'place', site, thing };
}

test('[T8] before drawing, tiles come back from the strip and from assets, coins to the own coins', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    assets: ['loom', 'courier', 'caravan'],
    on: { strip: 'fish', 'asset:loom': 'wool', 'asset:courier': 'coin', 'asset:caravan': 'ore' },
  });
  t.drawing();
  const back = t.offered(0, 'takeBack').map((move) => [move.site, move.thing]);
  expect(back).toEqual([
    ['strip', 'fish'],
    ['asset:loom', 'wool'],
    ['asset:courier', 'coin'],
    ['asset:caravan', 'ore'],
  ]);
  t.play(0, ...t.offered(0, 'takeBack'));
  const { planning, coins } = t.game.state.seats[0];
  expect([t.words(planning), coins, t.on(0, 'strip'), t.on(0, 'asset:courier')]).toEqual([
    'fish ore wool',
    1,
    '',
    '',
  ]);
});

test('[T8] tiles come back to free planning spaces only, coins always', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    planning: '4 wood',
    assets: ['courier'],
    on: { strip: 'fish', 'asset:courier': 'coin' },
  });
  t.drawing();
  expect(t.offered(0, 'takeBack').map((move) => move.thing)).toEqual(['coin']);
});

test('[T8] the strip takes any good but corn', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    planning: GOODS.filter((good) => good !== 'corn').join(' '),
  });
  t.planning();
  const taken = t.offered(0, 'place').filter((move) => move.site === 'strip');
  expect(taken.map((move) => move.thing)).toEqual(GOODS.filter((good) => good !== 'corn'));
});

test('[T8] the strip takes no coins', () => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 3 }).planning();
  expect(t.offered(0, 'place')).toEqual([]);
  expect(t.refused(0, place('strip', 'coin'))).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P5',
    figures: { thing: 'coin', site: 'strip' },
  });
});

test('[T8] an asset takes exactly what is printed on it', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    planning: '2 wool food',
    coins: 3,
    assets: ['loom', 'courier'],
  });
  t.planning();
  const onAssets = t.offered(0, 'place').filter((move) => String(move.site).startsWith('asset:'));
  expect(onAssets).toEqual([place('asset:loom', 'wool'), place('asset:courier', 'coin')]);
  t.play(0, place('asset:loom', 'wool'), place('asset:courier', 'coin'), place('asset:courier', 'coin'));
  expect(t.refused(0, place('asset:loom', 'wool'))).toMatchObject({
    rejected: 'siteFull',
    figures: { spaces: 1 },
  });
  expect(t.refused(0, place('asset:courier', 'coin'))).toMatchObject({
    rejected: 'siteFull',
    figures: { spaces: 2 },
  });
  expect(t.game.state.seats[0].coins).toBe(1);
});

test('[T8] the caravan takes two goods of any kind that can be stored', () => {
  const t = table({ traveler: 'full' })
    .seat(0, { planning: 'food wood glass', assets: ['caravan'] })
    .planning();
  const taken = t.offered(0, 'place').filter((move) => move.site === 'asset:caravan');
  expect(taken.map((move) => move.thing)).toEqual(['wood', 'glass']);
  t.play(0, place('asset:caravan', 'wood'), place('asset:caravan', 'glass'));
  expect(t.on(0, 'asset:caravan')).toBe('glass wood');
});

test('[T8] a permanent asset has no spaces, and nobody places on the assets of others', () => {
  const t = table({ traveler: 'full' }).seat(0, { planning: 'food wool', coins: 1, assets: ['broker'] });
  t.seat(1, { assets: ['loom'] }).planning();
  const sites = t.offered(0, 'place').map((move) => String(move.site));
  expect(sites.filter((site) => site.startsWith('asset:'))).toEqual([]);
  expect(t.refused(0, place('asset:loom', 'wool'))).toMatchObject({ rejected: 'notYours', rule: 'P1' });
});

test('[T8] what lies there from an earlier round stays in planning', () => {
  const t = table({ traveler: 'full' })
    .seat(0, { on: { strip: 'fish' } })
    .planning();
  expect(t.refused(0, { type: 'unplace', site: 'strip', thing: 'fish' })).toMatchObject({ rule: 'P6' });
});
