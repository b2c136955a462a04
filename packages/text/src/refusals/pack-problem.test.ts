import { checkPack, type Problem, PROBLEM_SENTENCES, shippedPack } from '@altiplano/pack';
import { expect, test } from 'vitest';
import { ALL } from '../testing/languages.ts';
import { packProblemText } from './pack-problem.ts';

const [english, german] = ALL.map(({ texts }) => texts);

function braces(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

test('every sentence needs the same figures in both languages', () => {
  for (const [code, sentence] of Object.entries(PROBLEM_SENTENCES)) {
    const other = german?.packProblems.sentences[code as keyof typeof PROBLEM_SENTENCES] ?? '';
    expect([code, braces(other)]).toEqual([code, braces(sentence)]);
  }
});

/** A pack with one part of it spoiled. */
function problemsWith(change: (pack: Record<string, unknown>) => void): readonly Problem[] {
  const json = JSON.parse(JSON.stringify(shippedPack)) as Record<string, unknown>;
  change(json);
  const checked = checkPack(json);
  return 'problems' in checked ? checked.problems : [];
}

const TABLES = [
  'roles',
  'extensions',
  'extensionKinds',
  'orders',
  'houses',
  'boats',
  'missions',
  'events',
  'assets',
];
type Row = Record<string, unknown>;
const SPOILED: readonly Problem[] = [
  ...TABLES.flatMap((table) => [
    ...problemsWith((pack) => (pack[table] as unknown[]).pop()),
    ...problemsWith((pack) => (pack[table] as unknown[]).shift()),
    ...problemsWith((pack) => (pack[table] as unknown[]).push(7)),
    ...problemsWith((pack) => (pack[table] = {})),
    ...problemsWith((pack) => {
      for (const row of pack[table] as Row[]) for (const key of Object.keys(row)) row[key] = 'no';
    }),
    ...problemsWith((pack) => {
      for (const row of pack[table] as Row[]) for (const key of Object.keys(row)) row[key] = [99, 0.5];
    }),
  ]),
  ...problemsWith((pack) => (pack['supply'] = Object.fromEntries(Object.keys(pack).map((key) => [key, 0])))),
  ...problemsWith((pack) => ((pack['carts'] as number[])[0] = -1)),
  ...problemsWith((pack) => ((pack['supply'] as Record<string, number[]>)['fish'] = [1, 1, 1, 1])),
];

const ENGLISH =
  /\b(?:is|has|needs|must|unknown|missing|at least|at most|exactly|a list|an object|a text|fish|of)\b/;

test('German has its own word for whatever the checker finds', () => {
  expect(new Set(SPOILED.map(({ code }) => code)).size).toBeGreaterThan(12);
  for (const problem of SPOILED) {
    if (english === undefined || german === undefined) throw new Error('a language is missing');
    expect(packProblemText(problem, english)).toBe(problem.message);
    if (problem.code === 'rulesRefuse') continue;
    // What somebody wrote is quoted as it is.
    expect(packProblemText(problem, german).replaceAll(/'[^']*'/g, '')).not.toMatch(ENGLISH);
  }
});
