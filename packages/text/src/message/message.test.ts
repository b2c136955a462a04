import { expect, test } from 'vitest';
import { ALL } from '../testing/languages.ts';
import { joined, plain, say, sentence, spoken } from './message.ts';

const [english, german] = ALL.map(({ texts }) => texts) as [
  (typeof ALL)[number]['texts'],
  (typeof ALL)[number]['texts'],
];

test('marks stay marks in the gaps of a message, and make its plain words', () => {
  const message = say`pay ${english.mark.thing('food', 2)} at ${3} ${say`places`}`;
  expect(message).toContainEqual({ is: 'thing', thing: 'food', count: 2, text: '2 food' });
  expect(plain(message)).toBe('pay 2 food at 3 places');
});

test('a voice says the signs of an exchange', () => {
  const exchange = (texts: typeof english) => texts.mark.exchange(['ore', 'food'], ['silver', 'glass']);
  expect(plain(exchange(english))).toBe('food + ore → silver or glass');
  expect(spoken(exchange(english))).toBe('food and ore gives silver or glass');
  expect(spoken(exchange(german))).toBe('Nahrung und Erz ergibt Silber oder Glas');
});

test('a sentence has a large letter and one full stop', () => {
  expect(plain(sentence(say`${german.mark.at('mine')} bauen`))).toBe('Im Bergwerk bauen.');
  expect(plain(sentence(say`done!`))).toBe('Done!');
  expect(sentence([])).toEqual([]);
});

test('messages in a row', () => {
  expect(plain(joined([say`a`, say`b`, say`c`], '; '))).toBe('a; b; c');
  expect(plain(english.grammar.all([say`a`, say`b`, say`c`]))).toBe('a, b and c');
  expect(plain(german.grammar.any([say`a`, say`b`, say`c`]))).toBe('a, b oder c');
});

test('numbers take the form their language wants', () => {
  expect([1, 2].map(english.words.coins)).toEqual(['1 coin', '2 coins']);
  expect([1, 2].map(german.words.points)).toEqual(['1 Punkt', '2 Punkte']);
  expect(german.grammar.decimal(1.25)).toMatch(/^1,[23]$/);
  expect(german.grammar.number(1234)).toBe('1.234');
});
