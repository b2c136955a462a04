import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { narrow } from '../testing/steady-minds.ts';
import type { Lessons } from './aims.ts';
import { INPUTS } from './inputs.ts';
import { playForLessons } from './lessons.ts';

const game = {
  components: steadyPack,
  options: { ...DEFAULT_OPTIONS, players: 2 },
  minds: [narrow, narrow],
  moods: [],
};

function inputsOf({ inputs, seats }: Lessons): string[] {
  return Array.from(seats, (_, moment) => inputs.slice(moment * INPUTS, (moment + 1) * INPUTS).join());
}

test('a game teaches each position before a round and each to which a plan was to lead, and plans not chosen are played out besides', () => {
  const forked = Array.from({ length: 6 }, (_, index) =>
    playForLessons({ ...game, seed: `lessons ${index}`, others: 2 }),
  );
  for (const [main, ...others] of forked) {
    expect(main?.seats.length).toBeGreaterThan(20);
    expect(main?.scores).toHaveLength(2);
    for (const other of others) {
      // It begins with the plan that was not chosen, which leads elsewhere.
      expect(inputsOf(main as Lessons)).not.toContain(inputsOf(other)[0]);
      expect(other.seats.length).toBeLessThan(main?.seats.length ?? 0);
    }
  }
  expect(forked.flatMap(([, ...others]) => others).length).toBeGreaterThan(3);
});

test('without forks the game is the same, and the same seed teaches the same', () => {
  const alone = playForLessons({ ...game, seed: 'same', others: 0 });
  expect(alone).toHaveLength(1);
  expect(playForLessons({ ...game, seed: 'same', others: 0 })).toEqual(alone);
  const [main] = playForLessons({ ...game, seed: 'same', others: 3 });
  expect(main).toEqual(alone[0]);
});
