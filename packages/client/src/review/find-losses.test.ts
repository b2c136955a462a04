import { readFileSync } from 'node:fs';
import { steadyPack } from '@altiplano/pack/testing';
import { isProblem, parseRecordText } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { findLosses, type Losses } from './find-losses.ts';

const FILE = '../../../../fixtures/games/08-2p-2017-draft-simultaneous.json';
const record = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
if (isProblem(record)) throw new Error(record.problem);

test('the decisions that cost most are found, each with what would have been better', () => {
  const steps: Losses[] = [...findLosses({ record, pack: steadyPack, seat: 1 })];
  const shares = steps.map(({ done }) => done);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const { done, losses } = steps.at(-1) as Losses;
  expect(done).toBe(1);
  // The seat was played at random.
  expect(losses.length).toBeGreaterThan(3);
  expect(losses).toEqual(losses.toSorted((a, b) => b.lost - a.lost));
  for (const { position, kind, played, better, lost } of losses) {
    expect(lost).toBeGreaterThan(0);
    expect(better.length).toBeGreaterThan(0);
    if (kind === 'move') expect(record.moves[position]).toEqual({ seat: 1, move: played[0] });
    else expect(played.at(-1)?.type).toBe('declare');
  }
}, 240_000);

test('a record that cannot be played is a problem, not a fault', () => {
  const search = findLosses({ record: { ...record, rules: 'other' }, pack: steadyPack, seat: 0 });
  expect(search.next()).toMatchObject({ done: true, value: { problem: 'otherRules' } });
});
