import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Good, GOODS } from '../goods.ts';
import { table } from '../testing/table.ts';

const sell = (good: Good) => ({ type: 'sell', source: 'market', good }) as const;
const buy = (extension: string) => ({ type: 'buyExtension', extension }) as const;
const endTurn = { type: 'endTurn' } as const;
const pass = { type: 'pass' } as const;

test.each([
  ['[A33] each good is sold at its price, those without one not at all', steadyPack],
  ['[A33] with other numbers: each good at its price', otherPack],
] as const)('%s', (_, pack) => {
  for (const good of GOODS.filter((name) => name !== 'corn')) {
    const { price } = pack.goods[good];
    const t = table({}, pack).seat(0, { figure: 'market', on: { market: good } });
    if (price === null) {
      expect(t.refused(0, sell(good))).toEqual({ rejected: 'noPrice', rule: 'A33', figures: { good } });
      continue;
    }
    expect(t.play(0, sell(good)).slice(0, 2)).toEqual([
      { type: 'spent', seat: 0, thing: good, source: 'market' },
      { type: 'sold', seat: 0, good, coins: price },
    ]);
    expect(t.game.state.seats[0].coins).toBe(price);
    expect(t.container(0)).toBe(good);
  }
});

test('[A33] several goods are sold in one action, as many as the player likes', () => {
  const t = table().seat(0, { figure: 'market', coins: 1, on: { market: 'silver glass ore' } });
  t.play(0, sell('glass'), sell('silver'), { type: 'finish' });
  expect(t.game.state.seats[0].coins).toBe(7);
  expect(t.container(0)).toBe('silver glass');
  expect(t.on(0, 'market')).toBe('ore');
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
});

test('[A33] goods are sold at the market only, and only those lying there', () => {
  const t = table().seat(0, { figure: 'market', on: { village: 'wool', market: 'stone' } });
  expect(t.refused(0, sell('wool'))).toMatchObject({ rejected: 'notThere', rule: 'A33' });
  expect(t.refused(0, { type: 'sell', source: 'village', good: 'wool' })).toMatchObject({
    rejected: 'notASource',
    rule: 'A7',
  });
  t.seat(0, { figure: 'village' });
  expect(t.refused(0, sell('stone'))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[A34] an extension costs its price and the extra of its place: the second from the bottom 2 + 1 = 3', () => {
  const t = table().strip(['X10', 'X4', 'X11', 'X17', 'X7']).seat(0, { figure: 'market', coins: 3 });
  expect(t.play(0, buy('X4'))).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 3 },
    { type: 'extensionBought', seat: 0, extension: 'X4', coins: 3 },
  ]);
  expect(t.game.state.seats[0].coins).toBe(0);
});

test.each([
  ['[A34] five places, five extras', steadyPack, [3 + 0, 2 + 1, 2 + 2, 2 + 3, 1 + 4]],
  ['[A34] with other numbers: the extras of the pack', otherPack, [2 + 0, 5 + 0, 1 + 2, 3 + 3, 2 + 5]],
] as const)('%s', (_, pack, prices) => {
  const ids = ['X10', 'X4', 'X11', 'X17', 'X7'];
  for (const [place, extension] of ids.entries()) {
    const t = table({}, pack)
      .strip(ids)
      .seat(0, { figure: 'market', role: 'shepherd', coins: prices[place] - 1 });
    expect(t.refused(0, buy(extension))).toEqual({
      rejected: 'tooFewCoins',
      rule: 'A38',
      figures: { needed: prices[place], own: prices[place] - 1 },
    });
    t.seat(0, { coins: prices[place] }).play(0, buy(extension));
    expect(t.game.state.seats[0].coins).toBe(0);
  }
});

test('[A34] with other numbers: what costs nothing at the bottom is bought without a coin', () => {
  const t = table({}, otherPack).strip(['X1', 'X5']).seat(0, { figure: 'market' });
  expect(t.offered(0, 'buyExtension')).toEqual([buy('X1')]);
  expect(t.play(0, buy('X1'))).toEqual([{ type: 'extensionBought', seat: 0, extension: 'X1', coins: 0 }]);
});

