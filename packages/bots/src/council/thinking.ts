import type { Game } from '@altiplano/rules';
import { evaluate, prepareFor } from '../evaluate/evaluate.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet, rehearse, sheetAfter } from '../plan/rehearse.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What a mind does over and over while it thinks about a round, for measuring it. */
export interface Thinking {
  /** Weighs every sheet once, and returns the sum of what they are worth: alike for minds that think alike. */
  weighAll(): number;
  readonly sheets: number;
  /** Plans the round, and returns what the best plan is worth. */
  plan(): number;
}

const SHEETS = 24;

/** The sheets to which plans for the round lead, whoever weighs them: those that somebody without nets finds good. */
function leavesOf(game: Game, seat: number): Sheet[] {
  const { outlook, sheet, plans } = rehearse(
    game,
    seat,
    { weights: WEIGHTS, width: SHEETS, carelessness: 0 },
    true,
    SHEETS,
  );
  return plans.map((plan) => sheetAfter(outlook, sheet, plan));
}

/** Prepares a position in which a seat plans its round. */
export function prepareThinking(game: Game, seat: number, mind: Mind): Thinking {
  const sheets = leavesOf(game, seat);
  const { outlook, sheet } = openSheet(game, seat, mind, true);
  return {
    sheets: sheets.length,
    weighAll() {
      prepareFor(outlook, sheet);
      let sum = 0;
      for (const leaf of sheets) sum += evaluate(outlook, leaf);
      return sum;
    },
    plan: () => rehearse(game, seat, mind, true).plans[0]?.worth ?? 0,
  };
}
