import { shippedPack } from '@altiplano/pack';
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  type Options,
  view,
  type View,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { endLines, isPurchaseFromEnd, mostRounds } from './end.ts';
import { screenOf } from './screen.ts';

/** What a seat sees of the end, with so many extensions in the pile and gaps in the strip. */
function seenWith(left: number, gaps: number, more: Partial<View> = {}): View {
  const game = createGame({
    components: shippedPack,
    options: { ...DEFAULT_OPTIONS, players: 2 },
    seed: 'end',
  });
  if (isRejection(game)) throw new Error(game.rejected);
  const seen = view(game, 0);
  const strip = seen.strip.map((id, space) => (space >= seen.strip.length - gaps ? null : id));
  return { ...seen, strip, pile: { ...seen.pile, left }, ...more };
}

test.each([
  [4, 0, 5],
  [4, 1, 5],
  [4, 2, 4],
  [2, 2, 2],
  [1, 2, 1],
  [0, 0, 1],
])('[N3] [N4] [E1] %i in the pile and %i gaps: at most %i rounds more', (left, gaps, rounds) => {
  expect(mostRounds(seenWith(left, gaps), false)).toBe(rounds);
});

test('[Z3] [Z4] in the short game the bottom one leaves as well, and the events may end it sooner', () => {
  expect(mostRounds(seenWith(4, 1, { eventsLeft: 9 }), true)).toBe(4);
  expect(mostRounds(seenWith(4, 1, { eventsLeft: 2 }), true)).toBe(2);
});

test('one more purchase decides only where the pile suffices for the gaps so far and no further', () => {
  expect(isPurchaseFromEnd(seenWith(2, 2), false)).toBe(true);
  expect(isPurchaseFromEnd(seenWith(3, 2), false)).toBe(false);
  expect(isPurchaseFromEnd(seenWith(1, 2), false)).toBe(false);
  expect(isPurchaseFromEnd(seenWith(1, 0), false)).toBe(false);
  expect(isPurchaseFromEnd(seenWith(2, 2, { lastRound: 9 }), false)).toBe(false);
});

const games: [string, Partial<Options>][] = [
  ['base', {}],
  ['short', { short: true, traveler: 'eventsOnly' }],
];

test.each(games)('no game lasts longer than was said at any time: %s', (_, more) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const options = { ...DEFAULT_OPTIONS, players: 3, ...more };
    const game = createGame({ components: shippedPack, options, seed });
    if (isRejection(game)) throw new Error(game.rejected);
    const choose = chooser(seed);
    let most = Number.POSITIVE_INFINITY;
    while (!isOver(game)) {
      const seen = view(game, 0);
      if (seen.phase === 'actions') most = Math.min(most, seen.round + mostRounds(seen, options.short));
      const decision = anyMove(game, choose, lively);
      if (decision === null) throw new Error('nobody can move');
      apply(game, decision.seat, decision.move);
    }
    expect(game.state.round).toBeLessThanOrEqual(most);
  }
});

test.each([
  [
    'en',
    /^The end: at most 5 rounds after this one, .*second extension.*\((\S+): \d+ left\)$/,
    /next round is the last one/,
  ],
  [
    'de',
    /^Das Ende: nach dieser höchstens 5 Runden, .*zweiten.*\((\S+): noch \d+\)$/,
    /nächste Runde ist die letzte/,
  ],
] as const)('the end in a sentence (%s)', (language, near, next) => {
  const screen = { ...screenOf(process.stdout), width: 200, bold: String, dim: String };
  const names = naming(LANGUAGES[language], shippedPack, ['You', 'Bot 2']);
  const said = (seen: View): string => endLines({ seen, names, screen }, false).join(' ');
  expect(said(seenWith(4, 0))).toMatch(near);
  expect(said(seenWith(0, 0))).toMatch(next);
});
