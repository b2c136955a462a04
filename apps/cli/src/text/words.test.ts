import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  createLog,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  readLog,
  view,
  whyNot,
} from '@altiplano/rules/engine';
import { plainStory } from '@altiplano/text';
import { expect, test } from 'vitest';
import { choicesOf } from '../play/choices.ts';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming, rejectionText } from './naming.ts';
import { LANGUAGES } from './texts.ts';

const SEATS = ['You', 'Bot 2', 'Bot 3'];
/** What a text must never contain: a value that has no words. */
const WORDLESS = /undefined|NaN|null|\[object|extension:|asset:|movement:/;

function playThrough(
  options: Partial<Options>,
  at: (game: Parameters<typeof view>[0], move: number) => void,
): void {
  const all = { ...DEFAULT_OPTIONS, players: 3, ...options };
  const game = createGame({ components: shippedPack, options: all, seed: 'words' });
  if (isRejection(game)) throw new Error(game.rejected);
  const choose = chooser('words');
  game.log = createLog();
  for (let moves = 0; !isOver(game); moves++) {
    at(game, moves);
    const decision = anyMove(game, choose, lively);
    if (decision === null) throw new Error('nobody can move');
    apply(game, decision.seat, decision.move);
  }
  at(game, -1);
}

test.each(Object.entries(LANGUAGES))('every choice and every event has words (%s)', (_, texts) => {
  const names = naming(texts, shippedPack, SEATS);
  playThrough({ missions: true, traveler: 'full', roles: 'draft' }, (game, move) => {
    for (const [seat] of SEATS.entries()) {
      const sight = { seen: view(game, seat), seat, names };
      for (const { label, heading } of move >= 0 && move % 3 === seat ? choicesOf(game, sight) : []) {
        expect(`${heading} ${label}`.replace(/^null /, '')).not.toMatch(WORDLESS);
        expect(label).not.toBe('');
      }
    }
    if (move >= 0 || game.log === null) return;
    const lines = plainStory(readLog(game, game.log, 0), names.game);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(line).not.toMatch(WORDLESS);
  });
});

test.each(Object.entries(LANGUAGES))('every refusal has words (%s)', (_, texts) => {
  const names = naming(texts, shippedPack, SEATS);
  // Moves that were legal at some time are well-formed, and mostly illegal at any other.
  const known = new Set<number>();
  const buffer = createMoveBuffer();
  const codes = new Set<string>();
  playThrough({ missions: true, traveler: 'full', short: true }, (game, move) => {
    for (const [seat] of SEATS.entries()) {
      const count = move < 0 ? 0 : legalMoves(game, seat, buffer);
      for (let i = 0; i < count; i += 4) known.add(buffer[i] as number);
    }
    if (move % 15 !== 0) return;
    for (const tried of known) {
      const rejection = whyNot(game, awaitedSeat(game), tried);
      if (rejection === null) continue;
      codes.add(rejection.rejected);
      expect(texts.refusals).toHaveProperty(rejection.rejected);
      expect(rejectionText(rejection, texts, names)).not.toMatch(WORDLESS);
    }
  });
  expect(codes.size).toBeGreaterThan(15);
});
