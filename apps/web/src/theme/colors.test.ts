import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { MARKS_ON, TEXT_ON } from '../testing/color-pairs.ts';
import { readThemeColors, THEMES, type Theme } from '../testing/theme-colors.ts';

const colors = readThemeColors();

function colorOf(name: string, theme: Theme): string {
  const color = colors.get(name)?.[theme];
  if (color === undefined) throw new Error(`The theme declares no colour --${name}.`);
  return color;
}

function tooFaint(pairs: Record<string, readonly string[]>, least: number): string[] {
  return THEMES.flatMap((theme) =>
    Object.entries(pairs).flatMap(([ground, inks]) =>
      inks
        .map((ink) => ({ ink, ratio: wcagContrast(colorOf(ink, theme), colorOf(ground, theme)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ ink, ratio }) => `${theme}: ${ink} on ${ground} is ${ratio.toFixed(2)}`),
    ),
  );
}

/** The text colours and grounds that one rule of a style sheet sets together. */
function pairsInStyles(): string[] {
  const source = join(import.meta.dirname, '..');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  return sheets.flatMap((name) => {
    const rules = readFileSync(join(source, name), 'utf8').matchAll(/\{([^{}]*)\}/g);
    return [...rules].flatMap(([, body = '']) => {
      const ink = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1];
      const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(body)?.[1];
      return ink === undefined || ground === undefined ? [] : [`${ink} on ${ground}`];
    });
  });
}

describe('contrast', () => {
  test('text on its ground has at least 4.5 to 1, by day and by night', () => {
    expect(tooFaint(TEXT_ON, 4.5)).toEqual([]);
  });

  test('lines that carry meaning have at least 3 to 1', () => {
    expect(tooFaint(MARKS_ON, 3)).toEqual([]);
  });

  test('every pair that a style sheet sets together is among those checked', () => {
    const known = Object.entries(TEXT_ON).flatMap(([ground, inks]) =>
      inks.map((ink) => `${ink} on ${ground}`),
    );
    // A card's band is any of the cards' colours, which are checked one by one.
    known.push('on-card on band');
    expect(pairsInStyles().filter((pair) => !known.includes(pair))).toEqual([]);
  });

  test('no text colour is left out', () => {
    const checked = new Set(Object.values(TEXT_ON).flat());
    const inks = [...colors.keys()].filter((name) => /^(?:text|on-)/.test(name));
    expect(inks.filter((ink) => !checked.has(ink))).toEqual([]);
  });
});
