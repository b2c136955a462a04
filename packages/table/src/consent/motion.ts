import type { Motion } from '@altiplano/protocol';
import { type Game } from '@altiplano/rules';
import type { Draft } from '../draft.ts';
import { isPlayedByPerson } from '../fold/places.ts';
import { consequencesOf } from '../play/consequences.ts';
import { playAgain, rewind } from '../play/position.ts';
import { trialOf } from '../play/trial.ts';
import type { Place, Table } from '../table.ts';

/** Whether every person who plays here agrees; bots do. */
export function allAgree(places: readonly Place[], accepted: readonly number[]): boolean {
  return places.every((place, seat) => !isPlayedByPerson(place) || accepted.includes(seat));
}

/** What the table does once all agree. */
export function carriedOut(table: Table, game: Game, motion: Motion, places: readonly Place[]): Draft[] {
  if (motion.type === 'abandon') return [{ kind: 'abandoned' }];
  const trial = trialOf(table, game);
  rewind(table, trial);
  for (const play of table.plays) if (play.number <= motion.to) playAgain(trial, play);
  return [{ kind: 'rolledBack', to: motion.to }, ...consequencesOf(trial, places)];
}
