import { expect, test } from 'vitest';
import { commandLine, nameOfFile } from './command-line.ts';

test('a command as one would type it', () => {
  const flags = { games: 4, seed: "Anna's seed", start: undefined, out: 'data/net.json' };
  expect(commandLine('learn', '', flags)).toBe(
    "npm run -s lab -- learn --games 4 --seed 'Anna'\\''s seed' --out data/net.json",
  );
  expect(commandLine('tune', '--players 4', {})).toBe('npm run -s lab -- tune --players 4');
});

test('a file keeps its folder only if that means something elsewhere', () => {
  expect(nameOfFile('data/net.json')).toBe('data/net.json');
  expect(nameOfFile('/home/someone/net.json')).toBe('net.json');
  expect(nameOfFile(undefined)).toBeUndefined();
});
