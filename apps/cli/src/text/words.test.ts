import { shippedPack } from '@altiplano/pack';
import {
  allMoves,
  apply,
  createGame,
  createLog,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  MOVE_TYPES,
  type Options,
  readLog,
  view,
  whyNot,
} from '@altiplano/rules';
import { expect, test } from 'vitest';
import { choicesOf } from '../play/choices.ts';
import { story } from '../play/story.ts';
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
    const lines = story(readLog(game, game.log, 0), names);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(line).not.toMatch(WORDLESS);
  });
});

test.each(Object.entries(LANGUAGES))('every refusal has words (%s)', (_, texts) => {
  const names = naming(texts, shippedPack, SEATS);
  playThrough({ missions: true, traveler: 'full', short: true }, (game, move) => {
    if (move % 40 !== 0) return;
    for (const type of MOVE_TYPES) {
      const moves = allMoves(game, type);
      for (let i = move % 7; i < moves.length; i += Math.ceil(moves.length / 5)) {
        const rejection = whyNot(game, move % 3, moves[i] as number);
        if (rejection === null) continue;
        expect(texts.refusals).toHaveProperty(rejection.rejected);
        expect(rejectionText(rejection, texts, names)).not.toMatch(WORDLESS);
      }
    }
  });
});
