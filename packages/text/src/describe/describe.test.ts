import { listProvenance, shippedPack } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { BASIC_EXCHANGES, costsOf, GOODS, LOCATIONS } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { createHelp } from '../help/help.ts';
import { CARD_TABLES, plain, spoken } from '../message/message.ts';
import { naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { expectWords } from '../testing/wordless.ts';
import { type PackValue, packValue } from './pack-value.ts';
import { describeAction } from './action.ts';
import { describeCard, describeCoin, describeGood, describePlace, type Description } from './describe.ts';

const ACTIONS = [
  ...BASIC_EXCHANGES.map(({ id }) => id),
  'boat',
  'house',
  'store',
  'cart',
  'sell',
  'extension',
  'order',
  'deliver',
  'road',
];
const PACKS = { shipped: shippedPack, other: otherPack };

function check({ title, does, facts, more, rules }: Description, known: (rule: string) => boolean): void {
  for (const message of [title, does, ...facts, ...more]) {
    expectWords(plain(message));
    expectWords(spoken(message));
  }
  expect(plain(does)).toMatch(/^[\p{Lu}\p{N}].*[.)]$/u);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !known(rule))).toEqual([]);
}

test.each(ALL.flatMap((all) => Object.entries(PACKS).map(([name, pack]) => ({ ...all, name, pack }))))(
  'every component of the $name pack is described ($language)',
  ({ texts, written, pack }) => {
    const names = naming(texts, pack, []);
    const help = createHelp(written, names);
    const isKnown = (rule: string): boolean => help.paragraphOf(rule) !== undefined;
    for (const table of CARD_TABLES) {
      for (const { id } of pack[table]) {
        const description = describeCard(table, id, names);
        if (description === null) throw new Error(`${table} ${id} has no description`);
        check(description, isKnown);
      }
    }
    for (const good of GOODS) check(describeGood(good, names), isKnown);
    check(describeCoin(names), isKnown);
    for (const location of LOCATIONS) check(describePlace(location, names), isKnown);
    for (const action of ACTIONS) {
      const description = describeAction(action, names);
      if (description === null) throw new Error(`${action} has no description`);
      check(description, isKnown);
    }
  },
);

test('a card that the pack does not have, and an action that is on no board, have no description', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  expect(describeAction('castle', naming(texts, shippedPack, []))).toBeNull();
  expect(describeCard('houses', 'castle', naming(texts, shippedPack, []))).toBeNull();
});

test.each(ALL)('every value of a pack has words ($language)', ({ texts }) => {
  for (const pack of Object.values(PACKS)) {
    const names = naming(texts, pack, []);
    for (const row of listProvenance(pack)) {
      const { table, what, value } = packValue(row, names);
      // A table of one value says it all.
      if (what.length > 0) expectWords(plain(what));
      expectWords(`${table}: ${plain(value)}`);
      expect(plain([...what, ...value])).not.toMatch(/\[\d|stageTwo|eventPile/);
    }
  }
});

const told = ({ table, what, value }: PackValue): string => `${table} | ${plain(what)} | ${plain(value)}`;

test('where a value stands is told by the card and the field', () => {
  const [{ texts }] = ALL as [(typeof ALL)[number]];
  const names = naming(texts, shippedPack, []);
  expect(told(packValue({ path: 'extensions[3] (X3).price', value: 1 }, names))).toBe(
    'Extensions | food → wood (forest), price | 1',
  );
  expect(told(packValue({ path: 'board.warehouse.left[0].points', value: 3 }, names))).toBe(
    'Boards | left depot, row 1, points | 3',
  );
  expect(told(packValue({ path: 'supply.corn', value: [12, 17] }, names))).toBe('Supply | corn | 12 / 17');
});

test.each(ALL)('costs are those of the pack ($language)', ({ texts, written }) => {
  const names = naming(texts, otherPack, []);
  const { mark } = texts;
  const { exchanges, boat, house, order, mostCarts } = costsOf(otherPack);
  const said = (action: string): string => plain(describeAction(action, names)?.does ?? []);
  expect(said('boat')).toContain(plain(mark.thingsAsOne(boat)));
  expect(said('house')).toContain(plain(mark.allOf(house)));
  expect(said('order')).toContain(mark.coins(order).text);
  const { facts = [] } = describeCard('houses', otherPack.houses[0]?.id ?? '', names) ?? {};
  expect(facts.map(plain).join()).toContain(plain(mark.allOf(house)));
  const help = createHelp(written, names).chapters.flatMap(({ paragraphs }) => paragraphs);
  const paragraphs = help.map(({ text }) => plain(text)).join('\n');
  for (const { pays, gains } of Object.values(exchanges)) {
    expect(paragraphs).toContain(plain(mark.exchange(pays, gains)));
  }
  expect(paragraphs).toContain(plain(mark.allOf(house)));
  expect(paragraphs).toMatch(new RegExp(`\\b${mostCarts}\\b`));
});
