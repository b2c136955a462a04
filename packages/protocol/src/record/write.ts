import type { Pack } from '@altiplano/pack';
import { canonicalJson, packHash } from '@altiplano/pack';
import {
  commitment,
  endCauseName,
  type Game,
  isOver,
  type Options,
  score,
  sha256Hex,
  stateHash,
  winners,
} from '@altiplano/rules/engine';
import { RECORD_FORMAT, RULES_VERSION } from '../versions.ts';
import type { GameRecord, RecordedMove, RecordedResult } from './schema.ts';

/** A game and how it came about. */
export interface Played {
  readonly game: Game;
  readonly pack: Pack;
  readonly options: Options;
  readonly seed: string;
  readonly entropy?: readonly string[];
  readonly moves: readonly RecordedMove[];
}

/** What came of a game; null while it is not over. */
export function resultOf(game: Game): RecordedResult | null {
  if (!isOver(game)) return null;
  return {
    scores: game.state.seats.map((_, seat) => score(game, seat)),
    winners: winners(game),
    rounds: game.state.round,
    endedBy: endCauseName(game.state.endCause) ?? '',
    stateHash: stateHash(game),
  };
}

/** The digest that a record should carry. */
export function digestOf(record: Omit<GameRecord, 'digest'>): string {
  const { digest: _digest, ...rest } = record as GameRecord;
  return sha256Hex(canonicalJson(rest));
}

/** The record of a game so far, with its result once it is over. */
export function recordOf(played: Played): GameRecord {
  const record = {
    format: RECORD_FORMAT,
    rules: RULES_VERSION,
    pack: { id: played.pack.id, hash: packHash(played.pack) },
    options: played.options,
    seed: played.seed,
    commitment: commitment(played.seed),
    entropy: played.entropy ?? [],
    moves: played.moves,
    result: resultOf(played.game),
  } as const;
  return { ...record, digest: digestOf(record) };
}

/** The text of a record as files hold it: a line for each part, and one for each move. */
export function recordText(record: GameRecord): string {
  const { moves, ...parts } = record;
  const lines = Object.entries({ ...parts, moves }).map(([key, value]) => {
    const isMoves = key === 'moves' && moves.length > 0;
    const json = isMoves
      ? `[\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${json}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
