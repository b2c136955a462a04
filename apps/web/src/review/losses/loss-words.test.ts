import { readFileSync } from 'node:fs';
import { type Loss, openReplay } from '@altiplano/client';
import { steadyPack } from '@altiplano/pack/testing';
import { asMove, isProblem, parseRecordText } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { type Language, loadReasons, loadTexts, naming, plain } from '@altiplano/text';
import { expect, test } from 'vitest';
import { movesMessage, purposeOf, reasonsOf } from './loss-words.ts';

const FILE = '../../../../../fixtures/games/02-4p-traveler-2018-draft-simultaneous.json';
const record = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
if (isProblem(record)) throw new Error(record.problem);
const replay = openReplay(record, steadyPack);
if (isProblem(replay)) throw new Error(replay.problem);

test.each(['en', 'de'] as const)('every move of a turn can be said in %s', async (language: Language) => {
  const names = naming(await loadTexts(language), steadyPack, ['Ana', 'Ben', 'Cem', 'Dor']);
  const turns = record.moves.flatMap(({ seat, move }, position) =>
    move.type === 'place' ? [] : [{ seat, move, position }],
  );
  for (const { seat, move, position } of turns.filter((_, index) => index % 9 === 0)) {
    replay.look(seat);
    replay.goTo(position);
    const { game } = replay.getSnapshot();
    const read = asMove(move);
    if (read === null) throw new Error('no move');
    expect(plain(movesMessage([read, { type: 'endTurn' }], 'move', game, seat, names))).not.toBe('');
  }
});

test('of a plan the tiles are told, of reasons the largest', async () => {
  const names = naming(await loadTexts('en'), steadyPack, ['Ana', 'Ben', 'Cem', 'Dor']);
  const plan = [
    { type: 'place', site: 'farm', thing: 'food' },
    { type: 'declare' },
  ] as unknown as ReadableMove[];
  const { game } = replay.getSnapshot();
  expect(plain(movesMessage(plan, 'plan', game, 0, names))).toMatch(/food at the farm/);
  const differences = [
    { part: 'order', points: 2.14 },
    { part: 'bag', points: -1 },
    { part: 'coins', points: 0.1 },
  ] as const;
  expect(reasonsOf({ differences } as unknown as Loss, names)).toBe('your order +2.1, your bag −1.0');
});

test('what the bot would have done is told with what it is for', async () => {
  const names = naming(await loadTexts('en'), steadyPack, ['Ana', 'Ben', 'Cem', 'Dor']);
  const { game } = replay.getSnapshot();
  const better = [{ type: 'travel', location: 'village', means: 'freeCart' }];
  const aims = [{ does: 'cart', at: 'village', good: null, gain: null, card: null, coins: 1 }];
  const loss = { better, aims, differences: [] } as unknown as Loss;
  expect(plain(purposeOf(loss, game, 0, names, await loadReasons('en')))).toBe('There you can buy a cart.');
});
