import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { CARD } from '../state/state.ts';
import { violations } from '../state/invariants.ts';
import { type Table, table } from '../testing/table.ts';

const full = { traveler: 'full' } as const;
const decline = { type: 'decline' } as const;

function remove(extension: string) {
  return { type: 'removeExtension', extension } as const;
}

function extensions(t: Table, seat: number): string[] {
  const own = t.game.state.seats[seat];
  return own.extensions.slice(0, own.extensionCount).map((tile) => t.game.components.extensions[tile].id);
}

/** All ten rows, complete. */
const allRows = '3 wood,3 stone,3 ore,3 silver,3 cloth,4 wool,4 alpaca,4 fish,4 glass,4 cacao'.split(',');

test('[Q29] each may remove one own extension of letter B, C or D for two points', () => {
  const t = table(full)
    .seat(0, { extensions: ['X1', 'X14', 'X19', 'X25'] })
    .event('Q29');
  expect(t.legal(0)).toEqual([remove('X14'), remove('X19'), remove('X25'), decline]);
  expect(t.play(0, remove('X19')).slice(0, 2)).toEqual([
    { type: 'extensionGivenUp', seat: 0, extension: 'X19' },
    { type: 'pointsGained', seat: 0, points: 2 },
  ]);
  expect([extensions(t, 0), t.game.state.seats[0].points]).toEqual([['X1', 'X14', 'X25'], 2]);
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(violations(t.game)).toEqual([]);
});

test('[Q29] the extension leaves the game', () => {
  const t = table(full)
    .seat(0, { extensions: ['X14'] })
    .event('Q29');
  t.play(0, remove('X14'));
  const tile = t.game.components.extensions.findIndex((row) => row.id === 'X14');
  expect(t.game.state.extensionAt[tile]).toBe(CARD.gone);
  expect([...t.game.state.strip, ...t.game.state.pile]).not.toContain(tile);
});

test('[Q29] one of letter A, or of another player, is refused', () => {
  const t = table(full)
    .seat(0, { extensions: ['X1', 'X14'] })
    .seat(1, { extensions: ['X19'] })
    .event('Q29');
  for (const extension of ['X1', 'X19']) {
    expect(t.refused(0, remove(extension))).toEqual({
      rejected: 'notRemovable',
      rule: 'Q29',
      figures: { extension, letters: 'BCD' },
    });
  }
});

test('[Q29] [Q39] in turn order; who has none of these letters is skipped, who declines keeps it', () => {
  const t = table({ ...full, players: 4, startingSeat: 2 })
    .seat(0, { extensions: ['X14'] })
    .seat(1, { extensions: ['X1'] })
    .seat(3, { extensions: ['X19'] });
  expect(t.event('Q29').asked()).toEqual([3]);
  t.play(3, remove('X19'));
  expect(t.asked()).toEqual([0]);
  t.play(0, decline);
  expect([extensions(t, 0), t.game.state.seats.map((seat) => seat.points)]).toEqual([['X14'], [0, 0, 0, 2]]);
});

test('[G22] [Q29] the role tile is never removed', () => {
  const t = table(full).seat(0, { role: 'farmer' });
  expect(t.event('Q29').legalTypes(0)).toEqual(['draw']);
  const asked = table(full)
    .seat(0, { role: 'farmer', extensions: ['X14'] })
    .event('Q29');
  expect(asked.offered(0, 'removeExtension')).toEqual([remove('X14')]);
});

test('[Q29] goods on it go to the container', () => {
  const t = table(full).seat(0, {
    extensions: ['X13', 'X14'],
    container: 'ore',
    on: { 'extension:X13': '2 food', 'extension:X14': 'wood' },
  });
  t.event('Q29').play(0, remove('X13'));
  expect([t.container(0), t.on(0, 'extension:X14')]).toEqual(['food food ore', 'wood']);
  expect(t.on(0, 'extension:X13')).toBe('');
  expect(violations(t.game)).toEqual([]);
});

test('[Q29] coins on it come back', () => {
  const t = table(full).seat(0, { coins: 1, extensions: ['X23'], on: { 'extension:X23': '2 coin' } });
  t.event('Q29').play(0, remove('X23'));
  expect([t.game.state.seats[0].coins, t.container(0)]).toEqual([3, '']);
});

test('[G22] [Q29] tiles on the spaces of X19 go to the container, those on the village stay', () => {
  const t = table(full).seat(0, {
    extensions: ['X19'],
    on: { 'extension:X19': '2 wood', village: 'silver' },
  });
  t.event('Q29').play(0, remove('X19'));
  expect([t.container(0), t.on(0, 'village')]).toEqual(['wood wood', 'silver']);
});

test('[Q29] corn on it goes into the warehouse, one after another', () => {
  const t = table(full).seat(0, {
    extensions: ['X25'],
    on: { 'extension:X25': '2 corn' },
    rows: ['fish', '3 wood'],
  });
  const supply = t.game.state.supply[1];
  expect(t.event('Q29').play(0, remove('X25'))).toContainEqual({ type: 'pointsGained', seat: 0, points: 2 });
  expect(t.legal(0)).toEqual([
    { type: 'storeCorn', row: 1 },
    { type: 'storeCorn', row: 3 },
  ]);
  t.play(0, { type: 'storeCorn', row: 3 });
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 3 }]);
  t.play(0, { type: 'storeCorn', row: 3 });
  expect([t.rows(0), t.game.state.supply[1]]).toEqual([['fish', 'wood wood wood', 'corn corn'], supply]);
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(violations(t.game)).toEqual([]);
});

