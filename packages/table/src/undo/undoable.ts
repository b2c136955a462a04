import type { Play, Table } from '../table.ts';
import { isPrivate } from './private.ts';

/**
 * The own steps that a seat may take back, the last one first: none up to the last that was final, none before a step of
 * another seat that anyone else could see. What a clock or a bot did for the seat stays.
 */
export function undoableSteps(table: Table, seat: number): Play[] {
  if (table.anchor === null || table.status !== 'running') return [];
  const steps: Play[] = [];
  for (let index = table.plays.length - 1; index >= table.anchor.plays; index--) {
    const play = table.plays[index] as Play;
    // A forced step was nobody's decision: it goes with the step that caused it.
    if (play.by === 'forced') continue;
    if (play.seat !== seat && isPrivate(table, play)) continue;
    if (play.seat !== seat || play.by !== 'person') break;
    steps.push(play);
  }
  return steps;
}

/** The entries that are void if a seat takes back its steps down to this one: those, and the forced steps since. */
export function voidedBy(table: Table, step: Play): number[] {
  const isVoid = (play: Play): boolean =>
    play.number >= step.number && (play.seat === step.seat || play.by === 'forced');
  return table.plays.filter(isVoid).map((play) => play.number);
}
