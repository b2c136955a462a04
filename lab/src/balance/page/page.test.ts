import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { plain } from '@altiplano/text';
import { expect, test } from 'vitest';
import { livelyBalance } from '../../testing/lively-balance.ts';
import { LANGUAGES } from '../../text/texts.ts';
import { balancePage } from './page.ts';

const FULL = { players: 4, missions: true, traveler: 'full' } as const;
const balance = livelyBalance(3, FULL);
/** What a text must never contain: a value that has no words. */
const WORDLESS = /undefined|NaN|Infinity|null|\[object/;
const VOID = new Set(['meta', 'rect', 'path']);

/** The tags that are open at the end, or closed without having been opened. */
function unbalanced(page: string): string[] {
  const open: string[] = [];
  for (const [tag, slash, name = ''] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (VOID.has(name) || tag.endsWith('/>')) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

test.each(Object.entries(LANGUAGES))('every section, in words (%s)', (language, texts) => {
  const page = balancePage(balance, steadyPack, texts);
  expect(page).toContain(`<html lang="${language}">`);
  for (const [name, title] of Object.entries(texts.balance.sections)) {
    expect(page).toContain(`<section id="${name}"`);
    expect(page).toContain(`>${title}</h2>`);
  }
  expect(page).not.toMatch(WORDLESS);
  for (const { id } of steadyPack.roles) expect(page).toContain(texts.words.roles[id]);
  expect(page).toContain(plain(texts.cards.asset(steadyPack.assets[1]?.effect as never)));
});

test('one page that needs nothing else, and can be read without seeing it', () => {
  const page = balancePage(balance, steadyPack, LANGUAGES.en);
  expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import/);
  const count = (part: RegExp): number => page.match(part)?.length ?? 0;
  expect(count(/<svg /g)).toBeGreaterThan(10);
  expect(count(/<svg [^>]*role="img"/g)).toBe(count(/<svg /g));
  expect(count(/<title id=/g)).toBe(count(/<svg /g));
  expect(count(/<desc id=/g)).toBe(count(/<svg /g));
  expect(count(/<caption>/g)).toBe(count(/<table>/g));
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(unbalanced(page)).toEqual([]);
});

test('without missions and traveler the page says so', () => {
  const page = balancePage(livelyBalance(1, { players: 2 }), steadyPack, LANGUAGES.en);
  expect(page).toContain(LANGUAGES.en.balance.notPlayed.missions);
  expect(page).toContain(LANGUAGES.en.balance.notPlayed.traveler);
  expect(unbalanced(page)).toEqual([]);
});

test('nothing that a pack or a seed says becomes markup', () => {
  const evil = '<script>alert("x")</script>';
  const pack = {
    ...otherPack,
    name: { en: evil, de: evil },
    roles: otherPack.roles.map((role, index) => ({ ...role, id: `${evil}${index}` })),
  };
  const page = balancePage({ ...livelyBalance(1, FULL, pack), seed: evil, bot: evil }, pack, LANGUAGES.de);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)');
});