test('[Q29] that corn is stored also when an open order asks for corn', () => {
  const t = table(full).seat(0, { extensions: ['X25'], order: 'wood-stone-corn-corn' });
  t.seat(0, { on: { 'extension:X25': 'corn' } })
    .event('Q29')
    .play(0, remove('X25'));
  expect(t.legal(0)).toEqual([{ type: 'storeCorn', row: 1 }]);
});

test('[Q29] completing a row with that corn counts for missions', () => {
  const t = table({ ...full, missions: true }).seat(0, { missions: ['first-row'], rows: ['2 fish'] });
  t.seat(0, { extensions: ['X25'], on: { 'extension:X25': 'corn' } })
    .event('Q29')
    .play(0, remove('X25'));
  expect(t.play(0, { type: 'storeCorn', row: 1 })).toContainEqual({
    type: 'missionFulfilled',
    seat: 0,
    mission: 'first-row',
  });
});

test('[G22] [Q29] corn that fits nowhere returns to the road', () => {
  const t = table(full).seat(0, { rows: allRows, extensions: ['X25'], on: { 'extension:X25': '2 corn' } });
  const supply = t.game.state.supply[1];
  expect(t.event('Q29').play(0, remove('X25'))).toContainEqual({ type: 'cornLeft', seat: 0 });
  expect([t.game.state.supply[1] - supply, t.legalTypes(0)]).toEqual([2, ['draw']]);
  expect(violations(t.game)).toEqual([]);
});

test('[G22] [Q29] it is not delivered instead', () => {
  const t = table(full).seat(0, { rows: allRows, extensions: ['X25'], order: 'wood-stone-corn-corn' });
  t.seat(0, { on: { 'extension:X25': 'corn' } })
    .event('Q29')
    .play(0, remove('X25'));
  expect([t.game.state.supply[1], t.legalTypes(0)]).toEqual([12, ['draw']]);
});

test('[G22] [Q29] with one space left one is stored and the other returns', () => {
  const rows = ['2 wood', ...allRows.slice(1)];
  const t = table(full).seat(0, { rows, extensions: ['X25'], on: { 'extension:X25': '2 corn' } });
  const supply = t.game.state.supply[1];
  t.event('Q29').play(0, remove('X25'));
  t.play(0, { type: 'storeCorn', row: 1 });
  expect([t.game.state.supply[1] - supply, t.rows(0)[0], t.legalTypes(0)]).toEqual([
    1,
    'wood wood corn',
    ['draw'],
  ]);
});

test('[G22] [Q29] coins on movement spaces stay usable without X17', () => {
  const t = table(full)
    .ring(['road', 'harbor', 'farm', 'mine', 'forest', 'village', 'market'])
    .seat(0, { figure: 'road', freeCart: 1, extensions: ['X17'], coins: 1 })
    .seat(0, { on: { 'movement:1': 'coin', harbor: 'fish food' } });
  t.event('Q29').play(0, remove('X17'));
  expect([t.on(0, 'movement:1'), t.game.state.seats[0].coins]).toEqual(['coin', 1]);
  t.planning();
  expect(t.refused(0, { type: 'place', site: 'movement:2', thing: 'coin' })).toMatchObject({ rule: 'P5' });
  t.turn(0).play(0, { type: 'travel', location: 'harbor', means: 'movement:1' });
  expect([t.container(0), t.game.state.seats[0].coins]).toEqual(['', 1]);
});

test('[G22] [Q29] the kind may be bought again', () => {
  const t = table({ ...full, players: 5 }).strip(['X20']);
  t.seat(0, { figure: 'market', coins: 9, extensions: ['X14'] });
  const buy = { type: 'buyExtension', extension: 'X20' } as const;
  expect(t.refused(0, buy)).toMatchObject({ rejected: 'kindOwned', rule: 'A39' });
  t.event('Q29').play(0, remove('X14'));
  t.turn(0).play(0, buy);
  expect(extensions(t, 0)).toEqual(['X20']);
});

test('[Q29] what it could do is gone at once', () => {
  const t = table(full)
    .seat(0, { extensions: ['X18'], bag: '4 wood' })
    .event('Q29');
  t.play(0, remove('X18'));
  t.allDraw();
  expect(t.legalTypes(0)).toContain('place');
});

test('[Q29] letters, points and the corn that waits come from the pack', () => {
  const t = table(full, otherPack).seat(0, { extensions: ['X18', 'X25', 'X10', 'X1'], rows: ['fish'] });
  t.seat(0, { on: { 'extension:X25': '3 corn' } }).event('Q29');
  expect(t.offered(0, 'removeExtension')).toEqual([remove('X25'), remove('X10')]);
  t.play(0, remove('X25'));
  t.play(0, { type: 'storeCorn', row: 2 }, { type: 'storeCorn', row: 2 }, { type: 'storeCorn', row: 2 });
  expect([t.rows(0), t.game.state.seats[0].points]).toEqual([['fish', 'corn corn corn'], 5]);
});
