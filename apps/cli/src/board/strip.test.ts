import { steadyPack } from '@altiplano/pack/testing';
import { createGame, DEFAULT_OPTIONS, isRejection, view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { widthOf } from './layout.ts';
import { screenOf } from './screen.ts';
import { stripLines } from './strip.ts';

test.each([40, 160])(
  'a long extension goes on under its words, not under its price (%i columns)',
  (width) => {
    const game = createGame({ components: steadyPack, options: DEFAULT_OPTIONS, seed: 'strip' });
    if (isRejection(game)) throw new Error(game.rejected);
    const seen = { ...view(game, 0), strip: ['X18', 'X24', null, 'X3', 'X14'] };
    const names = naming(LANGUAGES.en, steadyPack, ['You', 'Bot 2']);
    const screen = { ...screenOf(process.stdout), width, bold: String, dim: String };
    const [, ...lines] = stripLines({ seen, names, screen }, 2018);
    const begin = lines[0]?.indexOf('X18') ?? 0;
    expect(lines.filter((line) => line.slice(0, begin).trim() !== '')).toHaveLength(5);
    expect(lines.every((line) => line[begin] !== ' ' && widthOf(line) <= width)).toBe(true);
    expect(lines.length > 5).toBe(width === 40);
  },
);
