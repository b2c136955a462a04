import { BOTS, ponder } from '@altiplano/bots';
import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  createGame,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  type Options,
  view,
} from '@altiplano/rules';
import { expect, test } from 'vitest';
import { widthOf } from '../board/layout.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES, type Texts } from '../text/texts.ts';
import { choicesOf } from './choices.ts';
import { tipLines } from './tip.ts';

const WIDTH = 80;

function newGame(options: Partial<Options>, seed: string): Game {
  const game = createGame({ components: shippedPack, options: { ...DEFAULT_OPTIONS, ...options }, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

/** The tip for the seat that the game waits for, and the move that the adviser would make. */
function tipIn(game: Game, texts: Texts): { move: number; decision: string; lines: string[] } {
  const seat = awaitedSeat(game);
  const seen = view(game, seat);
  const sight = { seen, seat, names: naming(texts, shippedPack, ['Ann', 'Bob']) };
  const thought = ponder(BOTS.learned, game, seat, 'tip');
  const answer = { move: thought.move(), reasons: thought.reasons() };
  const lines = tipLines(answer, game, choicesOf(game, sight), sight, WIDTH);
  return { move: answer.move, decision: seen.players[seat]?.decision ?? '', lines };
}

test.each(Object.entries(LANGUAGES))('every decision of a game has a tip in words (%s)', (_, texts) => {
  const game = newGame({ players: 2, missions: true, traveler: 'full', short: true, roles: 'draft' }, 'tips');
  const decisions = new Set<string>();
  while (!isOver(game)) {
    const { move, decision, lines } = tipIn(game, texts);
    decisions.add(decision);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|NaN|null|\[object|extension:\w|asset:\w|movement:\w|Infinity/);
      expect(widthOf(line), line).toBeLessThanOrEqual(WIDTH);
    }
    apply(game, awaitedSeat(game), move);
  }
  expect([...decisions]).toEqual(expect.arrayContaining(['chooseRole', 'draftMission', 'plan', 'turn']));
});

test('a plan is told as what is left to be done for it', () => {
  const game = newGame({ players: 2 }, 'plan');
  while (tipIn(game, LANGUAGES.en).decision !== 'plan')
    apply(game, awaitedSeat(game), tipIn(game, LANGUAGES.en).move);
  const [title, best] = tipIn(game, LANGUAGES.en).lines;
  expect(title).toBe(LANGUAGES.en.tip.title);
  expect(best).toMatch(/^ {2}A\) place .* on .*/);
  for (let tile = 0; tile < 12; tile++) {
    const { move, decision, lines } = tipIn(game, LANGUAGES.en);
    if (decision !== 'plan' || lines[1] === '  A) finish planning') return;
    apply(game, awaitedSeat(game), move);
  }
  throw new Error('the plan is never complete');
});
