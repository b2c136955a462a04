import type { Group, Promises } from '../learned/features.ts';
import type { InputGroup } from '../council/inputs.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Tempo } from './tempo.ts';

/** Inputs that belong together. */
export interface InputsOfGroup {
  readonly group: Group | InputGroup;
  readonly from: number;
  readonly to: number;
}

/** What nets, asked together, say of the sheets of one seat's round: where one is mistaken the others are not. */
export interface Opinion {
  readonly tempo: Tempo;
  /** How many nets there are to ask. */
  readonly voices: number;
  readonly groups: readonly InputsOfGroup[];
  /** Says that the next questions are about sheets like this one, which makes answers quicker. */
  anchor(sheet: Sheet, promises: Promises): void;
  /**
   * The points that the first so many nets expect a sheet to gain until the end of the game, on average, and what rivals
   * lose if the sheet brings the end nearer.
   */
  ask(sheet: Sheet, promises: Promises, most: number): number;
  /** Of the points said of the sheet asked about last, those that rivals lose by it. */
  rivalsLossLast(): number;
  /** What the nets were told of the sheet asked about last. */
  inputsLast(): Float64Array;
  /** The points for any inputs, but for what rivals lose. */
  pointsFor(inputs: Float64Array): number;
}

/** What rivals lose if so many rounds are left: whoever brings the end nearer does it to all. */
export function rivalsLoss(tempo: Tempo, rounds: number): number {
  return tempo.rivalPace * (tempo.rounds - rounds);
}
