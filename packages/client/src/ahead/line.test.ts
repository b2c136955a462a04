import { isRejection, type ReadableMove, type SiteName, type Thing } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { legalFor } from '../sight/legal-for.ts';
import { viewOf } from '../sight/view-of.ts';
import { eachPosition, gameOf } from '../testing/positions.ts';
import { drawing, placed, planning, turn } from '../testing/setting.ts';
import { type LineStep, tryStep } from './line-step.ts';
import { ownNext } from './own-next.ts';
import { retrace } from './retrace.ts';
import { shortened } from './shortened.ts';
import { turnsOf } from './turns.ts';

type Position = Parameters<typeof ownNext>[0];

/** Moves of seat 0, one after another. */
function line(game: Position, ...moves: ReadableMove[]): LineStep[] {
  const start = ownNext(game, 0);
  if (typeof start === 'string') throw new Error(start);
  const steps: LineStep[] = [];
  for (const move of moves) {
    const step = tryStep(steps.at(-1)?.after ?? start, 0, move);
    if (isRejection(step)) throw new Error(`${move.type}: ${step.rejected}`);
    steps.push(step);
  }
  return steps;
}

const place = (thing: Thing, site: SiteName) => ({ type: 'place', thing, site }) as const;
const up = (thing: Thing, site: SiteName) => ({ type: 'unplace', thing, site }) as const;
const WOOL = { type: 'produce', action: 'farm-wool', gain: 'wool', extras: [] } as const;
const atFarm = { figure: 'farm', on: { farm: 'alpaca food' } } as const;

test('[A1] a turn follows on a turn, all others standing still, until one passes', () => {
  const game = turn({ figure: 'market', coins: 9 });
  const [order] = legalFor(game, 0).filter(({ type }) => type === 'takeOrder');
  const [extension] = legalFor(game, 0).filter((move) => move.type === 'buyExtension');
  const stop = { type: 'endTurn' } as const;
  const steps = line(game, order as ReadableMove, stop, extension as ReadableMove, stop, { type: 'pass' });
  expect(turnsOf(steps).map((one) => one.length)).toEqual([2, 2, 1]);
  expect(steps.map(({ end }) => end)).toEqual([null, null, null, null, 'passed']);
  expect(steps[1]?.told).toEqual([{ type: 'turnEnded', seat: 0 }]);
  const last = steps.at(-1);
  expect(last?.shows).toBe('own');
  expect(viewOf(last?.after as Position, 0)).toMatchObject({ round: 1, waitsFor: [] });
});

test('[A1] whoever is the last to act can be tried out without ending the round', () => {
  const game = turn(atFarm);
  for (const seat of game.state.seats.slice(1)) seat.passed = 1;
  const steps = line(game, WOOL, { type: 'endTurn' }, { type: 'pass' });
  const after = steps.at(-1)?.after as Position;
  expect(viewOf(after, 0)).toMatchObject({ round: 1, phase: 'actions' });
  expect(after.state.seats[1]?.passed).toBe(1);
});

test('[P7] a plan can be declared and acted on, although others have not', () => {
  const game = placed(planning({ planning: 'alpaca food' }, { startingSeat: 1 }), 'alpaca farm', 'food farm');
  expect(legalFor(game, 0).some(({ type }) => type === 'declare')).toBe(false);
  const [declared, set, act] = line(game, { type: 'declare' }, { type: 'setFigure', location: 'farm' }, WOOL);
  expect(declared).toMatchObject({ shows: 'own', end: null });
  expect(declared?.told).toEqual([
    { type: 'declared', seat: 0 },
    { type: 'placed', seat: 0, thing: 'alpaca', site: 'farm' },
    { type: 'placed', seat: 0, thing: 'food', site: 'farm' },
  ]);
  expect([set?.shows, act?.shows]).toEqual(['nothing', 'nothing']);
});

test('[D4] what is drawn is not made up: the line ends there', () => {
  const steps = line(drawing({ bag: 'food wood fish ore ore' }), { type: 'draw', count: 4 });
  expect(steps).toMatchObject([{ shows: 'hidden', told: [], end: 'hidden' }]);
  expect(steps[0]?.after).toBe(steps[0]?.before);
});

test('what a line does is the same from the same position, and something else is said', () => {
  const game = turn({ figure: 'market', coins: 9 });
  const [extension] = legalFor(game, 0).filter((move) => move.type === 'buyExtension');
  const steps = line(game, extension as ReadableMove, { type: 'endTurn' });
  expect(retrace(game, 0, steps)).toMatchObject({ mismatch: null, done: 0 });

  const dearer = turn({ figure: 'market', coins: 9 });
  const { strip } = dearer.state;
  const at = viewOf(game, 0).strip.indexOf(extension?.extension ?? '');
  // It lies two spaces higher now, and costs more there.
  [strip[at], strip[at + 2]] = [strip[at + 2] as number, strip[at] as number];
  const { mismatch } = retrace(dearer, 0, steps);
  expect(mismatch).toMatchObject({ at: 0, why: { kind: 'different' } });

  const gone = turn({ figure: 'market', coins: 9 });
  gone.state.strip[at] = -1;
  expect(retrace(gone, 0, steps).mismatch).toMatchObject({ at: 0, why: { kind: 'refused' } });
});

test('a good that has run out since is not what was meant, though the rules allow it', () => {
  const steps = line(turn(atFarm), WOOL);
  const game = turn(atFarm);
  game.state.supply.fill(0);
  expect(retrace(game, 0, steps).mismatch).toMatchObject({
    why: { kind: 'different', now: expect.arrayContaining([{ type: 'ranOut', seat: 0, good: 'wool' }]) },
  });
});

test('a step without a choice that has played itself is left out', () => {
  const steps = line(turn({ figure: 'farm', on: { farm: 'alpaca food' } }), WOOL, { type: 'endTurn' });
  const next = steps.at(-1)?.after as Position;
  const rest = steps.slice(1).map((step) => ({ ...step, isForced: true }));
  expect(retrace(next, 0, rest)).toMatchObject({ steps: [], mismatch: null, done: 1 });
});

test('from any position of a seat the next step can be tried, and changes nothing there', () => {
  const reasons = new Set<string>();
  eachPosition((truth, seat) => {
    const game = gameOf(truth, seat);
    const before = JSON.stringify(game.state);
    const start = ownNext(game, seat);
    if (typeof start === 'string') {
      reasons.add(start);
      return;
    }
    const [move] = legalFor(start, seat);
    if (move === undefined) throw new Error('nothing to try');
    const step = tryStep(start, seat, move);
    if (isRejection(step)) throw new Error(step.rejected);
    expect(JSON.stringify(game.state)).toBe(before);
    if (step.shows === 'nothing') expect(retrace(start, seat, [step]).mismatch).toBe(null);
  }, 17);
  expect([...reasons].sort()).toEqual(['notYet', 'over']);
});

test('[P6] tiles that were placed and taken up again are left out of what is played', () => {
  const game = planning({ planning: 'alpaca food' });
  const steps = line(
    game,
    place('food', 'forest'),
    place('alpaca', 'farm'),
    up('food', 'forest'),
    place('food', 'mine'),
    up('food', 'mine'),
    place('food', 'farm'),
    { type: 'declare' },
  );
  const start = ownNext(game, 0) as Position;
  const short = shortened(start, 0, steps);
  expect(short.map(({ move }) => move)).toEqual([
    place('alpaca', 'farm'),
    place('food', 'farm'),
    { type: 'declare' },
  ]);
  expect(short.at(-1)?.told).toEqual(steps.at(-1)?.told);
});
