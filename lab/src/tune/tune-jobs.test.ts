import { WEIGHTS } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { generationJobs } from './tune-jobs.ts';
import { firstSteps, toVector, toWeights } from './weight-vector.ts';

const weights = (horizon: number) => ({ ...WEIGHTS, horizon });
const samples = [weights(1), weights(2)];
const plan = { generation: 0, league: [weights(10), weights(11)], blocks: 3, width: 4, seed: 's' };

test('every sample plays the same seeds against the same rivals', () => {
  const jobs = generationJobs(samples, plan);
  expect(jobs.map(({ mind }) => mind.weights.horizon)).toEqual([1, 1, 1, 2, 2, 2]);
  const [first, second] = [jobs.slice(0, 3), jobs.slice(3)].map((part) =>
    part.map(({ seed, rival }) => [seed, rival.weights.horizon]),
  );
  expect(first).toEqual([
    ['s/0/0', 10],
    ['s/0/1', 11],
    ['s/0/2', 10],
  ]);
  expect(second).toEqual(first);
  expect(jobs[0]?.mind).toEqual({ weights: samples[0], width: 4, carelessness: 0 });
});

test('generations share no seed, and the league goes on where it stopped', () => {
  const [before, after] = [0, 1].map((generation) => generationJobs(samples, { ...plan, generation }));
  const seeds = new Set(before?.map(({ seed }) => seed));
  expect(after?.some(({ seed }) => seeds.has(seed))).toBe(false);
  expect(after?.[0]?.rival.weights.horizon).toBe(11);
});

test('weights and the vector of evolution are the same numbers', () => {
  expect(toWeights(toVector(WEIGHTS))).toEqual(WEIGHTS);
  expect(firstSteps()).toHaveLength(toVector(WEIGHTS).length);
  expect(Math.min(...firstSteps())).toBeGreaterThan(0);
});
