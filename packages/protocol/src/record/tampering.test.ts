import { steadyPack } from '@altiplano/pack/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asJson, at, leaves, playedRecord } from '../testing/random-game.ts';
import type { GameRecord, RecordedMove } from './schema.ts';
import { type Check, verifyRecord } from './verify.ts';
import { digestOf } from './write.ts';

const finished = playedRecord({ missions: true });

function failed(json: unknown): Check[] {
  return verifyRecord(json, steadyPack).filter(({ outcome }) => outcome === 'failed');
}

/** Another value of the same kind, so that the shape alone does not give the change away. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'village';
  const first = value.startsWith('0') ? '1' : '0';
  return /^[0-9a-f]{64}$/.test(value) ? first + value.slice(1) : `${value}x`;
}

test('any single value changed is noticed', () => {
  const paths = leaves(finished);
  expect(paths.length).toBeGreaterThan(500);
  const inParts = paths.filter(([part]) => part !== 'moves');
  const tampered = (path: string[]): unknown => {
    const json = asJson(finished);
    const [container, key] = at(json, path);
    container[key] = another(container[key]);
    return json;
  };
  for (const path of inParts) expect(failed(tampered(path)), path.join('.')).not.toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...paths), (path) => failed(tampered(path)).length > 0),
    { numRuns: 60 },
  );
});

/** A forger who knows how the digest is made. */
function forged(change: (record: GameRecord) => Partial<GameRecord>): unknown {
  const record = { ...finished, ...change(structuredClone(finished)) };
  return { ...record, digest: digestOf(record) };
}

const result = finished.result as NonNullable<GameRecord['result']>;
const winner = result.winners[0] as number;
const turns = finished.moves.map(({ move }) => move.type);
const swapped = (moves: readonly RecordedMove[], place: number): RecordedMove[] =>
  moves.with(place, moves[place + 1] as RecordedMove).with(place + 1, moves[place] as RecordedMove);

describe('a forger who writes a new digest is found out as well', () => {
  test.each<[string, (record: GameRecord) => Partial<GameRecord>, string]>([
    ['another seed', () => ({ seed: 'lucky' }), 'commitment'],
    ['another commitment', () => ({ commitment: '0'.repeat(64) }), 'commitment'],
    ['another version of the rules', () => ({ rules: '9.0.0' }), 'rules'],
    ['another pack', () => ({ pack: { ...finished.pack, hash: '0'.repeat(64) } }), 'pack'],
    ['another name for the pack', () => ({ pack: { ...finished.pack, id: 'printed' } }), 'pack'],
    ['the other edition', () => ({ options: { ...finished.options, edition: 2017 } }), 'result'],
    ['entropy added', () => ({ entropy: ['dice'] }), 'moves'],
    ['a move left out', ({ moves }) => ({ moves: moves.toSpliced(4, 1) }), 'moves'],
    ['the last move left out', ({ moves }) => ({ moves: moves.slice(0, -1) }), 'result'],
    ['all moves left out', () => ({ moves: [] }), 'result'],
    ['a move after the end', ({ moves }) => ({ moves: [...moves, ...moves.slice(-1)] }), 'moves'],
    ['two moves swapped', ({ moves }) => ({ moves: swapped(moves, turns.indexOf('setFigure')) }), 'moves'],
    [
      'a move of another seat',
      ({ moves }) => ({ moves: moves.map((move) => ({ ...move, seat: 4 })) }),
      'moves',
    ],
    [
      'an unknown move',
      ({ moves }) => ({ moves: moves.with(3, { seat: 0, move: { type: 'win' as 'pass' } }) }),
      'moves',
    ],
    [
      'an extra word in a move',
      ({ moves }) => ({
        moves: moves.with(3, {
          seat: moves[3]?.seat ?? 0,
          move: { ...moves[3]?.move, type: moves[3]?.move.type ?? 'pass', note: 'x' },
        }),
      }),
      'moves',
    ],
    ['no result', () => ({ result: null }), 'result'],
    ['another winner', () => ({ result: { ...result, winners: [1 - winner] } }), 'result'],
    ['a second winner', () => ({ result: { ...result, winners: [winner, 1 - winner] } }), 'result'],
    [
      'scores of players who were not there',
      () => ({ result: { ...result, scores: [...result.scores, ...result.scores] } }),
      'result',
    ],
    [
      'a better score',
      () => ({
        result: { ...result, scores: result.scores.map((own) => ({ ...own, total: own.total + 1 })) },
      }),
      'result',
    ],
    ['another end', () => ({ result: { ...result, endedBy: 'moon' } }), 'result'],
    ['another last position', () => ({ result: { ...result, stateHash: '0'.repeat(64) } }), 'result'],
  ])('%s', (_, change, check) => {
    expect(failed(forged(change)).map((found) => found.check)).toContain(check);
  });
});

test('an illegal move is named by its number, with what the rules say against it', () => {
  const json = forged(({ moves }) => ({ moves: moves.toSpliced(4, 0, { seat: 0, move: { type: 'pass' } }) }));
  expect(failed(json)[0]?.problem).toMatchObject({
    problem: 'illegalMove',
    place: 'moves[4]',
    figures: { number: 5, seat: 0 },
    rejection: { rejected: expect.any(String), rule: expect.any(String) },
  });
});

test('only a changed digest, or one that was not made again, fails that check alone', () => {
  expect(failed({ ...asJson(finished), digest: '0'.repeat(64) }).map(({ check }) => check)).toEqual([
    'digest',
  ]);
});
