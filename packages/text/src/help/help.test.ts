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
import type { ListName } from './examples.ts';
import { createHelp, isRuling } from './help.ts';
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

test('[S3] [S5] [S6] [T7] [T12] [T16] lists have the numbers and lines of the pack', () => {
  const [{ names }] = HELPS as [(typeof HELPS)[number]];
  const listed = (list: ListName): string[] => listMessages(list, names).map(plain);
  const { supply, carts, events, extensions } = steadyPack;
  expect(listed('supply')).toContain(`glass: ${supply.glass.join(' / ')}`);
  expect(listed('supply').join('\n')).toContain(carts.join(' / '));
  expect(listed('supply').at(-1)).toContain(`/ ${extensions.length}`);
  expect(listed('opals')).toContain(`cacao: ${steadyPack.goods.cacao.opals} opals`);
  expect(listed('opals').join()).not.toContain('corn');
  const lines = listed('events').filter((line) => /\(traveler: .+\)$/.test(line));
  expect(lines).toHaveLength(events.filter(({ traveler }) => traveler !== null).length);
  expect(listed('missions').filter((line) => line.endsWith('only with the traveler'))).toHaveLength(1);
});

test.each(HELPS)('[A32] [A34] [T11] once a round is at most once ($language)', ({ help, language }) => {
  for (const id of ['village-cart', 'market-buy', 'extensions-buy', 'assets-buy']) {
    const found = help.chapters.flatMap(({ paragraphs }) => paragraphs).find((one) => one.id === id);
    expect(plain(found?.text ?? []), id).toMatch(
      language === 'en' ? /at most one per round/i : /höchstens eine[nr]?\b.*je Runde|je Runde höchstens/i,
    );
  }
});

test.each(HELPS)(
  '[A39] [X14] [X20] what counts as one kind follows the pack ($language)',
  ({ names, language }) => {
    const { texts } = names;
    const { written } = ALL.find((one) => one.language === language) ?? {};
    if (written === undefined) throw new Error(language);
    const apart = steadyPack.extensionKinds.map(({ sameAs: _sameAs, ...kind }) => kind);
    const said = (extensionKinds: typeof steadyPack.extensionKinds): string =>
      plain(
        createHelp(written, naming(texts, { ...steadyPack, extensionKinds }, [])).paragraphOf('X20')?.text ??
          [],
      );
    const oneKind = language === 'en' ? 'count as one kind' : 'gelten als eine Art';
    expect(said(steadyPack.extensionKinds)).toContain(oneKind);
    expect(said(apart)).not.toContain(oneKind);
  },
);

test.each(HELPS)(
  '[K1] [T15] [Z4] [T5] [Q35] [Q37] what was left out or misleading ($language)',
  ({ help, language }) => {
    const said = (rule: string): string => plain(help.paragraphOf(rule)?.text ?? []);
    const expected: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
      K1: [/left in the pile.*coins too.*sight of all/, /noch im Stapel.*auch Münzen.*offen aus dem Spiel/],
      T15: [/Every two opals bring 1 point\./, /Je zwei Opale bringen 1 Punkt\./],
      Z4: [/bought empty, none leaves/, /leer gekauft, scheidet keiner aus/],
      T1: [/events only.*traveler.*one more mission/, /nur mit Ereignissen.*Reisenden.*eine weitere Mission/],
      Q35: [/or back into the bag/, /oder zurück in den Beutel/],
      Q37: [/all who tie gain/, /bei Gleichstand erhalten alle/],
    };
    for (const [rule, [en, de]] of Object.entries(expected)) {
      expect(said(rule), rule).toMatch(language === 'en' ? en : de);
    }
  },
);

test('rulings of ours are marked, and are those of docs/rulings.md', () => {
  const [{ help }] = HELPS as [(typeof HELPS)[number]];
  const listed = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');
  const ids = [...listed.matchAll(/^\| ([A-Z]\d[^|]*?) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').flatMap((one) => {
      const [from = '', to = from] = one.split('–');
      const last = Number(to.slice(1));
      const first = Number(from.slice(1));
      return Array.from({ length: last - first + 1 }, (_, step) => `${from.charAt(0)}${first + step}`);
    }),
  );
  const marked = help.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rulings }) => rulings));
  const wanted = ids.filter((id) => !id.startsWith('B'));
  expect(wanted.filter((id) => !marked.includes(id))).toEqual([]);
  // Marked beside these in RULES: the second half of a pair that the list has once.
  expect(marked.filter((id) => !wanted.includes(id)).sort()).toEqual(['Q39', 'T17', 'X20']);
  expect(['A3', 'G18'].every(isRuling)).toBe(true);
  expect(['A1', 'W6', 'Q1'].some(isRuling)).toBe(false);
});

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
