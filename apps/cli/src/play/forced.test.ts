import { steadyPack } from '@altiplano/pack/testing';
import {
  awaitedSeat,
  createGame,
  createLog,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
} from '@altiplano/rules';
import { expect, test } from 'vitest';
import { chooser } from '../random/choice.ts';
import { lively } from '../random/random-play.ts';
import { whyAsked } from './forced.ts';
import { createSession } from './session.ts';

test('a forced choice plays itself as long as nothing can be undone or undo stays possible', () => {
  const options = { ...DEFAULT_OPTIONS, players: 2, traveler: 'full' as const };
  const game = createGame({ components: steadyPack, options, seed: 'forced' });
  if (isRejection(game)) throw new Error(game.rejected);
  const start = { game, pack: steadyPack, options, seed: 'forced', entropy: [], moves: [], log: createLog() };
  const session = createSession(start);
  const choose = chooser('forced');
  const buffer = createMoveBuffer();
  const seen = new Set<string>();
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const moves = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
    const [only, other] = moves as [number, number | undefined];
    if (other !== undefined) {
      session.play(seat, lively(game, moves, choose), true);
      continue;
    }
    const asked = whyAsked(session, seat, only);
    const couldUndo = session.canUndo(seat);
    session.play(seat, only, false);
    const keepsUndo = !isOver(game) && session.canUndo(seat) && awaitedSeat(game) === seat;
    expect(asked === null).toBe(!couldUndo || keepsUndo);
    seen.add(`${asked} ${couldUndo}`);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['null false', 'null true', 'reveals true', 'final true']),
  );
});
