import {
  apply,
  createGame,
  createMoveBuffer,
  isOver,
  isRejection,
  legalMoves,
  optionMatrix,
} from '@altiplano/rules/engine';
import { awaitedSeat, below, createChance, GOODS, violations } from '@altiplano/rules/engine';
import { describe, expect, test } from 'vitest';
import { checkPack } from '../check/check-pack.ts';
import { packHash } from '../pack-hash.ts';
import type { Pack } from '../pack.ts';
import { shippedPack } from '../shipped/shipped-pack.ts';
import { doesMore } from './extensions.ts';
import { varyPack } from './vary-pack.ts';

const PACKS = Array.from({ length: 60 }, (_, index) => varyPack(shippedPack, `family ${index}`));

function count(goods: readonly string[], good: string): number {
  return goods.filter((own) => own === good).length;
}

test('the same seed gives the same pack, another one another', () => {
  expect(varyPack(shippedPack, 'a')).toEqual(varyPack(shippedPack, 'a'));
  expect(new Set(PACKS.map((pack) => packHash(pack))).size).toBe(PACKS.length);
  expect(new Set(PACKS.map(({ id }) => id)).size).toBe(PACKS.length);
});

test('every pack of the family passes the checker', () => {
  for (const pack of PACKS) expect(checkPack(JSON.parse(JSON.stringify(pack)))).toHaveProperty('pack');
});

describe('what the theme asks for holds in every pack', () => {
  test.each(PACKS.map((pack) => [pack.id, pack] as const))('%s', (_, pack) => {
    holdsRoles(pack);
    holdsExtensions(pack);
    holdsGoods(pack);
    holdsPoints(pack);
    for (const [stage, least] of [
      [1, 4],
      [2, 5],
    ] as const) {
      const dear = pack.assets.filter((asset) => asset.stage === stage && asset.cost === 'higher');
      expect(dear.length).toBeGreaterThanOrEqual(least);
    }
  });
});

function holdsRoles({ roles, goods, extensionKinds }: Pack): void {
  expect(new Set(roles.map((role) => role.goods.toSorted().join())).size).toBe(roles.length);
  for (const role of roles) {
    expect(role.goods).toHaveLength(4);
    expect([1, 2]).toContain(count(role.goods, 'food'));
    expect(count(role.goods, 'cacao')).toBeLessThanOrEqual(role.id === 'farmer' ? 1 : 0);
    const higher = role.goods.filter((good) => goods[good].higher && good !== 'cacao');
    expect(higher).toEqual(role.id === 'miner' ? ['ore'] : []);
    if (role.id !== 'trader' && role.id !== 'farmer')
      expect(count(role.goods, role.action.gains[0] as string)).toBeGreaterThan(0);
    expect(role.coins).toBeLessThanOrEqual(role.id === 'trader' ? 4 : 3);
    const shown = extensionKinds.find(
      ({ effect }) =>
        effect.verb === 'exchange' &&
        effect.location === role.action.location &&
        effect.pays.join() === role.action.pays.join() &&
        effect.gains.toSorted().join() === role.action.gains.toSorted().join(),
    );
    expect(role.kind).toBe(shown?.id ?? null);
  }
}

function holdsExtensions({ extensions, extensionKinds, board }: Pack): void {
  const letters = extensions.map(({ letter }) => letter);
  expect(letters).toEqual(letters.toSorted());
  const order = extensionKinds.map(({ id }) => id).filter((id) => id !== 'X6' && id !== 'X13');
  const found = [...new Set(extensions.map(({ kind }) => kind))];
  expect(found.filter((id) => id !== 'X6' && id !== 'X13')).toEqual(order);
  const effectOf = (id: string) => extensionKinds.find((kind) => kind.id === id)?.effect;
  for (const tile of extensions) {
    expect(tile.price).toBeGreaterThanOrEqual(1);
    expect(tile.price).toBeLessThanOrEqual(4);
    for (const other of extensions) {
      const [more, less] = [effectOf(tile.kind), effectOf(other.kind)];
      if (more !== undefined && less !== undefined && doesMore(more, less))
        expect(tile.price).toBeGreaterThanOrEqual(other.price);
    }
  }
  expect(board.strip.slice(0, 2)).toEqual([0, 1]);
}

function values({ goods }: Pack): number[] {
  return GOODS.map((good) => goods[good].value).toSorted();
}

function holdsGoods(pack: Pack): void {
  const { goods } = pack;
  expect(values(pack)).toEqual(values(shippedPack));
  for (const good of GOODS) {
    expect(goods[good].price === null).toBe(shippedPack.goods[good].price === null);
    for (const other of GOODS) {
      const [price, lower] = [goods[good].price, goods[other].price];
      if (price === null || lower === null || goods[good].value <= goods[other].value) continue;
      expect(price).toBeGreaterThanOrEqual(lower);
    }
  }
  expect(goods.silver.price).toBe(Math.max(goods.silver.price ?? 0, goods.cloth.price ?? 0));
}

function holdsPoints({ orders, board, goods }: Pack): void {
  for (const { points } of orders) expect(points >= 9 && points <= 19).toBe(true);
  const worth = (order: Pack['orders'][number]): number =>
    order.goods.reduce((sum, good) => sum + goods[good].value, 0);
  const plain = orders.filter((order) => !order.traveler);
  const [dear, cheap] = [plain.slice(8), plain.slice(0, 8)].map((half) =>
    half.reduce((sum, order) => sum + worth(order), 0),
  );
  expect(dear).toBeGreaterThan(cheap as number);
  for (const rows of [board.warehouse.left, board.warehouse.right]) {
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(points[0]).toBeLessThan(points[1] as number);
  }
  expect(board.road.slice(0, 2)).toEqual(['planning', 'corn']);
}

test('random games come to their end with packs of the family, whatever the options', () => {
  const matrix = optionMatrix();
  const buffer = createMoveBuffer();
  const chance = createChance('random games of the family');
  const counters = [0];
  for (const [index, components] of PACKS.entries()) {
    const options = matrix[(index * 37) % matrix.length] as (typeof matrix)[number];
    const game = createGame({ components, options, seed: `${index}` });
    if (isRejection(game)) throw new Error(game.rejected);
    while (!isOver(game)) {
      const seat = awaitedSeat(game);
      const moves = legalMoves(game, seat, buffer);
      apply(game, seat, buffer[below(chance, counters, 0, moves)] as number);
    }
    expect(violations(game)).toEqual([]);
  }
});
