import { DEFAULT_SETTINGS, type TableInfo } from '@altiplano/protocol';
import { loadTexts } from '@altiplano/text';
import { expect, test } from 'vitest';
import { words as de } from '../../words/de.ts';
import { words as en } from '../../words/en.ts';
import { settingLines } from './setting-lines.ts';

function info(settings: Partial<TableInfo['settings']>): TableInfo {
  return { settings: { ...DEFAULT_SETTINGS, ...settings }, pack: { id: 'shipped', hash: '' } } as TableInfo;
}

test.each([
  ['en', en],
  ['de', de],
] as const)('every setting has a name, a value and a sentence (%s)', async (language, words) => {
  const texts = await loadTexts(language);
  for (const clock of [
    { type: 'none' },
    { type: 'live', bank: 1800, increment: 30 },
    { type: 'slow', days: 2 },
  ] as const) {
    const lines = settingLines(info({ clock }), texts, words);
    const names = lines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, value, says } of lines)
      for (const text of [name, value, says]) expect(text).toMatch(/\S/);
  }
});

test('what a clock gives is said in figures', async () => {
  const lines = settingLines(
    info({ clock: { type: 'live', bank: 1800, increment: 30 } }),
    await loadTexts('en'),
    en,
  );
  expect(lines.map(({ value }) => value)).toContain('30 minutes + 30 seconds');
});
