import type { Pack } from '@altiplano/pack';
import { commitment, type Game } from '@altiplano/rules';
import { finish, type Steps } from '../steps.ts';
import { parseRecord } from './parse.ts';
import { isProblem, placeOf, type Problem, problem, shown } from './problem.ts';
import { replaySteps, whyNotPack, whyNotRules } from './replay.ts';
import type { GameRecord } from './schema.ts';
import { digestOf, resultOf } from './write.ts';

const CHECKS = ['format', 'options', 'digest', 'rules', 'pack', 'commitment', 'moves', 'result'] as const;
export type CheckName = (typeof CHECKS)[number];

/** One thing looked at: in order, wrong, or not reached because of something else. */
export interface Check {
  readonly check: CheckName;
  readonly outcome: 'ok' | 'failed' | 'skipped';
  readonly problem: Problem | null;
}

export interface VerifyOptions {
  /** The fingerprint of the seed that was published before the game. */
  readonly commitment?: string;
}

/** Looks at all that a record claims; it is sound only if every check is `ok`. Never throws, whatever it is given. */
export function verifyRecord(json: unknown, pack: Pack, options: VerifyOptions = {}): Check[] {
  return finish(verifySteps(json, pack, options));
}

/** The same, move by move. */
export function* verifySteps(json: unknown, pack: Pack, options: VerifyOptions = {}): Steps<Check[]> {
  const record = parseRecord(json);
  const found = new Map<CheckName, Problem | null>();
  if (isProblem(record)) {
    const isOptions = record.problem === 'badOptions';
    if (isOptions) found.set('format', null);
    found.set(isOptions ? 'options' : 'format', record);
  } else {
    found.set('format', null);
    found.set('options', null);
    found.set('digest', whyNotDigest(record));
    found.set('rules', whyNotRules(record));
    found.set('pack', whyNotPack(record, pack));
    found.set('commitment', whyNotCommitment(record, options.commitment));
    if (found.get('rules') === null && found.get('pack') === null) yield* verifyPlay(record, pack, found);
  }
  return CHECKS.map((check) => {
    const wrong = found.get(check);
    if (wrong === undefined) return { check, outcome: 'skipped', problem: null };
    return { check, outcome: wrong === null ? 'ok' : 'failed', problem: wrong };
  });
}

function* verifyPlay(record: GameRecord, pack: Pack, found: Map<CheckName, Problem | null>): Steps<void> {
  const game = yield* replaySteps(record, pack);
  if (isProblem(game)) {
    found.set('moves', game);
    return;
  }
  found.set('moves', null);
  found.set('result', whyNotResult(record, game));
}

function whyNotDigest(record: GameRecord): Problem | null {
  const expected = digestOf(record);
  return record.digest === expected ? null : problem('wrongDigest', 'digest', { expected });
}

function whyNotCommitment(record: GameRecord, published: string | undefined): Problem | null {
  const expected = commitment(record.seed);
  if (record.commitment !== expected) return problem('wrongCommitment', 'commitment', { expected });
  if (published === undefined || published === expected) return null;
  return problem('otherCommitment', 'seed', { published, expected });
}

function whyNotResult(record: GameRecord, game: Game): Problem | null {
  const played = resultOf(game);
  if (record.result === null) return played === null ? null : problem('resultMissing', 'result');
  if (played === null) return problem('resultTooEarly', 'result', { moves: record.moves.length });
  return difference(record.result, played, ['result']);
}

/** The first value of a record that differs from what was played. */
function difference(recorded: unknown, played: unknown, path: readonly PropertyKey[]): Problem | null {
  if (recorded === played) return null;
  const areObjects = [recorded, played].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects) {
    return problem('wrongResult', placeOf(path), { recorded: shown(recorded), played: shown(played) });
  }
  const theirs = recorded as Record<string, unknown>;
  const ours = played as Record<string, unknown>;
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const step = Array.isArray(played) ? Number(key) : key;
    const found = difference(theirs[key], ours[key], [...path, step]);
    if (found !== null) return found;
  }
  return null;
}
