import { createDice } from '@altiplano/bots';
import { apply, isOver, optionMatrix, reveals, seen, view } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { tryMove } from '../preview/preview.ts';
import { gameOf, newGame, randomMove } from '../testing/positions.ts';

test('a step that reveals nothing is foreseen exactly, from what its seat sees', () => {
  let foreseen = 0;
  for (const [index, options] of optionMatrix().entries()) {
    if (index % 19 !== 0) continue;
    const game = newGame(options, `foreseen ${index}`);
    const dice = createDice(`foreseen ${index}`);
    while (!isOver(game)) {
      const { seat, move } = randomMove(game, dice);
      const isTried = dice.below(6) === 0;
      const trial = isTried ? tryMove(gameOf(game, seat), seat, move) : null;
      if (trial !== null) expect(trial.reveals).toBe(reveals(game, seat, move));
      apply(game, seat, move);
      if (trial === null || trial.reveals) continue;
      foreseen++;
      expect(view(trial.after, seat)).toEqual(view(game, seat));
      expect(seen(trial.after, seat)).toEqual(seen(game, seat));
    }
  }
  expect(foreseen).toBeGreaterThan(500);
});
