import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  view,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { choicesOf } from './choices.ts';
import { idleEnd, obviousChoice, whyAsked } from './forced.ts';
import { createSession } from './session.ts';

test('a forced choice plays itself as long as nothing can be undone or undo stays possible', async () => {
  const options = { ...DEFAULT_OPTIONS, players: 2, traveler: 'full' as const };
  const session = createSession({ pack: steadyPack, options, seed: 'forced', entropy: [], moves: [] });
  const { game } = session;
  const choose = chooser('forced');
  const buffer = createMoveBuffer();
  const seen = new Set<string>();
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    const moves = [...buffer.subarray(0, legalMoves(game, seat, buffer))];
    const [only, other] = moves as [number, number | undefined];
    if (other !== undefined) {
      await session.play(seat, lively(game, moves, choose), true);
      continue;
    }
    const asked = whyAsked(session, seat, only);
    const couldUndo = session.canUndo(seat);
    await session.play(seat, only, false);
    const keepsUndo = !isOver(game) && session.canUndo(seat) && awaitedSeat(game) === seat;
    expect(asked === null).toBe(!couldUndo || keepsUndo);
    seen.add(`${asked} ${couldUndo}`);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['null false', 'null true', 'reveals true', 'final true']),
  );
});

test('a turn is ended for whoever is alone in the last round and can act no more; before that round it is only said', () => {
  const names = naming(LANGUAGES.en, steadyPack, ['You', 'Bot 2']);
  const seen = { ended: 0, said: 0 };
  for (const seed of ['idle 33', 'idle 34']) {
    const options = { ...DEFAULT_OPTIONS, players: 2 };
    const game = createGame({ components: steadyPack, options, seed });
    if (isRejection(game)) throw new Error(game.rejected);
    const choose = chooser(seed);
    while (!isOver(game)) {
      const seat = awaitedSeat(game);
      const choices = choicesOf(game, { seen: view(game, seat), seat, names });
      const idle = idleEnd(game, seat, choices);
      const obvious = obviousChoice(game, seat, choices);
      const isLast = game.state.round === game.state.lastRound;
      expect(obvious !== null).toBe(choices.length === 1 || (isLast && idle !== null));
      if (idle === null || choices.length === 1) {
        const decision = anyMove(game, choose, lively);
        if (decision === null) throw new Error('nobody can move');
        apply(game, decision.seat, decision.move);
        continue;
      }
      expect(game.state.seats.filter(({ passed }) => passed === 0)).toHaveLength(1);
      seen[isLast ? 'ended' : 'said']++;
      apply(game, seat, idle.move);
      expect(awaitedSeat(game)).toBe(seat);
      const next = choicesOf(game, { seen: view(game, seat), seat, names });
      expect(next.map(({ readable }) => readable.type)).toEqual(['pass']);
    }
  }
  expect(seen.ended).toBeGreaterThan(0);
  expect(seen.said).toBeGreaterThan(0);
});
