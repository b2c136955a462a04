import { BOTS, ponder, type Reasons } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
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
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { widthOf } from '../board/layout.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES, type Texts } from '../text/texts.ts';
import { choicesOf } from './choices.ts';
import { tipLines } from './tip.ts';

const WIDTH = 80;

function newGame(options: Partial<Options>, seed: string): Game {
  const game = createGame({
    components: steadyPack,
    options: { ...DEFAULT_OPTIONS, players: 2, ...options },
    seed,
  });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

interface Tip {
  readonly decision: string;
  /** What the adviser would play. */
  readonly move: number;
  readonly lines: readonly string[];
}

/** The tip for the seat that the game waits for. */
function tipIn(game: Game, texts: Texts): Tip {
  const seat = awaitedSeat(game);
  const seen = view(game, seat);
  const sight = { seen, seat, names: naming(texts, steadyPack, ['Ann', 'Bob']) };
  const thought = ponder(BOTS.learned, game, seat, 'tip');
  const answer = { move: thought.move(), reasons: thought.reasons() };
  const lines = tipLines(answer, game, choicesOf(game, sight), sight, WIDTH);
  return { decision: seen.players[seat]?.decision ?? '', move: answer.move, lines };
}

test('every kind of decision has a tip in words, in every language', () => {
  const game = newGame({ missions: true, traveler: 'full', short: true, roles: 'draft' }, 'tips');
  const decisions = new Set<string>();
  const languages = Object.values(LANGUAGES);
  for (let moves = 0; !isOver(game); moves++) {
    const { move, decision, lines } = tipIn(game, languages[moves % languages.length] as Texts);
    decisions.add(decision);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toMatch(
      /undefined|NaN|null|\[object|extension:\w|asset:\w|movement:\w|Infinity/,
    );
    expect(Math.max(...lines.map(widthOf)), lines.join('\n')).toBeLessThanOrEqual(WIDTH);
    apply(game, awaitedSeat(game), move);
  }
  expect([...decisions]).toEqual(expect.arrayContaining(['chooseRole', 'draftMission', 'plan', 'turn']));
});

test('a plan is told as what is left to be done for it, and why', () => {
  const game = newGame({}, 'plan');
  const told: string[] = [];
  const why: string[] = [];
  for (let moves = 0; moves < 40 && told.at(-1) !== '  A) finish planning'; moves++) {
    const { move, decision, lines } = tipIn(game, LANGUAGES.en);
    if (decision === 'plan') {
      told.push(lines[1] ?? '');
      why.push(lines.find((line) => line.startsWith('     T')) ?? '');
    }
    apply(game, awaitedSeat(game), move);
  }
  expect(why[0]).toMatch(/^ {5}This way you can /);
  expect(told[0]).toMatch(/^ {2}A\) place .* (?:on|at) /);
  expect(told.at(-1)).toBe('  A) finish planning');
});

test('of candidates that differ in nothing only the first is told', () => {
  const game = newGame({}, 'twins');
  while (tipIn(game, LANGUAGES.en).decision !== 'turn') {
    apply(game, awaitedSeat(game), tipIn(game, LANGUAGES.en).move);
  }
  const seat = awaitedSeat(game);
  const sight = { seen: view(game, seat), seat, names: naming(LANGUAGES.en, steadyPack, ['Ann', 'Bob']) };
  const choices = choicesOf(game, sight);
  const [a, b, c, d] = choices.map(({ move }) => move) as [number, number, number, number];
  const reasons: Reasons = [
    { moves: [a], aims: [], expected: 80.4, differences: [] },
    { moves: [b], aims: [], expected: 80.4, differences: [] },
    {
      moves: [c],
      aims: [],
      expected: 78.9,
      differences: [
        { part: 'coins', points: -2.04 },
        { part: 'bag', points: 0.55 },
      ],
    },
    { moves: [d], aims: [], expected: 70, differences: [{ part: 'rows', points: -10.4 }] },
  ];
  expect(tipLines({ move: a, reasons }, game, choices, sight, WIDTH)).toEqual([
    'What a good bot would do in your place:',
    expect.stringMatching(/^ {2}A\) choice 1: /),
    '     Your figure then stands better for the next turn.',
    '     about 80 points at the end',
    expect.stringMatching(/^ {2}B\) choice 3: /),
    '     Your figure then stands better for the next turn.',
    '     1.5 points less than A: coins −2.0, your bag +0.6',
    expect.stringMatching(/^ {2}C\) choice 4: /),
    '     Your figure then stands better for the next turn.',
    '     10.4 points less than A: full rows −10.4',
  ]);
});
