import { shippedPack } from '@altiplano/pack';
import {
  apply,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isRejection,
  legalMoves,
  type Thing,
  type View,
  view,
} from '@altiplano/rules/engine';
import { GUIDE_STEPS } from '@altiplano/text';
import { expect, test } from 'vitest';
import { guideNote, progressOf } from './guide-note.ts';

const PROGRESS = {
  isHolding: false,
  errands: null,
  hasActed: false,
  canTakeBack: true,
  mayTravel: true,
  mayAct: true,
  mayPass: true,
};

function firstGame() {
  const game = createGame({ components: shippedPack, options: DEFAULT_OPTIONS, seed: 'guide' });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

test('a first game begins with what it is about; once all is read, the guide says what the decision is about', () => {
  const seen = view(firstGame(), 0);
  expect(guideNote(seen, 0, PROGRESS, new Set())).toEqual({ kind: 'step', step: 'goal', where: 'main' });
  const goal = new Set(['goal']);
  expect(guideNote(seen, 0, PROGRESS, goal)).toEqual({ kind: 'step', step: 'welcome', where: 'main' });
  expect(guideNote(seen, 0, PROGRESS, new Set(['goal', 'welcome']))).toEqual({
    kind: 'now',
    about: 'takeBack',
    where: 'board',
  });
});

test('whoever waits is told so', () => {
  const game = firstGame();
  const buffer = createMoveBuffer();
  while (view(game, 0).mayAct.includes(0)) {
    const count = legalMoves(game, 0, buffer);
    apply(game, 0, buffer[count - 1] ?? 0);
  }
  expect(guideNote(view(game, 0), 0, PROGRESS, new Set(GUIDE_STEPS))).toEqual({ kind: 'others' });
});

/** What seat 0 sees in a round with this decision, these tiles left to place and those placed. */
function seenIn(round: number, decision: string, left = 0, planned: Thing[] = []): View {
  const seen = view(firstGame(), 0);
  const [own, ...others] = seen.players;
  if (own === undefined || seen.own === null) throw new Error('nobody sits there');
  const planning = { ...own.planning, food: left };
  return {
    ...seen,
    round,
    players: [{ ...own, decision, planning }, ...others],
    own: { ...seen.own, planned },
  };
}

const unread = new Set<string>();

test.each([
  [1, 'takeBack', 'goal'],
  [2, 'takeBack', 'again'],
  [1, 'plan', 'plan'],
  [2, 'plan', 'market'],
  [3, 'plan', 'market'],
  [4, 'plan', 'end'],
  [1, 'turn', 'figure'],
])(
  'in round %d the note beside %s is %s, though nobody said that those before are understood',
  (round, decision, step) => {
    expect(guideNote(seenIn(round, decision, 4), 0, PROGRESS, unread)).toMatchObject({ kind: 'step', step });
  },
);

test.each([
  [3, 'takeBack'],
  [7, 'plan'],
])('in round %d no note is left for %s', (round, decision) => {
  const note = guideNote(seenIn(round, decision, 4), 0, PROGRESS, unread);
  expect(note).toMatchObject({ kind: 'now', about: decision });
});

test('with the first tile placed the guide goes on; with the last one it points at the end of planning', () => {
  expect(guideNote(seenIn(1, 'plan', 3, ['food']), 0, PROGRESS, unread)).toMatchObject({ step: 'move' });
  expect(guideNote(seenIn(1, 'plan', 0, ['food']), 0, PROGRESS, unread)).toEqual({
    kind: 'now',
    about: 'planned',
    where: 'main',
  });
});

test('before the figure is set the guide points at places, then at what can be done where it stands', () => {
  const seen = seenIn(1, 'turn');
  expect(guideNote(seen, 0, PROGRESS, unread)).toEqual({ kind: 'step', step: 'figure', where: 'places' });
  const read = new Set(['figure']);
  expect(guideNote(seen, 0, PROGRESS, read)).toEqual({ kind: 'now', about: 'unset', where: 'places' });
  const [own, ...others] = seen.players;
  const set: View = {
    ...seen,
    players: own === undefined ? others : [{ ...own, figure: 'mine' }, ...others],
  };
  expect(guideNote(set, 0, PROGRESS, read)).toEqual({ kind: 'step', step: 'act', where: 'board' });
});

test('who has acted is told what is left to do', () => {
  expect(guideNote(seenIn(1, 'turn'), 0, { ...PROGRESS, hasActed: true }, unread)).toMatchObject({
    kind: 'now',
    about: 'acted',
  });
});

test('where nothing lies that could be taken back, only drawing is spoken of', () => {
  const nothing = { ...PROGRESS, hasActed: false, canTakeBack: false };
  expect(guideNote(seenIn(3, 'takeBack'), 0, nothing, unread)).toEqual({
    kind: 'now',
    about: 'onlyDraw',
    where: 'main',
  });
  expect(guideNote(seenIn(1, 'takeBack'), 0, nothing, unread)).toMatchObject({ step: 'goal' });
  expect(guideNote(seenIn(2, 'takeBack'), 0, nothing, unread)).toMatchObject({
    step: 'again',
    where: 'main',
  });
});

test.each([
  ['turn', { mayPass: true, mayAct: true }],
  ['arrived', { mayPass: false, mayAct: true }],
  ['elsewhere', { mayPass: true, mayAct: false }],
  ['acted', { hasActed: true }],
  ['onlyEnd', { hasActed: true, mayTravel: false }],
] as const)('on a turn the guide says only what is possible: %s', (about, progress) => {
  const seen = seenIn(3, 'turn');
  const [own, ...others] = seen.players;
  if (own === undefined) throw new Error('nobody sits there');
  const standing = { ...seen, players: [{ ...own, figure: 'farm' as const }, ...others] };
  const note = guideNote(standing, 0, { ...PROGRESS, ...progress }, new Set(GUIDE_STEPS));
  expect(note).toMatchObject({ kind: 'now', about });
});

const DONE = { hasActed: true, isHolding: false, errands: null };

test('what is possible is read from the moves that are', () => {
  const only = progressOf([{ type: 'endTurn' }], DONE);
  expect(only).toEqual({
    ...DONE,
    canTakeBack: false,
    mayTravel: false,
    mayAct: false,
    mayPass: false,
  });
  expect(progressOf([{ type: 'pass' }, { type: 'buildRoad', extras: [] }], DONE)).toMatchObject({
    mayAct: true,
    mayPass: true,
  });
});

test('once a tile is chosen the spaces light up, and the guide points at nothing else', () => {
  const seen = seenIn(1, 'plan', 4);
  expect(guideNote(seen, 0, PROGRESS, unread)).toMatchObject({ step: 'plan', where: 'tile' });
  expect(guideNote(seen, 0, { ...PROGRESS, isHolding: true }, unread)).toMatchObject({
    step: 'plan',
    where: 'lit',
  });
});

test('[A10] a plan for more places than the figure comes to is told so at once, before anything else', () => {
  const places = ['farm', 'mine', 'road'] as const;
  const far = { kind: 'tooFar', places: 3, reachable: 2, where: 'movement' };
  const planning = { ...PROGRESS, errands: { places, reachable: 2 } };
  expect(guideNote(seenIn(1, 'plan', 1, ['food']), 0, planning, unread)).toEqual(far);
  expect(guideNote(seenIn(1, 'plan', 0, ['food']), 0, planning, unread)).toEqual(far);
  const reached = { ...PROGRESS, errands: { places, reachable: 3 } };
  expect(guideNote(seenIn(1, 'plan', 1, ['food']), 0, reached, unread)).toMatchObject({ step: 'move' });
  expect(guideNote(seenIn(3, 'turn'), 0, planning, new Set(GUIDE_STEPS))).toMatchObject({ kind: 'now' });
});

test('where the figure could only buy something, the guide points at the places where tiles wait', () => {
  const seen = seenIn(3, 'turn');
  const [own, ...others] = seen.players;
  if (own === undefined) throw new Error('nobody sits there');
  const standing = { ...seen, players: [{ ...own, figure: 'market' as const }, ...others] };
  const waiting = { ...PROGRESS, errands: { places: ['farm'] as const, reachable: 1 } };
  const read = new Set(GUIDE_STEPS);
  expect(guideNote(standing, 0, waiting, read)).toMatchObject({ about: 'turn', where: 'places' });
  const here = { ...PROGRESS, errands: { places: ['market'] as const, reachable: 1 } };
  expect(guideNote(standing, 0, here, read)).toMatchObject({ about: 'turn', where: 'board' });
});
