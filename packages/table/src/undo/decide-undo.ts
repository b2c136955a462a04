import { trouble } from '@altiplano/protocol';
import { copyState, type Game } from '@altiplano/rules/engine';
import type { Verdict } from '../draft.ts';
import { consequencesOf } from '../play/consequences.ts';
import { anchorOf, playAgain } from '../play/position.ts';
import { trialOf } from '../play/trial.ts';
import { countUpTo } from '../sight/sequences.ts';
import type { Play, Table } from '../table.ts';
import { undoableSteps, voidedBy } from './undoable.ts';

/** Takes back a seat's last step, or all its steps after one of its own updates. */
export function decideUndo(table: Table, game: Game, seat: number, to: number | undefined): Verdict {
  if (table.settings.undo !== 'free') return trouble('undoOff', { undo: table.settings.undo });
  const steps = undoableSteps(table, seat);
  const wanted = to === undefined ? steps.slice(0, 1) : ownStepsAfter(table, seat, to);
  const last = wanted.at(-1);
  if (last === undefined || !steps.includes(last)) return trouble('nothingToUndo', { steps: steps.length });
  const entries = voidedBy(table, last);
  const trial = trialOf(table, game);
  const anchor = anchorOf(table, table.number);
  copyState(trial.state, anchor.state);
  for (const play of table.plays.slice(anchor.plays)) {
    if (!entries.includes(play.number)) playAgain(trial, play);
  }
  return [{ kind: 'undone', seat, entries }, ...consequencesOf(trial, table.places)];
}

/** The last one first. */
function ownStepsAfter(table: Table, seat: number, to: number): Play[] {
  return table.plays
    .filter(
      (play) =>
        play.seat === seat && play.by !== 'forced' && countUpTo(table.sequences, seat, play.number) > to,
    )
    .reverse();
}
