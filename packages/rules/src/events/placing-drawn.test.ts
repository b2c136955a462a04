import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { type Table, table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { SiteName } from '../components/sites.ts';
import { play } from '../moves/play.ts';

const full = { traveler: 'full' } as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;

function put(site: SiteName, good: Good) {
  return { type: 'put', site, good } as const;
}

/** Seat 0 has drawn the one tile of its bag. */
function drew(setting: SeatSetting, components?: typeof otherPack): Table {
  const t = table(full, components).seat(0, setting).event('Q35');
  t.play(0, accept);
  return t;
}

function places(t: Table): string {
  return t
    .offered(0, 'put')
    .map((move) => move.site)
    .join(' ');
}

test('[Q35] each may draw a tile and put it on a free own action space', () => {
  const t = table(full).seat(0, { bag: '2 ore' }).event('Q35');
  expect(t.legal(0)).toEqual([accept, decline]);
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'drew', seat: 0, good: 'ore' },
  ]);
  expect(t.play(0, put('mine', 'ore'))[0]).toEqual({ type: 'placed', seat: 0, thing: 'ore', site: 'mine' });
  expect([t.on(0, 'mine'), t.bag(0), t.container(0)]).toEqual(['ore', 'ore', '']);
  expect(t.legalTypes(0)).toEqual(['draw', 'takeBack']);
  expect(violations(t.game)).toEqual([]);
});

test('[Q35] or put it back into the bag', () => {
  const t = drew({ bag: 'ore', container: 'wood' });
  expect(t.play(0, decline)[0]).toEqual({ type: 'returnedToBag', seat: 0, good: 'ore' });
  expect([t.bag(0), t.container(0), t.on(0, 'mine')]).toEqual(['ore', 'wood', '']);
});

test('[Q35] only the tile drawn, on own spaces', () => {
  const t = table(full)
    .seat(0, { bag: 'ore' })
    .seat(1, { extensions: ['X14'] })
    .event('Q35');
  t.play(0, accept);
  expect(t.refused(0, put('mine', 'food'))).toMatchObject({ rejected: 'notLifted' });
  expect(t.refused(0, put('extension:X14', 'ore'))).toMatchObject({ rejected: 'notYours', rule: 'P1' });
  const elsewhere = { type: 'put', site: 'planning', good: 'ore' };
  expect(play(t.game, 0, elsewhere)).toMatchObject({ rejected: 'malformedMove' });
});

test('[Q35] [P2] [P4] where food may go', () => {
  expect(places(drew({ bag: 'food' }))).toBe(
    'market harbor farm mine forest strip role movement:1 movement:2 movement:3',
  );
});

test.each([
  ['wood', 'village market road harbor strip'],
  ['stone', 'village market road strip'],
  ['fish', 'village market harbor strip'],
  ['alpaca', 'village market farm strip'],
  ['wool', 'village market farm strip'],
  ['cacao', 'village market forest strip'],
  ['ore', 'village market mine strip'],
  ['silver', 'village market strip'],
])('[Q35] [P2] where %s may go', (good, sites) => {
  expect(places(drew({ bag: good }))).toBe(sites);
});

test('[Q35] [P3] cards take what is printed, and may be filled in part', () => {
  const own = { extensions: ['X11', 'X1', 'X14', 'X19'], assets: ['herd-swap', 'loom', 'caravan'] };
  expect(places(drew({ ...own, bag: 'fish' }))).toBe(
    'village market harbor strip extension:X11 extension:X14 extension:X19 asset:herd-swap asset:caravan',
  );
  const t = drew({ ...own, bag: 'fish' });
  expect(t.refused(0, put('extension:X1', 'fish'))).toEqual({
    rejected: 'doesNotTake',
    rule: 'P3',
    figures: { thing: 'fish', site: 'extension:X1' },
  });
  t.play(0, put('extension:X11', 'fish'));
  expect(t.on(0, 'extension:X11')).toBe('fish');
});

test('[Q35] [P4] glass on a movement space with the asset for it', () => {
  expect(places(drew({ bag: 'glass' }))).not.toContain('movement:1');
  expect(places(drew({ bag: 'glass', assets: ['glass-fare'] }))).toContain('movement:1');
});

test('[Q35] only free spaces', () => {
  const t = drew({ bag: 'ore', on: { mine: '2 food', market: '3 silver', strip: '3 wood' } });
  expect(places(t)).toBe('village');
  expect(t.refused(0, put('mine', 'ore'))).toEqual({
    rejected: 'siteFull',
    rule: 'P1',
    figures: { thing: 'ore', site: 'mine', spaces: 2 },
  });
});

test('[Q35] with no free space that takes it, it goes back', () => {
  const t = drew({ bag: 'silver', on: { village: '3 ore', market: '3 ore', strip: '2 wood wool' } });
  expect(t.legal(0)).toEqual([decline]);
});

test('[Q35] [D4] an empty bag is refilled from the container first', () => {
  const t = table(full).seat(0, { container: '2 ore' }).event('Q35');
  expect(t.play(0, accept).map((told) => told.type)).toEqual(['offerAccepted', 'bagRefilled', 'drew']);
  t.play(0, put('mine', 'ore'));
  expect([t.bag(0), t.container(0)]).toEqual(['ore', '']);
});

test('[Q35] [Q39] in turn order; who has nothing to draw is skipped, who declines draws nothing', () => {
  const t = table({ ...full, players: 3, startingSeat: 2 })
    .seat(0, { bag: 'ore' })
    .seat(2, { container: 'ore' });
  expect(t.event('Q35').asked()).toEqual([2]);
  expect(t.play(2, decline)).toEqual([{ type: 'offerDeclined', seat: 2 }]);
  expect([t.asked(), t.container(2), t.bag(2)]).toEqual([[0], 'ore', '']);
  t.play(0, accept);
  t.play(0, decline);
  expect(t.asked()).toEqual([0, 1, 2]);
});

test('[G24] [Q35] the tile may be taken back before drawing', () => {
  const t = drew({ bag: 'ore' });
  t.play(0, put('mine', 'ore'));
  t.play(0, { type: 'takeBack', site: 'mine', thing: 'ore' });
  expect([t.planned(0), t.on(0, 'mine')]).toEqual(['ore', '']);
});

test('[G24] [Q35] but not moved in planning', () => {
  const t = drew({ bag: 'ore' });
  t.play(0, put('mine', 'ore'));
  t.allDraw();
  expect(t.refused(0, { type: 'unplace', site: 'mine', thing: 'ore' })).toMatchObject({
    rejected: 'placedEarlier',
    rule: 'P6',
  });
});

test('[Q35] [T5] without the traveler there is no strip', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { bag: 'ore' }).event('Q35');
  t.play(0, accept);
  expect(places(t)).toBe('village market mine');
});

test('[Q35] with another pack: other spaces', () => {
  expect(places(drew({ bag: 'wood', extensions: ['X17b'], role: 'woodcutter' }, otherPack))).toBe(
    'village market road harbor strip role movement:1 movement:2 movement:3 movement:4',
  );
});
