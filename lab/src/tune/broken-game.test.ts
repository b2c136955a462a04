import { expect, test } from 'vitest';
import { JobFailed } from '@altiplano/threads';
import { LANGUAGES } from '../text/texts.ts';
import { brokenGame } from './broken-game.ts';

test('a game that broke off is told with its seed; other errors stay what they are', () => {
  const failed = new JobFailed({ seed: 's/3/1' }, 7, new Error('no such move'));
  const told = brokenGame(failed, LANGUAGES.en) as Error;
  expect(told.message).toContain('s/3/1');
  expect(told.message).toContain('no such move');
  expect(told.cause).toBe(failed);
  const other = new Error('the disk is full');
  expect(brokenGame(other, LANGUAGES.en)).toBe(other);
});
