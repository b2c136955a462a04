import { expect, test } from 'vitest';
import { livelyTally } from '../../testing/lively-balance.ts';
import { addTallies } from './sums.ts';

test('numbers of the same name are added, all others are kept, and nothing is changed', () => {
  const a = { games: 1, roles: { miner: { wins: 60 } } };
  const b = { games: 2, roles: { miner: { wins: 30 }, trader: { wins: 30 } } };
  expect(addTallies<object>(a, b)).toEqual({
    games: 3,
    roles: { miner: { wins: 90 }, trader: { wins: 30 } },
  });
  expect(addTallies<object>(b, a)).toEqual(addTallies<object>(a, b));
  expect(a).toEqual({ games: 1, roles: { miner: { wins: 60 } } });
  expect(b.roles.miner).toEqual({ wins: 30 });
});

test('tallies of games give the same sum in any order and grouping', () => {
  const options = { players: 3, missions: true, traveler: 'full' } as const;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((seed) => livelyTally(seed, options)) as [
    ReturnType<typeof livelyTally>,
    ReturnType<typeof livelyTally>,
    ReturnType<typeof livelyTally>,
    ReturnType<typeof livelyTally>,
  ];
  const inOrder = addTallies(addTallies(addTallies(a, b), c), d);
  expect(addTallies(addTallies(a, b), addTallies(c, d))).toEqual(inOrder);
  expect(addTallies(d, addTallies(b, addTallies(c, a)))).toEqual(inOrder);
  expect(inOrder.games).toBe(4);
});
