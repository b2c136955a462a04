import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { SiteName } from '../components/sites.ts';
import { play } from '../moves/play.ts';

const full = { traveler: 'full' } as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const finish = { type: 'finish' } as const;

function lift(site: SiteName, good: Good) {
  return { type: 'lift', site, good } as const;
}

function put(site: SiteName, good: Good) {
  return { type: 'put', site, good } as const;
}

test('[Q30] each may move goods from own action spaces to others', () => {
  const t = table(full)
    .seat(0, { on: { farm: '2 food' } })
    .event('Q30');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept, lift('farm', 'food'), finish, put('mine', 'food')).slice(0, 3)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'lifted', seat: 0, good: 'food', site: 'farm' },
    { type: 'placed', seat: 0, thing: 'food', site: 'mine' },
  ]);
  expect([t.on(0, 'farm'), t.on(0, 'mine'), t.asked()]).toEqual(['food', 'food', [0, 1]]);
  expect(violations(t.game)).toEqual([]);
});

test('[Q30] or into the container', () => {
  const t = table(full)
    .seat(0, { on: { road: 'stone wood' } })
    .event('Q30');
  t.play(0, accept, lift('road', 'stone'), lift('road', 'wood'), finish);
  t.play(0, { type: 'discard', good: 'stone' }, put('road', 'wood'));
  expect([t.on(0, 'road'), t.container(0), t.asked()]).toEqual(['wood', 'stone', [0, 1]]);
  expect(violations(t.game)).toEqual([]);
});

test('[Q30] not onto planning spaces, and what was lifted must be put somewhere', () => {
  const t = table(full)
    .seat(0, { on: { road: 'stone' } })
    .event('Q30');
  t.play(0, accept, lift('road', 'stone'), finish);
  expect(t.legal(0).slice(-2)).toEqual([put('strip', 'stone'), { type: 'discard', good: 'stone' }]);
  const elsewhere = { type: 'put', site: 'planning', good: 'stone' };
  expect(play(t.game, 0, elsewhere)).toMatchObject({ rejected: 'malformedMove' });
  expect(t.planned(0)).toBe('');
});

test('[G23] [Q30] from and to every own action space: movement, role, extra, strip, assets, extensions', () => {
  const places: SiteName[] = [
    'mine',
    'movement:2',
    'role',
    'extension:X14',
    'strip',
    'asset:opal-wash',
    'extension:X13',
  ];
  const own = { role: 'woodcutter', extensions: ['X14', 'X13'], assets: ['opal-wash'] };
  for (const from of places) {
    const t = table(full)
      .seat(0, { ...own, on: { [from]: 'food' } })
      .event('Q30');
    t.play(0, accept);
    expect(t.offered(0, 'lift')).toEqual([lift(from, 'food')]);
    t.play(0, lift(from, 'food'), finish);
    const sites = t.offered(0, 'put').map((move) => move.site);
    expect(sites.join(' ')).toBe(
      'market harbor farm mine forest strip role movement:1 movement:2 movement:3 extension:X14 extension:X13 asset:opal-wash',
    );
  }
});

test('[G23] [Q30] swaps are possible between full spaces', () => {
  const t = table(full).seat(0, {
    extensions: ['X14'],
    on: { farm: 'alpaca food', 'extension:X14': 'wool' },
  });
  t.event('Q30').play(0, accept, lift('farm', 'alpaca'), lift('extension:X14', 'wool'), finish);
  t.play(0, put('farm', 'wool'), put('extension:X14', 'alpaca'));
  expect([t.on(0, 'farm'), t.on(0, 'extension:X14')]).toEqual(['food wool', 'alpaca']);
});

test('[G23] [Q30] several goods, in any combination, and back where they lay', () => {
  const t = table(full)
    .seat(0, { on: { strip: '2 wood ore', 'movement:1': 'food' } })
    .event('Q30');
  t.play(
    0,
    accept,
    lift('strip', 'wood'),
    lift('strip', 'wood'),
    lift('strip', 'ore'),
    lift('movement:1', 'food'),
  );
  t.play(
    0,
    finish,
    put('strip', 'ore'),
    put('harbor', 'wood'),
    put('road', 'wood'),
    put('movement:3', 'food'),
  );
  expect(['strip', 'harbor', 'road', 'movement:1', 'movement:3'].map((site) => t.on(0, site))).toEqual([
    'ore',
    'wood',
    'wood',
    '',
    'food',
  ]);
});

test('[G23] [Q30] [P2] a location takes what its actions use', () => {
  const t = table(full)
    .seat(0, { on: { harbor: 'fish' } })
    .event('Q30');
  t.play(0, accept, lift('harbor', 'fish'), finish);
  expect(t.refused(0, put('forest', 'fish'))).toEqual({
    rejected: 'doesNotTake',
    rule: 'P2',
    figures: { thing: 'fish', site: 'forest' },
  });
  t.play(0, put('village', 'fish'));
});

