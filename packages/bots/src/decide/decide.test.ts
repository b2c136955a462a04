import { DEFAULT_OPTIONS, FRAME, isLegal, topFrame, writeMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { LONG, narrow, playMixed, tables } from '../testing/mixed-play.ts';
import { position } from '../testing/position.ts';
import { decide } from './decide.ts';

test(
  'a planner has a legal move for every kind of decision',
  () => {
    const seen = new Set<number>();
    const illegal: string[] = [];
    const kinds = Object.values(FRAME).filter((frame) => frame !== FRAME.none);
    for (const [played, table] of tables('decisions', 200).entries()) {
      if (played >= 16 && seen.size === kinds.length) break;
      playMixed(
        table,
        (game, seat, dice) => {
          const frame = topFrame(game.state.seats[seat]);
          const isRare = frame !== FRAME.plan && frame !== FRAME.turn && frame !== FRAME.takeBack;
          if (!isRare && dice.below(30) !== 0) return;
          const move = decide(game, seat, narrow);
          seen.add(frame);
          if (!isLegal(game, seat, move))
            illegal.push(`${table.seed}: ${JSON.stringify(writeMove(game, move))}`);
        },
        1,
      );
    }
    expect(illegal.slice(0, 5)).toEqual([]);
    expect([...seen].sort((a, b) => a - b)).toEqual(kinds);
  },
  LONG,
);

test('a seat that has nothing to decide is a fault', () => {
  const game = position(DEFAULT_OPTIONS, 100_000);
  expect(() => decide(game, 0, narrow)).toThrow('nothing to decide');
});