test('[A34] the bought extension leaves a gap, and its buyer owns it at once', () => {
  const t = table().strip(['X10', 'X15', 'X11']).seat(0, { figure: 'market', coins: 9 });
  t.play(0, buy('X15'), { type: 'travel', location: 'farm', means: 'freeCart' }, endTurn);
  expect(t.onStrip()).toEqual(['X10', null, 'X11', null, null]);
  t.seat(0, { on: { 'extension:X15': 'alpaca' } }).turn(0);
  t.play(0, { type: 'use', site: 'extension:X15', gain: 'wool', extras: [] });
  expect(t.container(0)).toBe('alpaca wool');
});

test('[A34] one extension per round', () => {
  const t = table().strip(['X10', 'X4', 'X11']).seat(0, { figure: 'market', coins: 20 });
  t.play(0, buy('X4'), endTurn);
  t.play(1, pass);
  expect(t.offered(0, 'buyExtension')).toEqual([]);
  expect(t.refused(0, buy('X10'))).toMatchObject({ rejected: 'oncePerRound', rule: 'A34' });
  t.endRound().turn(0).play(0, buy('X10'));
  expect(t.game.state.seats[0].extensionCount).toBe(2);
});

test('[A34] only what lies at the strip can be bought, and only at the market', () => {
  const t = table()
    .strip(['X10', 'X4'])
    .seat(0, { figure: 'market', coins: 20 })
    .seat(1, { extensions: ['X11'] });
  for (const extension of ['X11', 'X23']) {
    expect(t.refused(0, buy(extension))).toEqual({
      rejected: 'notOnStrip',
      rule: 'A34',
      figures: { extension },
    });
  }
  t.seat(0, { figure: 'farm' });
  expect(t.refused(0, buy('X10'))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[A38] coins gained earlier in the round pay on a later turn', () => {
  const t = table()
    .strip(['X10'])
    .seat(0, { figure: 'market', on: { market: 'glass' } });
  expect(t.refused(0, buy('X10'))).toMatchObject({ rejected: 'tooFewCoins', rule: 'A38' });
  t.play(0, sell('glass'), endTurn);
  t.play(1, pass);
  t.play(0, buy('X10'));
  expect(t.game.state.seats[0].coins).toBe(0);
});

test('[A38] coins lying on extensions or the role tile do not pay', () => {
  const t = table()
    .strip(['X10'])
    .seat(0, {
      figure: 'market',
      role: 'trader',
      coins: 2,
      extensions: ['X6'],
      on: { role: 'coin', 'extension:X6': '2 coin' },
    });
  expect(t.refused(0, buy('X10'))).toMatchObject({ figures: { needed: 3, own: 2 } });
});

test('[A39] current edition: no second extension of a kind, whichever tile it is', () => {
  const t = table({ players: 5 })
    .strip(['X1b', 'X5b', 'X16b'])
    .seat(0, { figure: 'market', coins: 20, extensions: ['X1', 'X16'] });
  expect(t.offered(0, 'buyExtension')).toEqual([buy('X5b')]);
  expect(t.refused(0, buy('X1b'))).toEqual({
    rejected: 'kindOwned',
    rule: 'A39',
    figures: { extension: 'X1b' },
  });
});

test('[A39] [X14] [X20] the two extra spaces are one kind', () => {
  const t = table({ players: 5 })
    .strip(['X20', 'X10'])
    .seat(0, { figure: 'market', coins: 20, extensions: ['X14'] });
  expect(t.offered(0, 'buyExtension')).toEqual([buy('X10')]);
  expect(t.refused(0, buy('X20'))).toMatchObject({ rejected: 'kindOwned', rule: 'A39' });
});

test('[A39] current edition: not the kind printed on the own role tile; others may buy it', () => {
  const t = table()
    .strip(['X3', 'X5'])
    .seat(0, { figure: 'market', coins: 20, role: 'woodcutter' })
    .seat(1, { figure: 'market', coins: 20, role: 'fisherman' });
  expect(t.offered(0, 'buyExtension')).toEqual([buy('X5')]);
  expect(t.refused(0, buy('X3'))).toMatchObject({ rejected: 'kindOwned', rule: 'A39' });
  t.turn(1);
  expect(t.offered(1, 'buyExtension')).toEqual([buy('X3')]);
});

test('[A39] first edition: a kind may be owned twice, and the one of the role too', () => {
  const t = table({ players: 5, edition: 2017 })
    .strip(['X1b', 'X3', 'X20'])
    .seat(0, { figure: 'market', coins: 20, role: 'woodcutter', extensions: ['X1', 'X14'] });
  expect(t.offered(0, 'buyExtension')).toEqual([buy('X1b'), buy('X3'), buy('X20')]);
});