test('[G23] [Q30] [P3] a card takes what is printed', () => {
  const t = table(full).seat(0, {
    extensions: ['X11'],
    assets: ['loom', 'caravan'],
    on: { strip: 'fish wool food' },
  });
  t.event('Q30').play(0, accept, lift('strip', 'wool'), lift('strip', 'fish'), lift('strip', 'food'), finish);
  for (const [site, good] of [
    ['extension:X11', 'wool'],
    ['asset:loom', 'fish'],
    ['asset:caravan', 'food'],
    ['role', 'fish'],
  ] as const) {
    expect(t.refused(0, put(site, good))).toMatchObject({ rejected: 'doesNotTake', rule: 'P3' });
  }
  t.play(0, put('extension:X11', 'fish'), put('asset:caravan', 'wool'), put('role', 'food'));
  expect([t.on(0, 'extension:X11'), t.on(0, 'asset:caravan'), t.on(0, 'role')]).toEqual([
    'fish',
    'wool',
    'food',
  ]);
});

test('[G23] [Q30] [P4] movement spaces take one food, or glass with the asset for it', () => {
  const t = table(full)
    .seat(0, { on: { strip: 'glass food', 'movement:1': 'food' } })
    .event('Q30');
  t.play(0, accept, lift('strip', 'glass'), lift('strip', 'food'), finish);
  expect(t.refused(0, put('movement:2', 'glass'))).toMatchObject({ rejected: 'doesNotTake', rule: 'P4' });
  expect(t.refused(0, put('movement:1', 'food'))).toEqual({
    rejected: 'siteFull',
    rule: 'P1',
    figures: { thing: 'food', site: 'movement:1', spaces: 1 },
  });
  const asset = table(full)
    .seat(0, { assets: ['glass-fare'], on: { strip: 'glass' } })
    .event('Q30');
  asset.play(0, accept, lift('strip', 'glass'), finish, put('movement:2', 'glass'));
  expect(asset.on(0, 'movement:2')).toBe('glass');
});

test('[G23] [Q30] coins and waiting corn stay', () => {
  const t = table(full).seat(0, {
    extensions: ['X25', 'X17', 'X23'],
    on: { 'extension:X25': 'corn', 'movement:1': 'coin', 'extension:X23': 'coin', mine: 'ore' },
  });
  t.event('Q30').play(0, accept);
  expect(t.legal(0)).toEqual([lift('mine', 'ore'), finish]);
  expect(t.refused(0, lift('extension:X25', 'corn'))).toMatchObject({ rejected: 'cornStays', rule: 'G23' });
});

test('[G23] [Q30] only own spaces, and only what was lifted', () => {
  const t = table(full).seat(0, { on: { mine: 'ore' } });
  t.seat(1, { extensions: ['X14'], on: { 'extension:X14': 'wool' } })
    .event('Q30')
    .play(0, accept);
  expect(t.refused(0, lift('extension:X14', 'wool'))).toMatchObject({ rejected: 'notThere', rule: 'G23' });
  expect(t.refused(0, lift('mine', 'food'))).toEqual({
    rejected: 'notThere',
    rule: 'G23',
    figures: { thing: 'food', site: 'mine' },
  });
  t.play(0, lift('mine', 'ore'), finish);
  for (const move of [put('mine', 'food'), { type: 'discard', good: 'food' }]) {
    expect(t.refused(0, move)).toEqual({ rejected: 'notLifted', rule: 'G23', figures: { good: 'food' } });
  }
  expect(t.refused(0, put('extension:X14', 'ore'))).toMatchObject({ rejected: 'notYours', rule: 'P1' });
});

test('[Q30] [Q39] in turn order; who has no goods there is skipped, who declines changes nothing', () => {
  const t = table({ ...full, players: 4, startingSeat: 3 })
    .seat(0, { role: 'trader', on: { role: 'coin' }, bag: 'wood', planning: 'ore' })
    .seat(1, { extensions: ['X25'], on: { 'extension:X25': 'corn' } })
    .seat(2, { on: { mine: 'ore' } })
    .seat(3, { on: { strip: 'wool' } });
  expect(t.event('Q30').asked()).toEqual([3]);
  t.play(3, accept, finish);
  expect(t.asked()).toEqual([2]);
  t.play(2, decline);
  expect([t.on(3, 'strip'), t.on(2, 'mine')]).toEqual(['wool', 'ore']);
});

test('[G24] [Q30] what it set may be taken back before drawing', () => {
  const t = table(full)
    .seat(0, { on: { farm: 'food' } })
    .event('Q30');
  t.play(0, accept, lift('farm', 'food'), finish, put('mine', 'food'));
  t.play(0, { type: 'takeBack', site: 'mine', thing: 'food' });
  expect(t.planned(0)).toBe('food');
});

test('[G24] [Q30] but not moved in planning', () => {
  const t = table(full)
    .seat(0, { on: { farm: 'food' } })
    .event('Q30');
  t.play(0, accept, lift('farm', 'food'), finish, put('mine', 'food'));
  t.allDraw();
  expect(t.refused(0, { type: 'unplace', site: 'mine', thing: 'food' })).toEqual({
    rejected: 'placedEarlier',
    rule: 'P6',
    figures: { thing: 'food', site: 'mine' },
  });
});

test('[Q30] with another pack: other spaces, other fares', () => {
  const t = table(full, otherPack)
    .seat(0, { extensions: ['X17b', 'X19'], on: { strip: 'wood ore' } })
    .event('Q30');
  t.play(0, accept, lift('strip', 'wood'), lift('strip', 'ore'), finish);
  t.play(0, put('movement:4', 'wood'), put('extension:X19', 'ore'));
  expect([t.on(0, 'movement:4'), t.on(0, 'extension:X19'), t.on(0, 'strip')]).toEqual(['wood', 'ore', '']);
});
