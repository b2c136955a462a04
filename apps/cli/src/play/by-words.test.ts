import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  createGame,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  thingOf,
  view,
} from '@altiplano/rules/engine';
import type { Language } from '@altiplano/text';
import { expect, test } from 'vitest';
import { chooser } from '../random/choice.ts';
import { anyMove, lively } from '../random/random-play.ts';
import { naming } from '../text/naming.ts';
import { LANGUAGES } from '../text/texts.ts';
import { choicesByWords } from './by-words.ts';
import { type Choice, choicesOf } from './choices.ts';
import type { Sight } from './sight.ts';

interface Position {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
}

/** So many that every kind of choice comes up. */
const TABLES = 8;

/** Every position of a few lively games in a language. */
function* positions(language: Language): Generator<Position> {
  const names = naming(LANGUAGES[language], steadyPack, ['You', 'Bot 2']);
  for (let table = 0; table < TABLES; table++) {
    const seed = `words ${table}`;
    const game = createGame({ components: steadyPack, options: { ...DEFAULT_OPTIONS, players: 2 }, seed });
    if (isRejection(game)) throw new Error(game.rejected);
    const choose = chooser(seed);
    while (!isOver(game)) {
      const seat = awaitedSeat(game);
      const sight = { seen: view(game, seat), seat, names };
      yield { sight, choices: choicesOf(game, sight) };
      const decision = anyMove(game, choose, lively);
      if (decision === null) throw new Error('nobody can move');
      apply(game, decision.seat, decision.move);
    }
  }
}

const GERMAN: Readonly<Record<string, string>> = {
  wood: 'holz',
  stone: 'stein',
  fish: 'fisch',
  alpaca: 'alpaka',
  cacao: 'kakao',
  ore: 'erz',
  wool: 'wolle',
  cloth: 'tuch',
  silver: 'silber',
  glass: 'glas',
};

