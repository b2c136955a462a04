import { readFileSync } from 'node:fs';
import { advisedMoves, BOTS, choose } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { type GameRecord, isProblem, parseRecordText, replay } from '@altiplano/protocol';
import { apply, awaitedSeat, writeMove } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { findLosses, type Losses } from './find-losses.ts';

const FILE = '../../../../fixtures/games/08-2p-2017-draft-simultaneous.json';
function theRecord(): GameRecord {
  const read = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
  if (isProblem(read)) throw new Error(read.problem);
  return read;
}

const record = theRecord();

test('the decisions that cost most are found, each with what would have been better', () => {
  const steps: Losses[] = [...findLosses({ record, pack: steadyPack, seat: 1 })];
  const shares = steps.map(({ done }) => done);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const { done, losses } = steps.at(-1) as Losses;
  expect(done).toBe(1);
  // The seat was played at random.
  expect(losses.length).toBeGreaterThan(3);
  expect(losses).toEqual(losses.toSorted((a, b) => b.lost - a.lost));
  for (const { position, kind, played, better, lost } of losses) {
    expect(lost).toBeGreaterThan(0);
    expect(better.length).toBeGreaterThan(0);
    if (kind === 'move') expect(record.moves[position]).toEqual({ seat: 1, move: played[0] });
    else expect(played.at(-1)?.type).toBe('declare');
  }
});

/** The same game anew, some rounds of it, in which a seat does whatever a hint tells it. */
function playedByHints(seat: number, rounds: number): GameRecord {
  const game = replay(record, steadyPack, { at: 0 });
  if (isProblem(game)) throw new Error(game.problem);
  const moves: GameRecord['moves'][number][] = [];
  while (game.state.round <= rounds) {
    const mover = awaitedSeat(game);
    const seed = `${moves.length}`;
    const hinted = mover === seat ? advisedMoves(game, mover, seed)[0] : undefined;
    const move = hinted ?? choose(BOTS.planner, game, mover, seed);
    moves.push({ seat: mover, move: writeMove(game, move) });
    apply(game, mover, move);
  }
  return { ...record, moves };
}

test('whoever did what the hints said is blamed for nothing', () => {
  const steps = [...findLosses({ record: playedByHints(1, 8), pack: steadyPack, seat: 1 })];
  expect(steps.at(-1)).toEqual({ done: 1, losses: [] });
});

test('a record that cannot be played is a problem, not a fault', () => {
  const search = findLosses({ record: { ...record, rules: 'other' }, pack: steadyPack, seat: 0 });
  expect(search.next()).toMatchObject({ done: true, value: { problem: 'otherRules' } });
});
