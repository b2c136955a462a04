import type { LogLine } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import type { GameEvent } from '@altiplano/rules';
import { loadTexts, naming, plain } from '@altiplano/text';
import { expect, test } from 'vitest';
import { got, line, passed } from '../../testing/log-lines.ts';
import { recapOf } from './recap.ts';

const names = naming(await loadTexts('en'), shippedPack, ['You', 'Ana', 'Ben']);
const ended = (seat: number): GameEvent => ({ type: 'turnEnded', seat });

function saidIn(lines: readonly LogLine[], readTo = 0): string[] {
  return recapOf(lines, 0, readTo, names)?.messages.map(plain) ?? [];
}

test('what others did since the own last action is told in a line for each', () => {
  const before = [line(1, got(1, 'ore')), line(0, got(0, 'food'), ended(0))];
  const ana = line(1, { type: 'spent', seat: 1, thing: 'food', source: 'market' }, got(1, 'wood'), ended(1));
  const ben = line(2, passed(2));
  expect(saidIn([...before, ana, ben])).toEqual(['Ana: got wood', 'Ben: passed']);
  expect(recapOf([...before, ana, ben], 0, 0, names)?.from).toBe(ana.number);
});

test('only the last things are told of who did much, and who did something last stands last', () => {
  const taken: GameEvent = { type: 'cartBought', seat: 1, movement: 2 };
  const built: GameEvent = { type: 'roadBuilt', seat: 1, step: 4 };
  const lines = [line(0), line(1, got(1, 'wood')), line(2, passed(2)), line(1, taken), line(1, built)];
  expect(saidIn(lines)).toEqual([
    'Ben: passed',
    'Ana: …; got a cart beside movement space 2; built road, now at step 4',
  ]);
});

test('what comes to oneself without an action of one’s own is told as well', () => {
  const ends = line(2, passed(2), { type: 'roundBegan', round: 4 }, got(0, 'food'), got(2, 'food'));
  const forced: LogLine = { ...line(0), deed: { kind: 'played', seat: 0, by: 'forced' } };
  expect(saidIn([line(0), ends, forced])).toEqual(['You: got food', 'Ben: got food']);
});

test('the event of a new round is told first, also to whoever ended the round before', () => {
  const { id } = shippedPack.events[0] ?? { id: '' };
  const reveals: GameEvent[] = [
    { type: 'roundBegan', round: 4 },
    { type: 'eventRevealed', event: id },
  ];
  const byAna = saidIn([line(0), line(1, got(1, 'wood'), passed(1), ...reveals)]);
  expect(byAna).toEqual([expect.stringMatching(/^Event: /), 'Ana: got wood']);
  const own = line(0, passed(0), ...reveals);
  expect(saidIn([own])).toEqual([expect.stringMatching(/^Event: /)]);
  expect(saidIn([own], own.number)).toEqual([]);
  expect(saidIn([own, line(0)])).toEqual([]);
});

test('what was read, taken back or is not worth a word is not told', () => {
  const ana = line(1, got(1, 'wood'));
  expect(saidIn([line(0), ana], ana.number)).toEqual([]);
  expect(saidIn([line(0), { ...ana, void: true }])).toEqual([]);
  expect(saidIn([line(0), line(1, { type: 'drew', seat: 1, good: 'food' })])).toEqual([]);
  expect(saidIn([line(0), ana, line(0)])).toEqual([]);
});

test('without an action of one’s own there is no last turn', () => {
  expect(saidIn([line(1, got(1, 'wood'))])).toEqual([]);
});
