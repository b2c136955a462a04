import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { GOODS, goodIndex } from '../goods.ts';
import { view } from '../view/view.ts';
import { newTable, type Table } from '../testing/table.ts';

function rolesOf(t: Table): string[] {
  return t.game.state.seats.map((seat) => t.game.components.roles[seat.role].id);
}

function sortedGoods(goods: readonly string[]): string {
  return goods.toSorted((a, b) => GOODS.indexOf(a as never) - GOODS.indexOf(b as never)).join(' ');
}

test('[S9] at random everyone gets another role, and every role comes up', () => {
  const games = Array.from({ length: 60 }, (_, seed) =>
    rolesOf(newTable({ players: 5 }, steadyPack, `s${seed}`)),
  );
  for (const roles of games) expect(new Set(roles).size).toBe(5);
  for (let seat = 0; seat < 5; seat++) expect(new Set(games.map((roles) => roles[seat])).size).toBe(7);
});

test('[S9] at random the starting player draws first, then clockwise', () => {
  const [first, second, third] = rolesOf(newTable({ players: 3, startingSeat: 0 }));
  expect(rolesOf(newTable({ players: 3, startingSeat: 1 }))).toEqual([third, first, second]);
  expect(rolesOf(newTable({ players: 3, startingSeat: 2 }))).toEqual([second, third, first]);
});

test('[S9] in the draft the last player in turn order chooses first, the starting player last', () => {
  const t = newTable({ players: 4, startingSeat: 1, roles: 'draft' });
  const chosen: number[] = [];
  for (const role of ['miner', 'trader', 'farmer', 'shepherd']) {
    const asked = t.asked();
    expect(asked).toHaveLength(1);
    chosen.push(asked[0]);
    t.play(asked[0], { type: 'chooseRole', role });
  }
  expect(chosen).toEqual([0, 3, 2, 1]);
  expect(rolesOf(t)).toEqual(['miner', 'shepherd', 'farmer', 'trader']);
});

test('[S9] the draft starts with all seven face up, and a role taken is gone', () => {
  const t = newTable({ roles: 'draft' });
  expect(t.offered(1, 'chooseRole').map((move) => move.role)).toEqual(
    steadyPack.roles.map((role) => role.id),
  );
  expect(t.play(1, { type: 'chooseRole', role: 'miner' })).toEqual([
    { type: 'roleTaken', seat: 1, role: 'miner' },
  ]);
  expect(t.offered(0, 'chooseRole')).toHaveLength(6);
  expect(t.refused(0, { type: 'chooseRole', role: 'miner' })).toMatchObject({
    rejected: 'roleTaken',
    rule: 'S9',
  });
});

test('[S9] nobody chooses before their turn in the draft', () => {
  const t = newTable({ roles: 'draft' });
  expect(t.legal(0)).toEqual([]);
  expect(t.refused(0, { type: 'chooseRole', role: 'miner' })).toMatchObject({ rejected: 'notYourTurn' });
});

test('[S9] [S10] no role gives anything before all have one, and unused roles are not asked for again', () => {
  const t = newTable({ roles: 'draft' });
  t.play(1, { type: 'chooseRole', role: 'trader' });
  expect(t.bag(1)).toBe('');
  t.play(0, { type: 'chooseRole', role: 'miner' });
  expect(t.bag(1)).toBe('food wood stone fish');
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([1, 3]);
  expect([t.legalTypes(0), t.legalTypes(1)]).toEqual([['draw'], ['draw']]);
});

test.each([steadyPack, otherPack])(
  '[S10] [G1] the tiles of the role lie in the bag, its coins beside ($id)',
  (pack) => {
    for (const seed of ['a', 'b', 'c']) {
      const t = newTable({ players: 5 }, pack, seed);
      for (const [number, seat] of t.game.state.seats.entries()) {
        expect(t.bag(number)).toBe(sortedGoods(pack.roles[seat.role].goods));
        expect(seat.coins).toBe(pack.roles[seat.role].coins);
        expect(t.planned(number)).toBe('');
      }
    }
  },
);

test.each([steadyPack, otherPack])(
  '[S10] those tiles come out of the supply, and no others ($id)',
  (pack) => {
    const t = newTable({ players: 3 }, pack);
    const taken = t.game.state.seats.flatMap((seat) => pack.roles[seat.role].goods);
    for (const good of GOODS) {
      const used = taken.filter((other) => other === good).length;
      expect(t.game.state.supply[goodIndex(good)]).toBe(pack.supply[good][1] - used);
    }
  },
);

test('[G1] so the first round begins with drawing out of the bag', () => {
  const t = newTable({ roles: 'draft' });
  t.play(1, { type: 'chooseRole', role: 'fisherman' });
  t.play(0, { type: 'chooseRole', role: 'miner' });
  const events = t.play(0, { type: 'draw', count: 4 });
  expect(events.map((event) => [event.type, 'good' in event ? event.good : null]).sort()).toEqual([
    ['drew', 'fish'],
    ['drew', 'food'],
    ['drew', 'food'],
    ['drew', 'ore'],
  ]);
  expect(t.planned(0)).toBe('food food fish ore');
});

test.each(['random', 'draft'] as const)('[S9] unused roles leave the game (%s)', (roles) => {
  const t = newTable({ players: 3, roles });
  for (const seat of roles === 'draft' ? [2, 1, 0] : []) t.play(seat, t.legal(seat)[0]);
  expect(view(t.game, 'spectator').roles).toEqual([]);
  expect(new Set(view(t.game, 0).players.map((player) => player.role)).size).toBe(3);
});
