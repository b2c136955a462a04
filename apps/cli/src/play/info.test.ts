import { shippedPack } from '@altiplano/pack';
import { createGame, DEFAULT_OPTIONS, isRejection, view } from '@altiplano/rules';
import type { Language } from '@altiplano/text';
import { expect, test } from 'vitest';
import { widthOf } from '../board/layout.ts';
import { screenOf } from '../board/screen.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { infoLines } from './info.ts';

const screen = { ...screenOf(process.stdout), width: 80, bold: String, dim: String };

function told(asked: string, language: Language = 'en'): string {
  const options = { ...DEFAULT_OPTIONS, players: 2, traveler: 'full' as const };
  const game = createGame({ components: shippedPack, options, seed: 'info' });
  if (isRejection(game)) throw new Error(game.rejected);
  const names = naming(LANGUAGES[language], shippedPack, ['You', 'Bot 2'], ['You', 'Bot 2 (hard)']);
  const lines = infoLines({ seen: view(game, 0), seat: 0, names }, asked, screen);
  for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(80);
  return lines.join('\n');
}

test.each(['en', 'de'] as const)(
  'alone it lists its subjects, and each of them has a page (%s)',
  (language) => {
    const { info, play, words } = LANGUAGES[language];
    const list = told('', language);
    expect(told(info.subjects.subjects, language)).toBe(list);
    const nothing = play.whyNoMatch('').slice(0, 12);
    const others = Object.values(info.subjects).filter((subject) => subject !== info.subjects.subjects);
    for (const subject of [...others, ...Object.values(words.locations)]) {
      expect(list).toContain(subject);
      const page = told(subject, language);
      expect(page).not.toContain(nothing);
      expect(page).not.toBe(list);
    }
    expect(told('nonsense', language)).toContain(nothing);
    expect(told('nonsense', language)).toContain(list);
  },
);

test.each(['en', 'de'] as const)(
  'every extension and asset is told by its id, wherever it is (%s)',
  (language) => {
    for (const { id } of shippedPack.extensions) {
      expect(told(id.toLowerCase(), language)).toContain(`\n  ${id} `);
    }
    for (const { id } of shippedPack.assets) {
      expect(told(id, language).split('\n')[0]).toBe(LANGUAGES[language].board.asset);
    }
  },
);

test('an extension says what it costs and where it is', () => {
  const out = shippedPack.extensions.map(({ id }) => told(id)).join('\n');
  expect(out.match(/its price is/g)).toHaveLength(shippedPack.extensions.length);
  expect(out.match(/on the strip now, for \d/g)).toHaveLength(5);
  expect(out.match(/not on the strip now/g)).toHaveLength(shippedPack.extensions.length - 5);
});

test('all roles are listed, and who plays', () => {
  expect(
    told('roles')
      .split('\n')
      .filter((line) => line.startsWith('  ') && line[2] !== ' '),
  ).toHaveLength(shippedPack.roles.length);
  expect(told('bot')).toContain('Bot 2 (hard)');
});
