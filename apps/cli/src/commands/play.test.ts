import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runProgram, withSteadyPack } from '../testing/run-program.ts';

const ones = (count: number): string => '1\n'.repeat(count);

test.each([
  ['everything at once', ['--players', '3', '--modules', 'missions,traveler', '--roles', 'draft']],
  ['in German, asked about everything', ['--players', '2', '--lang', 'de', '--ask-all']],
])('a whole game against easy bots by always taking the first choice: %s', (_, args) => {
  const { code, out, err } = runProgram(['play', '--seed', 'ones', '--bots', 'easy', ...args], ones(2000));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/TOTAL|SUMME/);
  expect(out).not.toMatch(/undefined|NaN|\[object|thinking|denkt nach/);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test.each(['', '1\n1\nr\n', 'q\n'])('where the input ends, the game stops with a note', (input) => {
  const { code, out } = runProgram(['play', '--players', '2', '--seed', 'end'], input);
  expect(code).toBe(0);
  expect(out).toMatch(/The input has ended|Goodbye/);
});

function typed(...lines: string[]): string {
  const args = ['play', '--players', '2', '--seed', 'typed', ...withSteadyPack()];
  return runProgram(args, `${lines.join('\n')}\n`).out;
}

test('slips of the finger get a helpful line, and questions an answer', () => {
  const out = typed('99', 'zz', '', '-1', '1.5', 's', 'h', 'b', 'l', '?', '? nonsense');
  expect(out).toContain('There is no choice 99, only 1 to');
  expect(out).toContain("'zz' fits none of the choices");
  expect(out.match(/Plan: what goes where\?/g)).toHaveLength(7);
  expect(out).toContain("'-1' fits none of the choices");
  expect(out).toContain('Type: s FILE');
  expect(out).toContain('u          undo');
  expect(out.match(/Your action board/g)).toHaveLength(2);
  expect(out.match(/You: drew/g)).toHaveLength(2);
  expect(out).toMatch(/food on village, market, road – is not taken there \(P2\)/);
  expect(out).toContain("Nothing here is called 'nonsense'");
});

test('a word narrows the question to single wishes, with or without a space', () => {
  expect(typed('? house')).toMatch(/\n {2}build a house – comes after planning, in the actions \(A1\)\n/);
  expect(typed('?house')).toContain('  build a house – comes after planning');
  expect(typed('? P2')).toContain("Nothing here is called 'P2'");
  expect(typed('?opals')).toContain('buy opals – there is no traveler in this game (T5)');
  expect(typed('?sell')).toMatch(/sell .*food.* has no price \(A33\)/);
  expect(typed('?5')).toContain('That is possible now');
});

test.each([
  ['en', 'i orders', '1 coin → an order card'],
  ['en', 'i boats', '2 wood → a boat'],
  ['en', 'i scoring', 'Points at the end'],
  ['en', 'i own', 'Your role, extensions and assets'],
  ['en', 'i roles', 'farmer: '],
  ['en', 'i bot', 'Bot 2 (medium)'],
  ['en', 'i x4', 'X4 food → '],
  ['en', 'i subjects', 'Type i and what you want to know'],
  ['de', 'i themen', 'Gib i ein und was du wissen willst'],
  ['de', 'i Rollen', 'Die Rollen: '],
  ['de', 'i Häuser', '2 Stein → ein Haus'],
  ['de', 'i Wertung', 'Punkte am Ende'],
  ['de', 'i eigene', 'Deine Rolle, Ausbauten und Anschaffungen'],
])('what is asked for by another word than the page has is found (%s, %s)', (language, asked, told) => {
  const args = ['play', '--players', '2', '--seed', 'typed', '--lang', language];
  expect(runProgram(args, `${asked}\n`).out).toContain(told);
});

test.each([
  ['en', 'i farm', 'food + alpaca → wool (A21)'],
  ['de', 'i Farm', 'Nahrung + Alpaka → Wolle (A21)'],
])('the page that teaches, whole and for one place (%s)', (language, one, action) => {
  const args = ['play', '--players', '2', '--seed', 'typed', '--lang', language, '--modules', 'traveler'];
  const rules = language === 'en' ? 'rules' : 'regeln';
  const { out } = runProgram(args, `${rules}\n${one}\ni nonsense\n`);
  expect(out.split(action)).toHaveLength(3);
  for (const rule of ['A11', 'A29', 'A30', 'A31', 'A32', 'A33', 'A34', 'A35', 'A36', 'A37', 'T12', 'V5']) {
    expect(out).toContain(`(${rule})`);
  }
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  expect(out).toContain("'nonsense'");
});

test('the boards of the others, without what is hidden', () => {
  const out = typed('o', 'o 2', 'o 1');
  const boards = out.split('Action board of Bot 2').slice(1);
  expect(boards).toHaveLength(2);
  for (const board of boards) expect(board).toMatch(/bag \(\d+\)\n {2}container \(\d+\)\n/);
  expect(out).toContain('No other player has the number 1');
});

test('with two players the mission passed on is received, and the missions stand above the choices', () => {
  const args = ['play', '--players', '2', '--modules', 'missions', '--seed', 'b'];
  const { out } = runProgram(args, '1\n1\n1\n');
  expect(out).toMatch(/You: received the mission: /);
  expect(out.slice(out.indexOf('You have:')).match(/\nmission: /g)?.length).toBeGreaterThanOrEqual(2);
});

test('the level of a bot stands beside its name, and how to play against others', () => {
  const usual = runProgram(['play', '--players', '2'], '').out;
  expect(usual).toContain(
    'At the table: You and Bot 2 (medium).\nAnother level: npm run -s altiplano -- play --bots',
  );
  const named = runProgram(['play', '--players', '3', '--bots', 'easy,planner', '--lang', 'de'], '').out;
  expect(named).toContain('Am Tisch: Du, Bot 2 (leicht) und Bot 3 (planner).\nStartwert');
  expect(named).toMatch(/\n {2}Bot 2 \(leicht\) .*\n(?:.*\n)? {2}Bot 3 \(planner\) /);
});

test.each([
  [
    'en',
    /would do in your place:\n {2}A\) place .*\n(?: {5}.*\n)*? {5}This way you can (?:.*\n)+? {5}about \d+ points at the end; compared with B: .*[+−]\d+\.\d/,
  ],
  [
    'de',
    /an deiner Stelle:\n {2}A\) lege .*\n(?: {5}.*\n)*? {5}So kannst du (?:.*\n)+? {5}etwa \d+ Punkte am Ende; im Vergleich zu B: .*[+−]\d+,\d/,
  ],
])('a tip says what a bot would do and why (%s)', (language, wanted) => {
  const args = ['play', '--players', '2', '--seed', 'typed', '--lang', language, ...withSteadyPack()];
  const { code, out } = runProgram(args, 't\n');
  expect(code).toBe(0);
  expect(out).toMatch(wanted);
});

