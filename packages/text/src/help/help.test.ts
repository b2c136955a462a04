import { readdirSync, readFileSync } from 'node:fs';
import { steadyPack } from '@altiplano/pack/testing';
import { BASIC_EXCHANGES, view } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { GUIDE_STEPS, nextStep } from './guide.ts';
import { createHelp } from './help.ts';
import { listMessages } from './lists.ts';
import { createSearch } from './search.ts';

const RULES = new URL('../../../rules/src/', import.meta.url);
const HELPS = ALL.map(({ language, texts, written }) => {
  const names = naming(texts, steadyPack, []);
  return { language, names, help: createHelp(written, names) };
});

/** Every rule there is: each has a test that names it, as [W6]. */
function allRules(): string[] {
  const tests = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const groups = tests.flatMap((name) =>
    [
      ...readFileSync(new URL(name, RULES), 'utf8').matchAll(/\[([A-Z]\d{1,2}(?:[ ,–-]+[A-Z]\d{1,2})*)\]/g),
    ].map((match) => match[1] ?? ''),
  );
  const ids = groups.flatMap((group) => group.match(/[A-Z]\d{1,2}/g) ?? []);
  // The rulings B… are answers to questions that players hardly meet.
  return [...new Set(ids)].filter((id) => !id.startsWith('B'));
}

test.each(HELPS)('every rule is explained by one paragraph ($language)', ({ help }) => {
  const rules = allRules();
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter((rule) => help.paragraphOf(rule) === undefined)).toEqual([]);
  const named = help.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  expect(named.filter((rule, index) => named.indexOf(rule) !== index)).toEqual([]);
  expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
});

test.each(HELPS)(
  'every paragraph has words, and every list is filled from the pack ($language)',
  ({ help, names }) => {
    const exchanges = BASIC_EXCHANGES.map(({ id }) => id);
    for (const { paragraphs } of help.chapters) {
      for (const { text, example } of paragraphs) {
        expectWords(plain(text));
        if (example?.is === 'exchange') expect(exchanges).toContain(example.id);
        if (example?.is !== 'list') continue;
        const lines = listMessages(example.list, names);
        expect(lines.length).toBeGreaterThan(4);
        for (const line of lines) expectWords(plain(line));
      }
    }
    const ids = help.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  },
);

const words = (text: string): number => text.split(' ').length;

test.each(HELPS)('sentences are short ($language)', ({ help }) => {
  const sentences = help.chapters
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => plain(text)))
    .flatMap((text) => text.split(/(?<=[.:!?]) /));
  expect(sentences.filter((text) => words(text) > 40)).toEqual([]);
  const mean = sentences.reduce((sum, text) => sum + words(text), 0) / sentences.length;
  expect(mean).toBeLessThan(14);
});

test('numbers come from the pack, goods are marks', () => {
  const [{ help }] = HELPS as [(typeof HELPS)[number]];
  const paragraph = help.paragraphOf('V2');
  expect(plain(paragraph?.text ?? [])).toBe(
    `A boat brings ${steadyPack.points.boat} points, a house ${steadyPack.points.house}.`,
  );
  expect(help.paragraphOf('A26')?.text).toContainEqual({
    is: 'thing',
    thing: 'ore',
    count: null,
    text: 'ore',
  });
});

test('searching finds rules by word, beginning, rule and spelling', () => {
  const [english, german] = HELPS.map(({ help, names }) => createSearch(help, names)) as [
    ReturnType<typeof createSearch>,
    ReturnType<typeof createSearch>,
  ];
  const ids = (found: ReturnType<typeof english>): string[] =>
    found.map((one) => (one.is === 'term' ? `term ${one.term.id}` : one.paragraph.id));
  expect(ids(english('corn row'))).toContain('corn-row');
  expect(ids(english('W6'))[0]).toBe('corn-row');
  expect(ids(english('wareh'))[0]).toBe('term warehouse');
  expect(ids(german('haus'))).toContain('term house');
  expect(ids(german('Häuser'))).toEqual(ids(german('hauser')));
  expect(ids(german('haeuser'))).toContain('houses-build');
  expect(ids(german('straße'))).toEqual(ids(german('strasse')));
  expect(ids(english('corn zeppelin'))).toEqual([]);
  expect(english('  ')).toEqual([]);
});

test('the guide shows each of its steps once, beside the decision it is about', () => {
  const shown = new Set<string>();
  const decisions: string[] = [];
  for (const options of [{}, ...GAMES]) {
    playThrough(options, (game) => {
      const seen = view(game, 0);
      const step = nextStep(seen, 0, shown);
      if (step === null) return;
      shown.add(step);
      decisions.push(`${step} ${seen.players[0]?.decision}`);
    });
  }
  expect(decisions.slice(0, 5)).toEqual([
    'goal takeBack',
    'plan plan',
    'move plan',
    'figure turn',
    'act turn',
  ]);
  expect([...shown].sort()).toEqual([...GUIDE_STEPS].sort());
  for (const { help } of HELPS) for (const step of GUIDE_STEPS) expectWords(plain(help.step(step).text));
});
