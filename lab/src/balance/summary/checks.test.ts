import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { NO_STANDING } from '../tally/standing.ts';
import type { CardSummaries, CardSummary } from './cards.ts';
import { checkTargets, type Measured, type Target } from './checks.ts';
import { summarizeStanding } from './standings.ts';

const nobody = summarizeStanding(NO_STANDING, 0.25);

function card(id: string, figures: Partial<CardSummary> = {}): CardSummary {
  const usual = { inGame: 40, open: 40, taken: 20, firstShare: 0.1, firstOfOpenShare: 0.2 };
  return {
    ...usual,
    id,
    takenShare: null,
    takers: nobody,
    winnersShare: null,
    losersShare: null,
    meanRound: null,
    meanCoins: null,
    doneShare: null,
    meanRoundDone: null,
    doers: nobody,
    uses: null,
    ...figures,
  };
}

const NO_CARDS: CardSummaries = {
  extensionKinds: [],
  extensions: [],
  orders: [],
  houses: [],
  boats: [],
  missions: [],
  assets: [],
};

/** Made-up figures in which nothing is wrong, but for what is named. */
function measured(figures: Partial<Omit<Measured, 'options'>>, options: Partial<Options> = {}): Measured {
  return {
    options: { ...DEFAULT_OPTIONS, ...options },
    roles: [],
    cards: NO_CARDS,
    rounds: { mean: { value: 15, low: 14.5, high: 15.5 }, inside: { value: 0.9, low: 0.85, high: 0.94 } },
    rowsOfWinners: { value: 0.4, low: 0.38, high: 0.42 },
    travelerUsed: null,
    ...figures,
  };
}

function verdicts(target: Target, figures: Measured): unknown[] {
  return checkTargets(figures)
    .filter((check) => check.target === target)
    .map(({ verdict, isCertain }) => (isCertain ? verdict : `${verdict}?`));
}

function role(value: number, low: number, high: number): Measured['roles'][number] {
  return { id: 'miner', ...nobody, relative: { value, low, high } };
}

test('a role is to win between 0.8 and 1.2 of a fair share', () => {
  const roles = [
    role(1, 0.9, 1.1),
    role(1.1, 0.9, 1.3),
    role(1.3, 1.1, 1.5),
    role(1.5, 1.3, 1.7),
    role(0.5, 0.3, 0.79),
    { id: 'trader', ...nobody },
  ];
  expect(verdicts('roleWins', measured({ roles }))).toEqual([
    'met',
    'met?',
    'missed?',
    'missed',
    'missed',
    'unknown?',
  ]);
});

test('no card is to be never taken, or always first', () => {
  const orders = [
    card('usual'),
    card('shunned', { taken: 0, firstOfOpenShare: 0 }),
    card('too rare', { open: 19, taken: 0 }),
    card('rushed', { firstOfOpenShare: 0.95 }),
    card('at the limit', { firstOfOpenShare: 0.9 }),
  ];
  const found = checkTargets(measured({ cards: { ...NO_CARDS, orders } })).filter(
    ({ subject }) => subject === 'orders',
  );
  expect(found).toMatchObject([
    { target: 'neverTaken', value: 1, verdict: 'missed', cards: ['shunned'] },
    { target: 'alwaysFirst', value: 1, verdict: 'missed', cards: ['rushed'] },
  ]);
});

test('cards seen in too few games say nothing', () => {
  const houses = [card('rare', { open: 5, taken: 0 })];
  const cards = { ...NO_CARDS, houses };
  expect(verdicts('neverTaken', measured({ cards }))).toEqual(['unknown?']);
});

test('games of four are to take 12 to 20 rounds', () => {
  const long = { mean: { value: 21, low: 20.5, high: 21.5 }, inside: { value: 0.3, low: 0.2, high: 0.4 } };
  expect(verdicts('roundsMean', measured({}))).toEqual(['met']);
  expect(verdicts('roundsMean', measured({ rounds: long }))).toEqual(['missed']);
  expect(verdicts('roundsInside', measured({ rounds: long }))).toEqual(['missed']);
  expect(verdicts('roundsMean', measured({ rounds: long }, { players: 2 }))).toEqual([]);
  expect(verdicts('roundsMean', measured({}, { traveler: 'full', short: true }))).toEqual([]);
});

function rowsBring(value: number): Measured {
  return measured({ rowsOfWinners: { value, low: value - 0.01, high: value + 0.01 } });
}

test('rows are to bring a third to a half of the winners’ points, roughly', () => {
  expect(verdicts('rowsOfWinners', rowsBring(0.32))).toEqual(['met']);
  expect(verdicts('rowsOfWinners', rowsBring(0.2))).toEqual(['missed']);
  expect(verdicts('rowsOfWinners', rowsBring(0.6))).toEqual(['missed']);
});

test('three quarters of the players are to use the traveler, where there is one', () => {
  const travelerUsed = { value: 0.7, low: 0.6, high: 0.8 };
  expect(verdicts('travelerUsed', measured({ travelerUsed }, { traveler: 'full' }))).toEqual(['missed?']);
  expect(verdicts('travelerUsed', measured({ travelerUsed }))).toEqual([]);
});
