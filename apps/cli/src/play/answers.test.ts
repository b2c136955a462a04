import { expect, test } from 'vitest';
import { LANGUAGES } from '../text/texts.ts';
import { readAnswers } from './answers.ts';
import type { Choice } from './choices.ts';

const choices: Choice[] = Array.from({ length: 12 }, (_, move) => ({
  move,
  readable: { type: 'pass' },
  heading: null,
  label: `choice ${move + 1}`,
  way: null,
  isInVain: false,
}));

function read(line: string): string[] | string {
  const answers = readAnswers(line, choices, LANGUAGES.en);
  return typeof answers === 'string' ? answers : answers.map(({ by, text }) => `${by} ${text}`);
}

test.each([
  ['4 9 10 f', ['number 4', 'number 9', 'number 10', 'key f']],
  ['4,9,, P', ['number 4', 'number 9', 'key p']],
  ['market, sell glass, f', ['words market', 'words sell glass', 'key f']],
  ['Market f', ['words Market', 'key f']],
  ['f market p', ['key f', 'words market', 'key p']],
  ['food movement 2, 3', ['words food movement 2', 'number 3']],
  ['take a good', ['words take a good']],
  [' , ', []],
])('%s', (line, answers) => expect(read(line)).toEqual(answers));

test.each([
  ['1 x 1', "'x' stands alone on its line"],
  ['market, u', "'u' stands alone on its line"],
  ['-1', "'-1' fits none of the choices"],
  ['1 1.5', "'1 1.5' fits none of the choices"],
  ['x', "'x' fits none of the choices"],
  ['1 13 f', 'There is no choice 13, only 1 to 12.'],
])('nothing of this is to be done: %s', (line, complaint) => expect(read(line)).toContain(complaint));