test('undo goes back to the last thing revealed and no further; resigning shows the standing', () => {
  const out = typed('1', '1', 'u', 'u', 'u', 'r', 'n', 'r', 'y', '');
  expect(out.match(/Undone\./g)).toHaveLength(2);
  expect(out).toContain('Nothing to undo');
  expect(out).toMatch(/You resigned[\s\S]*TOTAL[\s\S]*Keep this game/);
});

test('when all is over the boards and the log can still be looked at', () => {
  const after = typed('r', 'y', 'o 2', 'l 3', 'b', 'o 9', '', '').split('Keep this game?');
  expect(after).toHaveLength(6);
  const [, others, log, own, nobody] = after;
  expect(others).toContain('Bot 2');
  expect(log).toContain('You: drew');
  expect(own).toContain('Your action board');
  expect(nobody).toContain('No other player has the number 9.');
});

test('a bot plays on for one who resigns, while there are others', () => {
  const args = ['play', '--seats', 'human,human,bot', '--bots', 'easy', '--seed', 'resign'];
  const { code, out } = runProgram(args, `\n\n\n\nr\ny\n\n\n\ns left.json\n${ones(20)}`);
  expect(code).toBe(0);
  expect(out).toMatch(/(Player \d) resigned\.\nA bot \(medium\) plays on for \1\./);
  expect(out).toMatch(/--resume 'left.json' .*--bots medium,easy\n/);
  expect(out.slice(out.indexOf('plays on'))).toMatch(/Bot [12]: .*placed/);
});

function ending(out: string): string {
  return out.slice(out.lastIndexOf('  Score'));
}

test('a saved game goes on where it was, with the same moves of the bots', () => {
  const start = ['play', '--players', '2', '--modules', 'events,short', '--seed', 'save', '--bots', 'hard'];
  const through = runProgram(start, `${ones(12)}s through.json\n${ones(400)}\n`);
  const saved = runProgram(start, `${ones(12)}s saved.json\nq\n\n`);
  expect(saved.out).toContain("play --resume 'saved.json' --bots hard\n");
  const verified = runProgram(['verify', 'saved.json']);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toContain('not over yet');
  const resumed = runProgram(['play', '--resume', 'saved.json', '--bots', 'hard'], ones(400));
  expect(ending(resumed.out)).toBe(ending(through.out));
  expect(ending(resumed.out)).toContain('TOTAL');
});

test('a file that is there is not replaced at the first word, and a stray number is no file name', () => {
  const args = ['play', '--players', '2', '--seed', 'x'];
  const { out } = runProgram(args, 's kept.json\nq\nkept.json\n');
  expect(out).toContain('Saved.');
  const again = runProgram(args, 's kept.json\nq\n7\n');
  expect(again.out).toContain('kept.json is already there');
  expect(again.out).toContain('Not saved: 7');
  expect(existsSync(join(folder(), '7'))).toBe(false);
});

test('nothing of the others that is hidden is shown', () => {
  const { out } = runProgram(['play', '--players', '2', '--modules', 'missions', '--seed', 'h'], ones(60));
  const others = out.match(/^ {2}Bot 2 .*\n.*/gm) ?? [];
  expect(others.length).toBeGreaterThan(0);
  for (const lines of others) expect(lines.replaceAll(/\s+/g, ' ')).toMatch(/bag \d+, container \d+/);
  expect(out).not.toMatch(/^Bot 2: .*(?:kept|passed on|put away)/m);
});

test('several people share one terminal and see their own boards', () => {
  const args = ['play', '--seats', 'human,human', '--modules', 'missions', '--seed', 'two'];
  const { code, out } = runProgram(args, ones(3000));
  expect(code).toBe(0);
  expect(out).toContain('Player 2, it is your turn');
  expect(out).toContain('TOTAL');
});
