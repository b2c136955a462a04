import { type PlayedBy, troubleOfRules } from '@altiplano/protocol';
import { apply, type Game, isRejection, type ReadableMove, readMove, whyNot } from '@altiplano/rules/engine';
import type { Verdict } from '../draft.ts';
import type { Table } from '../table.ts';
import { consequencesOf } from './consequences.ts';
import { trialOf } from './trial.ts';

/** A move of a seat that may be made by whoever asks; what follows of itself comes with it. */
export function decidePlay(
  table: Table,
  game: Game,
  seat: number,
  json: ReadableMove,
  by: PlayedBy,
): Verdict {
  const move = readMove(game, json);
  if (isRejection(move)) return troubleOfRules(move);
  const refusal = whyNot(game, seat, move);
  if (refusal !== null) return troubleOfRules(refusal);
  const trial = trialOf(table, game);
  apply(trial, seat, move);
  return [{ kind: 'played', seat, move: json, by }, ...consequencesOf(trial, table.places)];
}
