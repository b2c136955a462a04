import { steadyPack } from '@altiplano/pack/testing';
import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { planMessage } from './advice.ts';

const PLAN: readonly ReadableMove[] = [
  { type: 'unplace', thing: 'wood', site: 'road' },
  { type: 'place', thing: 'food', site: 'mine' },
  { type: 'place', thing: 'ore', site: 'mine' },
  { type: 'place', thing: 'food', site: 'role' },
];

function said(language: string, moves: readonly ReadableMove[]): string {
  const { texts } = ALL.find((one) => one.language === language) as (typeof ALL)[number];
  return plain(planMessage(moves, naming(texts, steadyPack, [])));
}

test('a plan is told place by place', () => {
  expect(said('en', PLAN)).toBe(
    'take up wood from the road; place food and ore at the mine, food on the role',
  );
  expect(said('de', PLAN)).toBe(
    'nimm wieder auf: Holz von der Straße; lege Nahrung und Erz ins Bergwerk, Nahrung auf die Rolle',
  );
});

test('that planning is finished is said only where that is part of it', () => {
  expect(said('en', [...PLAN, { type: 'declare' }])).toMatch(/; finish planning$/);
  expect(said('en', PLAN)).not.toMatch(/finish/);
});
