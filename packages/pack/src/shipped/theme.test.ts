import {
  type Exchange,
  type ExtensionKindRow,
  type Good,
  GOODS,
  type Letter,
  type RoleRow,
  type RowRow,
} from '@altiplano/rules/engine';
import { describe, expect, test } from 'vitest';
import { shippedPack } from './shipped-pack.ts';

// What an owner of the board game must find again, whatever is tuned.
const { assets, boats, board, extensionKinds, extensions, goods, houses, orders, roles } = shippedPack;

function role(id: string): RoleRow {
  const found = roles.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no such role: ${id}`);
  return found;
}

function kindOf(id: string): ExtensionKindRow {
  const found = extensionKinds.find((row) => row.id === id);
  if (found === undefined) throw new Error(`no such kind: ${id}`);
  return found;
}

function exchangeOf(id: string): Exchange | null {
  const { effect } = kindOf(id);
  return effect.verb === 'exchange' ? effect : null;
}

function worth(list: readonly Good[]): number {
  return list.reduce((sum, good) => sum + goods[good].value, 0);
}

const count = (list: readonly string[], what: string): number => list.filter((one) => one === what).length;

describe('roles do their trade, in their place', () => {
  test.each([
    ['woodcutter', ['X3']],
    ['fisherman', ['X5']],
    ['shepherd', ['X1']],
    ['miner', ['X4']],
    ['farmer', ['X13', 'X16']],
    ['trader', ['X7', 'X8', 'X9']],
  ])('%s does what an extension shows: %s', (id, kinds) => {
    const { kind, action } = role(id);
    expect(kinds).toContain(kind);
    const { location, pays, gains } = exchangeOf(kind as string) as Exchange;
    expect(action).toEqual({ location, pays, gains });
  });

  test('the stonemason makes stone from food at the mine', () => {
    const { kind, action } = role('stonemason');
    if (kind !== null) expect(kind).toBe('X10');
    else expect(action).toEqual({ location: 'mine', pays: ['food'], gains: ['stone'] });
  });

  test('[A39] a role whose action an extension shows has its kind, and no two roles show one', () => {
    for (const { id, kind, action } of roles) {
      const shown = extensionKinds.find((row) => {
        const { location, pays, gains } = exchangeOf(row.id) ?? {};
        return JSON.stringify({ location, pays, gains }) === JSON.stringify(action);
      });
      expect(kind, id).toBe(shown?.id ?? null);
    }
    expect(new Set(roles.map(({ action }) => JSON.stringify(action))).size).toBe(7);
  });
});

describe('roles start with their trade', () => {
  const OWN: Readonly<Record<string, Good>> = {
    woodcutter: 'wood',
    fisherman: 'fish',
    shepherd: 'alpaca',
    miner: 'ore',
    stonemason: 'stone',
  };
  const PLAIN = ['food', 'wood', 'stone', 'fish', 'alpaca'];

  test.each(roles.map((row) => [row.id, row] as const))('%s', (id, { goods: starting, coins }) => {
    expect(starting).toHaveLength(4);
    expect([1, 2]).toContain(count(starting, 'food'));
    const own = OWN[id];
    if (own !== undefined) expect(starting).toContain(own);
    const dear = starting.filter((good) => !PLAIN.includes(good));
    // At most one cacao for the farmer, who need not have any: it is a source to shift to.
    if (id === 'farmer') expect([[], ['cacao']]).toContainEqual(dear);
    else expect(dear).toEqual(id === 'miner' ? ['ore'] : []);
    expect(coins).toBeGreaterThanOrEqual(0);
    expect(coins).toBeLessThanOrEqual(id === 'trader' ? 4 : 3);
  });

  test('the miner as a review saw it', () => {
    expect(role('miner')).toMatchObject({ goods: ['food', 'food', 'fish', 'ore'], coins: 1 });
  });

  test('no two start with the same goods', () => {
    const starts = roles.map((row) => row.goods.toSorted().join());
    expect(new Set(starts).size).toBe(roles.length);
  });
});

/** The number in the order of the explanation; X6 and X13 may change places, as the editions do. */
function explained(kind: string, isSwapped: boolean): number {
  const number = Number(kind.slice(1));
  if (!isSwapped) return number;
  return number === 6 ? 13 : number === 13 ? 6 : number;
}

function risesWith(isSwapped: boolean): boolean {
  const letters: Letter[] = extensions
    .toSorted((a, b) => explained(a.kind, isSwapped) - explained(b.kind, isSwapped))
    .map(({ letter }) => letter);
  return letters.every((letter, index) => index === 0 || letter >= (letters[index - 1] as Letter));
}

function priceOf(kind: string): number {
  const prices = new Set(extensions.filter((tile) => tile.kind === kind).map(({ price }) => price));
  expect(prices.size, kind).toBe(1);
  return Math.max(...prices);
}

/** Whether one exchange takes no more than another at the same place, and offers at least as much. */
function doesAllOf(more: Exchange, less: Exchange): boolean {
  return (
    more.location === less.location &&
    more.pays.every((thing) => count(more.pays, thing) <= count(less.pays, thing)) &&
    less.gains.every((good) => more.gains.includes(good))
  );
}

describe('extensions', () => {
  test('letters rise with the order of the explanation', () => {
    expect(risesWith(false) || risesWith(true)).toBe(true);
  });

  test('cost 1 to 4, and tiles of one kind the same', () => {
    for (const { id } of extensionKinds) {
      expect(priceOf(id), id).toBeGreaterThanOrEqual(1);
      expect(priceOf(id), id).toBeLessThanOrEqual(4);
    }
    expect(priceOf('X14')).toBe(priceOf('X20'));
  });

  test('what does more never costs less than what does part of it', () => {
    const compared: string[] = [];
    for (const { id: more } of extensionKinds) {
      for (const { id: less } of extensionKinds) {
        const [big, small] = [exchangeOf(more), exchangeOf(less)];
        if (more === less || big === null || small === null || !doesAllOf(big, small)) continue;
        compared.push(`${more} ${less}`);
        expect(priceOf(more), `${more} ${less}`).toBeGreaterThanOrEqual(priceOf(less));
      }
    }
    expect(compared).toEqual(expect.arrayContaining(['X10 X4', 'X12 X2', 'X16 X13', 'X21 X11']));
  });

  test('the strip adds nothing, then one, then never less', () => {
    expect(board.strip.slice(0, 2)).toEqual([0, 1]);
    expect(board.strip).toEqual(board.strip.toSorted((a, b) => a - b));
  });

  test('[X14, X20] one kind is ours to say, and so is the place of X25', () => {
    expect(kindOf('X20')).toMatchObject({ sameAs: 'X14', provenance: { sameAs: 'ours' } });
    expect(kindOf('X25')).toMatchObject({
      effect: { location: 'village' },
      provenance: { effect: { location: 'ours' } },
    });
  });
});

const price = (good: Good): number => goods[good].price ?? 0;

describe('market', () => {
  test('fish and wood have no price, nor have food and corn', () => {
    expect(GOODS.filter((good) => goods[good].price === null).toSorted()).toEqual([
      'corn',
      'fish',
      'food',
      'wood',
    ]);
  });

  test('dearer goods never sell for less, and nothing for more than silver but glass', () => {
    const sold = GOODS.filter((good) => goods[good].price !== null);
    for (const dear of sold) {
      for (const cheap of sold) {
        if (goods[dear].value > goods[cheap].value) {
          expect(price(dear), `${dear} ${cheap}`).toBeGreaterThanOrEqual(price(cheap));
        }
      }
      if (dear !== 'glass') expect(price('silver'), dear).toBeGreaterThanOrEqual(price(dear));
    }
  });
});

/** Points of the rows never fall, and the first row scores least of all. */
function neverFalls(rows: readonly RowRow[]): boolean {
  return rows.every(({ points }, index) => index === 0 || points >= (rows[index - 1]?.points ?? 0));
}

describe('cards and rows', () => {
  test('orders pay 9 to 19, and more for dearer goods', () => {
    for (const a of orders) {
      expect(a.points, a.id).toBeGreaterThanOrEqual(9);
      expect(a.points, a.id).toBeLessThanOrEqual(19);
      for (const b of orders) {
        if (worth(a.goods) > worth(b.goods)) {
          expect(a.points, `${a.id} ${b.id}`).toBeGreaterThanOrEqual(b.points);
        }
      }
    }
    expect(Math.min(...orders.map(({ points }) => points))).toBe(9);
    expect(Math.max(...orders.map(({ points }) => points))).toBe(19);
  });

  test.each([
    ['houses', houses],
    ['boats', boats],
  ])('%s: one for each good but food', (_, cards) => {
    const shown = GOODS.filter((good) => good !== 'food').toSorted();
    expect(cards.map(({ good }) => good).toSorted()).toEqual(shown);
  });

  test('rows of a depot never fall, and the first row scores least', () => {
    const { left, right } = board.warehouse;
    expect(neverFalls(left) && neverFalls(right)).toBe(true);
    for (const { points } of [...left.slice(1), ...right]) {
      expect(points).toBeGreaterThan(left[0]?.points ?? 0);
    }
  });
});

describe('assets', () => {
  test.each([
    [1, 12, 4],
    [2, 9, 5],
  ])('of stage %i, %i, at least %i cost a higher good', (stage, of, least) => {
    const cards = assets.filter((asset) => asset.stage === stage);
    expect(cards).toHaveLength(of);
    expect(cards.filter(({ cost }) => cost === 'higher').length).toBeGreaterThanOrEqual(least);
  });

  test('one lets its owner hold a second open order', () => {
    const found = assets.filter(({ effect }) => effect.verb === 'secondOrder');
    expect(found).toMatchObject([{ provenance: { effect: 'seen' } }]);
  });

  test('none gives something besides what it is for', () => {
    for (const { id, effect } of assets) {
      if (effect.verb !== 'exchangeForTraveler') continue;
      const kinds = [effect.gains.length, effect.coins, effect.opals, effect.points].filter((one) => one > 0);
      expect(kinds, id).toHaveLength(1);
    }
  });
});
