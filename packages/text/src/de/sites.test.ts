import { steadyPack } from '@altiplano/pack/testing';
import { LOCATIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { plain, sentence } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { atSite, fromSite, toSite } from './sites.ts';
import { texts } from './texts.ts';

const { site } = naming(texts, steadyPack, []);

test.each([
  ['road', 'an der Straße', 'zur Straße', 'von der Straße'],
  ['forest', 'im Wald', 'in den Wald', 'aus dem Wald'],
  ['role', 'auf der Rolle', 'auf die Rolle', 'von der Rolle'],
  ['movement:2', 'auf Bewegung 2', 'auf Bewegung 2', 'von Bewegung 2'],
  ['container', 'in der Kiste', 'in die Kiste', 'aus der Kiste'],
  [
    'extension:X3',
    'auf dem Ausbau Nahrung → Holz (Wald)',
    'auf den Ausbau Nahrung → Holz (Wald)',
    'vom Ausbau Nahrung → Holz (Wald)',
  ],
])('%s has its prepositions', (name, at, to, from) => {
  const mark = site(name);
  expect([atSite(mark), toSite(mark), fromSite(mark)].map(plain)).toEqual([at, to, from]);
});

test('a place stays a place, and what is said behind a site stays behind it', () => {
  for (const location of LOCATIONS) {
    expect(fromSite(site(location))).toMatchObject([{ is: 'place', location }]);
  }
  expect(plain(toSite([site('role'), ' (Erz)']))).toBe('auf die Rolle (Erz)');
});

test('the way to each place has a title with its article', () => {
  const titles = LOCATIONS.map((location) =>
    plain(sentence(texts.moves.wish.travel(texts.mark.to(location)))),
  );
  expect([...titles].sort()).toEqual([
    'In den Wald reisen.',
    'Ins Bergwerk reisen.',
    'Ins Dorf reisen.',
    'Zum Hafen reisen.',
    'Zum Markt reisen.',
    'Zur Farm reisen.',
    'Zur Straße reisen.',
  ]);
});
