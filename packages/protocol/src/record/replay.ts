import type { Pack } from '@altiplano/pack';
import { packHash } from '@altiplano/pack';
import { createGame, type Game, isRejection, type Log, play } from '@altiplano/rules';
import { RULES_VERSION } from '../versions.ts';
import { finish, type Steps } from '../steps.ts';
import { type Problem, problem } from './problem.ts';
import type { GameRecord } from './schema.ts';

export interface ReplayOptions {
  /** How many moves to play; all of them if not said. */
  readonly at?: number;
  /** Where what happens is told. */
  readonly log?: Log;
}

/** Why a record cannot be played with this pack and these rules, or null. */
export function whyNotPack(record: GameRecord, pack: Pack): Problem | null {
  const hash = packHash(pack);
  if (record.pack.hash !== hash) {
    return problem('otherPack', 'pack.hash', {
      recordPack: record.pack.id,
      recordHash: record.pack.hash,
      pack: pack.id,
      hash,
    });
  }
  if (record.pack.id === pack.id) return null;
  return problem('wrongValue', 'pack.id', { found: record.pack.id, expected: pack.id });
}

export function whyNotRules(record: GameRecord): Problem | null {
  if (record.rules === RULES_VERSION) return null;
  return problem('otherRules', 'rules', { found: record.rules, known: RULES_VERSION });
}

/** Plays a record up to a move, or names what is in the way: the move's number and what the rules say against it. */
export function replay(record: GameRecord, pack: Pack, options: ReplayOptions = {}): Game | Problem {
  return finish(replaySteps(record, pack, options));
}

/** The same, move by move. */
export function* replaySteps(
  record: GameRecord,
  pack: Pack,
  options: ReplayOptions = {},
): Steps<Game | Problem> {
  const at = options.at ?? record.moves.length;
  if (!Number.isInteger(at) || at < 0 || at > record.moves.length) {
    return problem('noSuchMove', 'moves', { at, moves: record.moves.length });
  }
  const bad = whyNotRules(record) ?? whyNotPack(record, pack);
  if (bad !== null) return bad;
  const game = createGame({
    components: pack,
    options: record.options,
    seed: record.seed,
    entropy: record.entropy,
  });
  if (isRejection(game)) return problem('badOptions', 'options', {}, game);
  game.log = options.log ?? null;
  for (const [index, { seat, move }] of record.moves.slice(0, at).entries()) {
    yield;
    const rejection = play(game, seat, move);
    if (rejection !== null) {
      return problem('illegalMove', `moves[${index}]`, { number: index + 1, seat }, rejection);
    }
  }
  return game;
}
