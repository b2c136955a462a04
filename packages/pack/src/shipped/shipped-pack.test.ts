import { expect, test } from 'vitest';
import { shippedPack } from './shipped-pack.ts';

const { events, eventPile, extensions, missions, orders, supply } = shippedPack;

function idsAt(when: string): string[] {
  return events.filter((event) => event.when === when).map(({ id }) => id);
}

test('[S3] supply for 2, 3, 4 and 5 players', () => {
  expect(supply.corn).toEqual([12, 17, 22, 25]);
  for (const good of ['wood', 'stone'] as const) expect(supply[good]).toEqual([12, 15, 18, 20]);
  for (const good of ['ore', 'silver', 'cloth', 'wool'] as const)
    expect(supply[good]).toEqual([8, 12, 14, 15]);
  for (const good of ['alpaca', 'fish', 'glass', 'cacao'] as const)
    expect(supply[good]).toEqual([7, 9, 11, 12]);
  expect(supply.food).toEqual([36, 36, 36, 36]);
  expect(shippedPack.firstEditionFood).toEqual([30, 30, 30, 30]);
  expect(shippedPack.carts).toEqual([6, 9, 12, 15]);
  expect(shippedPack.ordersInPlay).toEqual([10, 10, 12, 12]);
});

test('[S6] some extensions are marked for three, some for four, some for five players', () => {
  expect(new Set(extensions.map((tile) => tile.players))).toEqual(new Set([2, 3, 4, 5]));
});

test('[V2] a boat is worth 2, a house 4', () => {
  expect(shippedPack.points).toEqual({ boat: 2, house: 4 });
});

test('[X14, X20] count as one kind', () => {
  const same = shippedPack.extensionKinds.filter((kind) => kind.sameAs !== undefined);
  expect(same).toMatchObject([{ id: 'X20', sameAs: 'X14', effect: { verb: 'extraSpace' } }]);
});

test('[I5] the twenty missions', () => {
  const twenty = missions
    .filter((mission) => !mission.traveler)
    .map(({ condition }) => Object.values(condition).flat().join(' '));
  const wanted = [
    'orders 3',
    'stored alpaca 3',
    'storedKinds 7',
    'storedTiles 20',
    'firstRow',
    'rowsWithoutCorn 4',
    'ownedAtEnd silver cloth 3',
    'ownedAtEnd glass 4',
    'rows 3',
    'stored corn 5',
    'firstRowOf fish',
    'boats 3',
    'houses 3',
    'mostAtEnd ore',
    'stored cacao 4',
    'orderBoatAndHouse',
    'firstOrder',
    'firstHouse',
    'mostAtEnd stone',
    'ordersAskingFor wool cloth 2',
  ];
  expect(twenty.toSorted()).toEqual(wanted.toSorted());
});

test('[T16] the added mission asks for three assets', () => {
  const added = missions.filter((mission) => mission.traveler);
  expect(added.map(({ condition }) => condition)).toEqual([{ verb: 'assetsAtEnd', least: 3 }]);
});

test('[T2] the event pile', () => {
  expect(eventPile.full).toEqual({ A: 3, B: 3, C: 3, D: 3, E: 16 });
});

test('[Z2] the short event pile has 15 cards', () => {
  expect(eventPile.short).toEqual({ A: 3, B: 3, C: 3, D: 3, E: 3 });
});

test('[T6] which events last the round, and which wait for the drawing', () => {
  expect(idsAt('round')).toEqual(['Q3', 'Q4', 'Q6', 'Q9', 'Q13', 'Q14']);
  expect(idsAt('drawing')).toEqual(['Q23', 'Q27']);
});

test('the traveler lines of the events', () => {
  const lines = events.flatMap(({ id, traveler }) => (traveler === null ? [] : [`${id} ${traveler}`]));
  expect(lines.join(', ')).toBe(
    'Q1 food, Q2 stone, Q3 fish, Q4 alpaca, Q5 wool, Q6 ore, Q15 stageTwo, Q16 glass, Q17 cloth, Q18 ore, ' +
      'Q19 cacao, Q20 wood, Q21 silver, Q22 alpaca, Q32 stone, Q33 wood, Q34 wool',
  );
});

test('[T17] some order of The Traveler asks for corn', () => {
  expect(orders.some((order) => order.traveler && order.goods.includes('corn'))).toBe(true);
});

test('no order is worth less or more than a review saw', () => {
  for (const { id, points } of orders) {
    expect(points, id).toBeGreaterThanOrEqual(9);
    expect(points, id).toBeLessThanOrEqual(19);
  }
});

test('the first row has three spaces, and none scores less', () => {
  const { left, right } = shippedPack.board.warehouse;
  expect(left[0]?.spaces).toBe(3);
  for (const row of [...left, ...right]) expect(row.points).toBeGreaterThanOrEqual(left[0]?.points ?? 0);
});

test('every role starts with four tiles', () => {
  for (const role of shippedPack.roles) expect(role.goods, role.id).toHaveLength(4);
});
