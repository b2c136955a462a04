import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { fromSite, onSite } from './sites.ts';
import { texts } from './texts.ts';

const { site } = naming(texts, steadyPack, []);

test.each([
  ['road', 'at the road', 'from the road'],
  ['role', 'on the role', 'from the role'],
  ['movement:2', 'on movement 2', 'from movement 2'],
  ['container', 'in the container', 'from the container'],
  ['extension:X3', 'on the extension food → wood (forest)', 'from the extension food → wood (forest)'],
])('%s has its preposition and its article', (name, on, from) => {
  const mark = site(name);
  expect([onSite(mark), fromSite(mark)].map(plain)).toEqual([on, from]);
});
