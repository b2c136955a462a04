import { expect, test } from 'vitest';
import { kept } from './kept.ts';

const place = { is: 'place', location: 'mine', text: 'mine' } as const;
const tile = { is: 'thing', thing: 'ore', count: 1, text: 'ore' } as const;

test('brackets and full stops stay with the picture beside them', () => {
  expect(kept([tile, ' (', place, '), then ', tile, '.'])).toEqual([
    { before: '', part: tile, after: '' },
    { before: '', part: ' ', after: '' },
    { before: '(', part: place, after: '),' },
    { before: '', part: ' then ', after: '' },
    { before: '', part: tile, after: '.' },
    { before: '', part: '', after: '' },
  ]);
});

test('a message without pictures is left alone', () => {
  expect(kept(['(as it is).'])).toEqual([{ before: '', part: '(as it is).', after: '' }]);
});
