import type { LogLine } from '@altiplano/client';
import type { GameEvent } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { rollbackPointsOf } from './rollback-points.ts';

function played(number: number, seat: number, round: number, ...types: string[]): LogLine {
  const events = ['traveled', ...types].map((type) => ({ type, seat }) as GameEvent);
  return { number, at: 0, deed: { kind: 'played', seat, by: 'person' }, events, void: false, round, seat };
}

const said: LogLine = {
  number: 4,
  at: 0,
  deed: { kind: 'declined', seat: 1 },
  events: [],
  void: false,
  round: 1,
  seat: 1,
};

test('one can go back to before anyone’s stretch of moves, and to before the last step', () => {
  const lines = [
    played(1, 0, 1),
    played(2, 0, 1, 'turnEnded'),
    played(3, 1, 1),
    said,
    played(5, 1, 1, 'passed', 'roundBegan'),
    played(6, 1, 2),
    played(7, 1, 2),
  ];
  expect(rollbackPointsOf(lines).map(({ to }) => to)).toEqual([6, 5, 2, 0]);
});

test('a stretch of one step is not offered twice; what is void, forced or tells nothing is not offered', () => {
  const forced: LogLine = { ...played(4, 0, 1), deed: { kind: 'played', seat: 0, by: 'forced' } };
  const lines = [
    played(1, 0, 1),
    played(2, 1, 1),
    { ...played(3, 0, 1), void: true },
    forced,
    { ...played(5, 0, 1), events: [] },
  ];
  expect(rollbackPointsOf(lines).map(({ to }) => to)).toEqual([1, 0]);
  expect(rollbackPointsOf([])).toEqual([]);
});
