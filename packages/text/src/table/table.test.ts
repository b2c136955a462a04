import { readFileSync } from 'node:fs';
import { shippedPack } from '@altiplano/pack';
import { BOT_LEVELS, DEFAULT_SETTINGS, type Deed } from '@altiplano/protocol';
import { DEFAULT_OPTIONS, type Figures } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { expectWords } from '../testing/wordless.ts';
import { deedMessage, motionMessage } from './deed-message.ts';
import { warningMessage } from './warning-message.ts';
import { WARNING_CODES } from './warnings.ts';

const DEEDS: readonly Deed[] = [
  { kind: 'created' },
  { kind: 'sat', seat: 1, person: { id: 'p', name: 'Eva' } },
  { kind: 'botSeated', seat: 1, level: 'hard' },
  { kind: 'undone', seat: 0, numbers: [3] },
  { kind: 'undone', seat: 0, numbers: [3, 4] },
  { kind: 'rolledBack', to: 3 },
  { kind: 'replaced', seat: 0, level: 'medium', because: 'left' },
  { kind: 'preferred', seat: 0, forced: true },
  { kind: 'played', seat: 0, by: 'clock' },
  { kind: 'rematched', table: 't' },
];

test.each(ALL)('deeds of a table have words ($language)', ({ texts }) => {
  const names = naming(texts, shippedPack, ['Ann', 'Bob']);
  for (const deed of DEEDS) expectWords(plain(deedMessage(deed, names) ?? []));
  expect(deedMessage({ kind: 'played', seat: 0, by: 'person' }, names)).toBeNull();
  expect(plain(deedMessage(DEEDS[1] as Deed, names) ?? [])).toContain('Eva');
  expectWords(plain(motionMessage(0, { type: 'abandon' }, names)));
});

test.each(ALL)('every warning has words ($language)', ({ texts }) => {
  const names = naming(texts, shippedPack, []);
  const figures = { thing: 'fish', site: 'extension:X14', tiles: 2, missing: 1, places: 2, reachable: 1 };
  for (const code of WARNING_CODES) {
    const all = { ...figures, spaces: 1, more: 2, steps: 3 };
    expectWords(plain(warningMessage({ code, figures: all }, names)));
  }
  expectWords(plain(warningMessage({ code: 'nothingGained', figures: { good: 'fish' } }, names)));
});

function warned(language: string, code: (typeof WARNING_CODES)[number], figures: Figures): string {
  const { texts } = ALL.find((one) => one.language === language) as (typeof ALL)[number];
  return plain(warningMessage({ code, figures }, naming(texts, shippedPack, [])));
}

test('warnings count as people do', () => {
  const idle = { spaces: 1, more: 0, thing: 'wood', site: 'road' };
  expect(warned('de', 'emptyPlanning', { spaces: 1, more: 1 })).toMatch(/^Ein Planungsfeld bleibt leer\./);
  expect(warned('de', 'emptyPlanning', { spaces: 3, more: 1 })).toMatch(/^3 Planungsfelder bleiben leer\./);
  expect(warned('de', 'emptyPlanning', idle)).toContain('Holz an der Straße');
  expect(warned('en', 'emptyPlanning', idle)).toContain('wood at the road');
  expect(warned('de', 'unusableTile', { thing: 'wood', site: 'road', tiles: 1 })).toMatch(/^Holz .* nützt /);
  expect(warned('de', 'unusableTile', { thing: 'wood', site: 'road', tiles: 2 })).toMatch(
    /^2 Holz .* nützen /,
  );
  expect(warned('en', 'revealing', { steps: 1 })).toContain('Your last step ');
  expect(warned('en', 'revealing', { steps: 2 })).toContain('Your last 2 steps ');
});

test.each(ALL)('every setting and every option is explained ($language)', ({ texts }) => {
  const { options, table } = texts.settings;
  expect(Object.keys(options).sort()).toEqual(Object.keys(DEFAULT_OPTIONS).sort());
  expect(['options', ...Object.keys(table)].sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
  expect(Object.keys(table.substitute.values)).toEqual([...BOT_LEVELS]);
  for (const level of BOT_LEVELS) expect(texts.words.levels).toHaveProperty(level);
});

/** The keys of an exported object of the client, which this package must not import. */
function keysOf(file: string, name: string): string[] {
  const source = readFileSync(new URL(`../../../client/src/${file}`, import.meta.url), 'utf8');
  const body = source.slice(source.indexOf(`export const ${name}`)).split('\n}')[0] ?? '';
  return [...body.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1] ?? '');
}

test('the client warns of nothing without words, and has no preference without words', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  expect(keysOf('warnings/warning.ts', 'WARNINGS')).toEqual([...WARNING_CODES]);
  // What has been read is remembered with the preferences, but nobody chooses it.
  const preferences = keysOf('preferences/preferences.ts', 'DEFAULT_PREFERENCES').filter(
    (name) => name !== 'guided',
  );
  expect(preferences.length).toBeGreaterThan(4);
  expect(preferences.filter((name) => !Object.hasOwn(texts.preferences, name))).toEqual([]);
});
