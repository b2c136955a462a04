import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { steadyPack } from '@altiplano/pack/testing';
import { beforeAll, expect, test } from 'vitest';
import { folder, runProgram, runWithin } from './testing/run-program.ts';

/** Names of files mean those in the test's own folder. */
function inFolder(word: string): string {
  return word === '.' || word.endsWith('.json') ? join(folder(), word) : word;
}

function file(name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder(), name), content);
}

beforeAll(() => {
  const made = runProgram(['record', '--out', 'game.json', '--players', '2', '--seed', 'bad-input']);
  expect(made).toMatchObject({ code: 0, err: '' });
  file('empty.json', '');
  file('cut.json', '{"format": 1,\n"rules": "0.1');
  file('no.json', '{"format": 1,\n"rules": oops}');
  file('bytes.json', new Uint8Array([0x7b, 0xff, 0xfe]));
  file('list.json', '[]');
  file('newer.json', '{"format": 2}');
  file('pack.json', JSON.stringify({ ...steadyPack, orders: steadyPack.orders.slice(1) }));
  file('other-pack.json', JSON.stringify({ ...steadyPack, points: { boat: 3, house: 4 } }));
});

test.each<[string, string]>([
  ['jump', "unknown command 'jump'"],
  ['play --player 3', 'unknown option --player; did you mean --players?'],
  ['play -x', 'unknown option -x'],
  ['play --players', '--players needs a value'],
  ['play --players --json', '--players needs a value'],
  ['play --players 6', '--players 6: must be a whole number from 2 to 5'],
  ['play --players two', '--players two'],
  ['play --players 2 --players 3', '--players is given twice'],
  ['play --ask-all=yes', '--ask-all takes no value'],
  ['play --edition 2019', '--edition 2019: must be 2017 or 2018'],
  ['play --roles best', '--roles best'],
  ['play --planning never', '--planning never'],
  ['play --drawing none', '--drawing none'],
  ['play --lang fr', '--lang fr: must be en or de'],
  ['play --modules mission', "--modules: there is no 'mission'"],
  ['play --modules traveler,events', 'traveler and events exclude each other'],
  ['play --modules short', 'needs traveler or events'],
  ['play --seats human,cat', '--seats cat'],
  ['play --seats human', '--seats: names 1'],
  ['play --seats bot,bot', '--seats: nobody is human'],
  ['play --seats human,bot --players 3', '--seats names 2 seats, --players says 3'],
  ['play --json', '--json: play is for people'],
  ['play now', "'now' is one word too many"],
  ['play --resume nowhere.json', 'nowhere.json: there is no such file'],
  ['play --resume game.json', 'game.json: this game is over'],
  ['play --seed=', '--seed: must not be empty'],
  ['record', 'record needs --out'],
  ['record --out nowhere/x.json', 'nowhere/x.json cannot be written: there is no such file or folder'],
  ['record --out . ', '. cannot be written: is a folder'],
  ['replay', 'replay needs a file'],
  ['replay nowhere.json', 'nowhere.json: there is no such file'],
  ['replay .', '.: is a folder'],
  ['replay /dev/zero', '/dev/zero: is no ordinary file'],
  ['replay empty.json', 'empty.json: line 1, column 1: the text breaks off'],
  ['replay cut.json', 'cut.json: line 2, column 14: the text breaks off'],
  ['replay no.json', 'no.json: line 2, column 10: this is not JSON'],
  ['replay bytes.json', 'bytes.json: is no text in UTF-8'],
  ['replay list.json', 'list.json: no game record, but […]'],
  ['replay newer.json', 'newer.json: format: format 2 is newer than this program'],
  ['replay game.json --at -1', '--at -1'],
  ['replay game.json --at 999999', '--at 999999: the game has'],
  ['replay game.json --players 3', '--players 3: the recorded game was played with 2'],
  ['replay game.json --modules missions', '--modules missions: the recorded game was played with none'],
  ['replay game.json --seed other', '--seed other: the recorded game was played with bad-input'],
  ['replay game.json --pack other-pack.json', 'pack.hash: played with the pack'],
  ['replay game.json --pack pack.json', 'pack.json: orders'],
  ['verify', 'verify needs a file'],
  ['verify cut.json', 'cut.json: line 2, column 14'],
  ['verify newer.json', 'newer.json was changed, or is not what it claims to be'],
  ['verify game.json --commitment abc', '--commitment: must be 64 hexadecimal digits'],
  ['pack', 'pack: say pack check, pack show or pack vary'],
  ['pack show --seed a', '--seed: only pack vary'],
  ['pack chek', 'pack chek: say pack check'],
  ['pack check nowhere.json', 'nowhere.json: there is no such file'],
  ['pack check cut.json', 'cut.json: line 2'],
  ['pack check pack.json', 'pack.json: one problem'],
])('altiplano %s: one line that names the place, and exit code 1', async (line, complaint) => {
  const args = line.split(' ').filter((word) => word !== '');
  const { code, err } = await runWithin(args.map(inFolder));
  expect(err.replaceAll(`${folder()}/`, '').replaceAll(folder(), '.')).toContain(complaint);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^altiplano: /);
  expect(code).toBe(1);
});

test('the process itself ends with exit code 1', () => {
  const { code, out, err } = runProgram(['replay', 'cut.json']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe('altiplano: cut.json: line 2, column 14: the text breaks off\n');
});