test.each([
  ['en', 'sell', 'sell'],
  ['en', 'SEL', 'sell'],
  ['en', 'deliver', 'deliver'],
  ['en', 'store', 'store'],
  ['de', 'verkaufe', 'sell'],
  ['de', 'liefere', 'deliver'],
  ['de', 'lagere', 'store'],
] as const)('%s: %s and a good', (language, verb, type) => {
  let found = 0;
  for (const { sight, choices } of positions(language)) {
    const doing = choices.flatMap((choice) =>
      choice.readable.type === type && 'good' in choice.readable
        ? [{ ...choice, good: choice.readable.good }]
        : [],
    );
    const goods = new Set(doing.map(({ good }) => good));
    for (const good of goods) {
      const word = language === 'en' ? good : GERMAN[good];
      if (word === undefined) continue;
      const wanted = doing.filter((each) => each.good === good).map(({ good: _good, ...choice }) => choice);
      expect(choicesByWords(`${verb} ${word}`, choices, sight)).toEqual(wanted);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test.each([
  ['en', ['market', 'go market', 'go to the market'], 'end'],
  ['de', ['markt', 'reise markt', 'zum Markt reisen'], 'zug'],
] as const)(
  'a place alone means the journey there, whatever else happens there (%s)',
  (language, typed, end) => {
    let found = 0;
    for (const { sight, choices } of positions(language)) {
      const journeys = choices.filter(
        ({ readable }) => readable.type === 'travel' && readable['location'] === 'market',
      );
      if (journeys.length === 0) continue;
      found++;
      for (const text of typed) expect(choicesByWords(text, choices, sight)).toEqual(journeys);
      const ends = choices.filter(({ readable }) => readable.type === 'endTurn');
      if (ends.length > 0) expect(choicesByWords(end, choices, sight)).toEqual(ends);
    }
    expect(found).toBeGreaterThan(0);
  },
);

test('a number among words means the choice, not what its heading says of all', () => {
  let found = 0;
  for (const { sight, choices } of positions('en')) {
    const carts = choices.filter(({ readable }) => readable.type === 'buyCart');
    if (carts.length < 2) continue;
    for (const cart of carts) {
      expect(
        choicesByWords(
          `cart ${cart.readable.type === 'buyCart' ? cart.readable.movement : ''}`,
          choices,
          sight,
        ),
      ).toEqual([cart]);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('a card and what it is to bring mean that way to use it', () => {
  let found = 0;
  for (const { sight, choices } of positions('en')) {
    const uses = choices.filter(
      ({ readable }) => readable.type === 'use' && (readable['extras'] as string[]).length === 0,
    );
    for (const use of uses) {
      const { site, gain } = use.readable as unknown as { site: string; gain: string };
      const card = site.replace('extension:', '');
      if (uses.filter(({ readable }) => 'site' in readable && readable.site === site).length < 2) continue;
      expect(choicesByWords(`${card} ${gain}`, uses, sight)).toEqual([use]);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('a tile and a place mean the place itself, not a card that is used there', () => {
  let found = 0;
  for (const { sight, choices } of positions('en')) {
    for (const place of ['harbor', 'farm', 'mine', 'forest']) {
      const there = choices.filter(
        ({ readable }) => readable.type === 'place' && readable.thing === 'food' && readable.site === place,
      );
      const isOnCard = choices.some(
        ({ heading, label }) => heading === 'Place food on' && new RegExp(`^X.*${place}`).test(label),
      );
      if (there.length === 0 || !isOnCard) continue;
      found++;
      expect(choicesByWords(`food ${place}`, choices, sight)).toEqual(there);
      expect(choicesByWords(`food ${place.slice(0, -1)}`, choices, sight)).toEqual(there);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('an id means its card, and a whole word is not taken for the beginning of another', () => {
  const found = { cards: 0, ore: 0 };
  for (const { sight, choices } of positions('en')) {
    for (const choice of choices) {
      if (choice.readable.type !== 'buyExtension') continue;
      const id = choice.readable.extension;
      expect(choicesByWords(id.toLowerCase(), choices, sight)).toEqual([choice]);
      found.cards++;
    }
    const some = choicesByWords('ore', choices, sight);
    if (!some.some(({ label }) => /\bore\b/.test(label))) continue;
    found.ore++;
    for (const { label, heading } of some) expect(`${heading} ${label}`).toMatch(/\bore\b/);
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(0);
});

test('every choice is found by its own words, and nothing by words of none', () => {
  for (const { sight, choices } of positions('en')) {
    for (const choice of choices) {
      const label = choice.heading === null ? choice.label.replace(/ \(.*\)/, '') : choice.label;
      expect(choicesByWords(`${choice.heading ?? ''} ${label}`, choices, sight)).toContain(choice);
    }
    expect(choicesByWords('llama', choices, sight)).toEqual([]);
    expect(choicesByWords('?!', choices, sight)).toEqual([]);
  }
});

test('a place alone takes nothing back from there while planning', () => {
  let found = 0;
  for (const { sight, choices } of positions('en')) {
    const back = choices.filter(({ readable }) => readable.type === 'unplace');
    for (const choice of back) {
      expect(choicesByWords(choice.label, choices, sight)).not.toContain(choice);
      expect(choicesByWords(`take ${choice.label}`, choices, sight)).toContain(choice);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('to pass is not met by a word of its explanation', () => {
  let found = 0;
  for (const { sight, choices } of positions('en')) {
    const pass = choices.find(({ readable }) => readable.type === 'pass');
    if (pass === undefined) continue;
    found++;
    expect(choicesByWords('pass', choices, sight)).toEqual([pass]);
    for (const word of ['no', 'more', 'action', 'round']) {
      expect(choicesByWords(word, choices, sight)).not.toContain(pass);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test.each(['en', 'de'] as const)(
  'a good alone that can be sold and delivered means both (%s)',
  (language) => {
    let found = 0;
    for (const { sight, choices } of positions(language)) {
      const goodsOf = (type: string): unknown[] =>
        choices.filter(({ readable }) => readable.type === type).map(({ readable }) => thingOf(readable));
      const both = goodsOf('deliver').filter((good) => goodsOf('sell').includes(good));
      for (const good of both) {
        const word = language === 'en' ? String(good) : GERMAN[String(good)];
        const meant = choicesByWords(word ?? '', choices, sight).map(({ readable }) => readable.type);
        expect(meant).toEqual(expect.arrayContaining(['sell', 'deliver']));
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  },
);

test.each([
  ['en', 'house of'],
  ['de', 'Haus von'],
] as const)('a house as the log tells it means to build it (%s)', (language, house) => {
  let found = 0;
  for (const { sight, choices } of positions(language)) {
    for (const choice of choices) {
      const row = steadyPack.houses.find(
        ({ id }) => choice.readable.type === 'buildHouse' && id === choice.readable.house,
      );
      const word = language === 'en' ? row?.good : GERMAN[row?.good ?? ''];
      if (choice.readable.type !== 'buildHouse' || word === undefined) continue;
      expect(choicesByWords(`${house} ${word}`, choices, sight)).toContain(choice);
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});
