import { steadyPack } from '@altiplano/pack/testing';
import { awaitedSeat, DEFAULT_OPTIONS, PHASE, reveals, stateHash } from '@altiplano/rules/engine';
import { movesOf } from '@altiplano/host';
import { expect, test } from 'vitest';
import { createSession, type Session } from './session.ts';

const options = { ...DEFAULT_OPTIONS, players: 2 };
const start = { pack: steadyPack, options, seed: 'session', entropy: [], moves: [] };

/** Plays on to where somebody plans. */
async function planning(): Promise<{ session: Session; seat: number }> {
  const session = createSession(start);
  while (session.game.state.phase !== PHASE.planning) {
    const seat = awaitedSeat(session.game);
    await session.play(seat, movesOf(session.game, seat)[0] ?? expect.unreachable(), true);
  }
  return { session, seat: awaitedSeat(session.game) };
}

function quietMove({ game }: Session, seat: number): number {
  return movesOf(game, seat).find((move) => !reveals(game, seat, move)) ?? expect.unreachable();
}

test('what was done for somebody goes back with the choice before it, also out of what was heard', async () => {
  const { session, seat } = await planning();
  const [before, from] = [stateHash(session.game), session.now()];
  await session.play(seat, quietMove(session, seat), true);
  await session.play(seat, quietMove(session, seat), false);
  expect(session.heard(seat, from).length).toBeGreaterThan(0);
  expect([session.canUndo(seat), session.canUndo(1 - seat)]).toEqual([true, false]);
  expect(await session.undo(seat)).toBe(true);
  expect([stateHash(session.game), session.heard(seat, from)]).toEqual([before, []]);
  expect([session.canUndo(seat), await session.undo(seat)]).toEqual([false, false]);
});

test('a game that was saved goes on where it stood, with nothing to take back', async () => {
  const { session, seat } = await planning();
  await session.play(seat, quietMove(session, seat), true);
  const again = createSession({ ...start, moves: session.record().moves });
  expect(stateHash(again.game)).toBe(stateHash(session.game));
  expect(again.record()).toEqual(session.record());
  expect(again.canUndo(seat)).toBe(false);
});

test('what is not legal is a fault, and changes nothing', async () => {
  const { session, seat } = await planning();
  const before = session.log.length;
  await expect(session.play(1 - seat, 99_999, true)).rejects.toThrow();
  expect(session.log).toHaveLength(before);
});
