import { shippedPack } from '@altiplano/pack';
import { DEFAULT_SETTINGS, type Entry, type TableCommand } from '@altiplano/protocol';
import { decide, foldEntry, foldTable, openTable, type Table } from '@altiplano/table';
import { awaitedSeats, PHASE, type ReadableMove, writeMove } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { choiceOf, movesOf, questionFor } from './question.ts';

const people = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
] as const;
const parts = { pack: shippedPack, seed: 'a secret' };

function order(table: Table, log: Entry[], seat: 0 | 1, command: TableCommand): void {
  const decision = decide(table, { person: people[seat], command, at: table.at + 1 });
  if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
  for (const entry of decision.entries) foldEntry(table, entry);
  log.push(...decision.entries);
}

function moves({ game }: Table, seat: number): ReadableMove[] {
  return game === null ? [] : movesOf(game, seat).map((move) => writeMove(game, move));
}

/** The log of a game of two up to where both can plan. */
function upToPlanning(): Entry[] {
  const options = {
    ...DEFAULT_SETTINGS.options,
    players: 2,
    planning: 'simultaneous',
    missions: true,
  } as const;
  const settings = { ...DEFAULT_SETTINGS, options };
  const opened = openTable(parts, { settings, host: people[0], at: 1 });
  if ('code' in opened) throw new Error(opened.code);
  const log: Entry[] = [...opened];
  const table = foldTable(parts, log);
  order(table, log, 1, { type: 'sit' });
  order(table, log, 1, { type: 'ready' });
  order(table, log, 0, { type: 'start' });
  while (table.game !== null && table.game.state.phase !== PHASE.planning) {
    const seat = awaitedSeats(table.game)[0] as 0 | 1;
    order(table, log, seat, { type: 'play', move: moves(table, seat)[0] as ReadableMove });
  }
  return log;
}

test('what a bot is asked does not depend on what its seat cannot know', () => {
  const log = upToPlanning();
  const asked = [0, 1, 2].map((count) => {
    const table = foldTable(parts, log);
    for (let placed = 0; placed < count; placed++) {
      const move = moves(table, 1).findLast(({ type }) => type === 'place');
      order(table, [], 1, { type: 'play', move: move as ReadableMove });
    }
    const { game, seed, ...rest } = questionFor(table, table.game ?? expect.unreachable(), 0, 'easy');
    return JSON.stringify({ state: game.state, seed, ...rest });
  });
  expect(new Set(asked).size).toBe(1);
});

test('an own step makes another question of it, and another choice', () => {
  const table = foldTable(parts, upToPlanning());
  const ask = () => questionFor(table, table.game ?? expect.unreachable(), 0, 'easy').seed;
  const choice = () => choiceOf(movesOf(table.game ?? expect.unreachable(), 0));
  const before = [ask(), choice()];
  const move = moves(table, 0).find(({ type }) => type === 'place') as ReadableMove;
  order(table, [], 0, { type: 'play', move });
  expect([ask() === before[0], choice() === before[1]]).toEqual([false, false]);
});
