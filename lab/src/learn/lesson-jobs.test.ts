import { createDice } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { castOfPlanners } from './cast.ts';
import { type LessonPlan, lessonJobs } from './lesson-jobs.ts';

const plan: LessonPlan = {
  games: 300,
  players: [2, 4],
  modules: 'base',
  packs: 'family',
  others: 1,
  seed: 's/0',
};
const { minds } = castOfPlanners(1, createDice('minds'));

test('each game has a seed of its own and a mind on every seat', () => {
  const jobs = lessonJobs(plan, { minds, moods: [] }, createDice('d'));
  expect(jobs).toHaveLength(300);
  expect(new Set(jobs.map(({ seed }) => seed)).size).toBe(300);
  expect(jobs[299]?.seed).toBe('s/0/299');
  for (const [game, { options, seats }] of jobs.entries()) {
    expect(options.players).toBe(game % 2 === 0 ? 2 : 4);
    expect(seats).toHaveLength(options.players);
  }
  expect(new Set(jobs.flatMap(({ seats }) => seats)).size).toBe(minds.length);
  expect(lessonJobs(plan, { minds, moods: [] }, createDice('d'))).toEqual(jobs);
});

test('each game has a pack of its own, one in eight the one that the family is drawn around', () => {
  const packs = lessonJobs(plan, { minds, moods: [] }, createDice('d')).map(({ packSeed }) => packSeed);
  const own = packs.filter((seed) => seed !== null);
  expect(own).toHaveLength(300 - Math.floor(300 / 8));
  expect(new Set(own).size).toBe(own.length);
  const always = lessonJobs({ ...plan, packs: 'one' }, { minds, moods: [] }, createDice('d'));
  expect(new Set(always.map(({ packSeed }) => packSeed))).toEqual(new Set([null]));
});
