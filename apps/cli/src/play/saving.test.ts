import { expect, test } from 'vitest';
import { LANGUAGES } from '../text/texts.ts';
import { type Look, offerToSave } from './saving.ts';
import type { Table } from './table.ts';

/** What is asked and said where somebody answers with these lines. */
async function asked(answers: readonly string[], isSudden: boolean, look?: Look): Promise<string[]> {
  const said: string[] = [];
  const waiting = [...answers];
  const lines = {
    ask: async (question: string) => {
      said.push(question);
      return waiting.shift() ?? null;
    },
  };
  const table = { texts: LANGUAGES.en, lines, say: (text: string) => said.push(text) } as unknown as Table;
  await offerToSave(table, 'Keep?', isSudden, look);
  return said;
}

const again = LANGUAGES.en.play.saveOrDrop;

test('at the end an empty line, a letter or a number is asked about once more', async () => {
  expect(again).toContain('dropped');
  expect(await asked(['', '', ''], true)).toEqual(['Keep?', again]);
  expect(await asked(['f', ''], true)).toEqual(['Keep?', 'Not saved: f is no file name.', again]);
  expect(await asked(['12', 'p', 'x'], true)).toEqual([
    'Keep?',
    'Not saved: 12 is no file name.',
    again,
    'Not saved: p is no file name.',
  ]);
});

test('whoever quits means an empty line, but hardly a letter', async () => {
  expect(await asked([''], false)).toEqual(['Keep?']);
  expect(await asked(['f', ''], false)).toEqual(['Keep?', 'Not saved: f is no file name.', again]);
});

test('where the input ends nothing more is asked', async () => {
  expect(await asked([], true)).toEqual(['Keep?']);
});

test('a file may be named as while playing, with an s before it', async () => {
  const { exists } = LANGUAGES.en.play;
  expect(await asked(['s ..', ''], false)).toEqual(['Keep?', exists('..'), 'Keep?']);
});

const atTheSecond: Look = async (line) => line === 'o 2';

test('what asks for a page names no file', async () => {
  expect(await asked(['o 2', 'o 2', ''], false, atTheSecond)).toEqual(['Keep?', 'Keep?', 'Keep?']);
});
