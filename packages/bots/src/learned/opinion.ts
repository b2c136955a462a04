import type { Tempo } from '../evaluate/tempo.ts';
import type { Board } from '../sheet/board.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { FEATURES, type Promises, readStanding, roundsIn, type Standing, writeFeatures } from './features.ts';
import {
  type Activity,
  type Changes,
  createActivity,
  createChanges,
  listChanges,
  type Net,
  run,
  runFrom,
  shiftSums,
  sumInputs,
} from './net.ts';

/** The nets speak in units of so many points. */
export const POINTS_PER_UNIT = 20;

/** One net of several, and what the inputs of the sheet asked about last sum up to in it. */
interface Voice {
  readonly net: Net;
  readonly activity: Activity;
  readonly anchorSums: Float64Array;
}

/** Nets that are asked about the sheets of one seat's round: where one is mistaken the others are not. */
export interface Opinion {
  readonly voices: readonly Voice[];
  readonly board: Board;
  readonly standing: Standing;
  readonly inputs: Float64Array;
  /** A sheet near which others are asked about, as inputs. */
  readonly anchor: Float64Array;
  /** How the sheet asked about last differs from it. */
  readonly changes: Changes;
}

/** Prepares nets for a seat's round. */
export function createOpinion(board: Board, nets: readonly Net[], tempo: Tempo, planning: number): Opinion {
  const standing = readStanding(board, tempo, planning);
  const voices = nets.map((net) => {
    const anchorSums = new Float64Array(net.first);
    sumInputs(net, standing.base, anchorSums);
    return { net, activity: createActivity(net), anchorSums };
  });
  const inputs = new Float64Array(FEATURES);
  const changes = createChanges(FEATURES);
  return { voices, board, standing, inputs, anchor: standing.base.slice(), changes };
}

/** Says that the next questions are about sheets like this one: only what differs is then added up. */
export function anchorAt(opinion: Opinion, sheet: Sheet, promises: Promises): void {
  const { voices, inputs, anchor, changes } = opinion;
  writeFeatures(opinion.board, opinion.standing, sheet, promises, inputs);
  listChanges(inputs, anchor, changes);
  for (let i = 0; i < voices.length; i++) shiftSums(voices[i].net, changes, voices[i].anchorSums);
  anchor.set(inputs);
}

/**
 * The points that the first so many nets expect a sheet to gain until the end of the game, on average, and what rivals lose
 * if the sheet brings the end nearer.
 */
export function askNets(opinion: Opinion, sheet: Sheet, promises: Promises, most: number): number {
  const { voices, inputs, anchor, changes, standing } = opinion;
  const rounds = writeFeatures(opinion.board, standing, sheet, promises, inputs);
  listChanges(inputs, anchor, changes);
  const asked = Math.min(most, voices.length);
  let sum = 0;
  for (let i = 0; i < asked; i++) {
    const { net, anchorSums, activity } = voices[i];
    sum += runFrom(net, changes, anchorSums, activity);
  }
  return (POINTS_PER_UNIT * sum) / asked + rivalsLoss(opinion, rounds);
}

/** What rivals lose if so many rounds are left: whoever brings the end nearer does it to all. */
function rivalsLoss({ standing: { tempo } }: Opinion, rounds: number): number {
  return tempo.rivalPace * (tempo.rounds - rounds);
}

/** Of the points said of the sheet asked about last, those that rivals lose by it. */
export function rivalsLossLast(opinion: Opinion): number {
  return rivalsLoss(opinion, roundsIn(opinion.inputs));
}

/** The same for any inputs, but for what rivals lose. */
export function pointsFor({ voices }: Opinion, inputs: Float64Array): number {
  let sum = 0;
  for (const { net, activity } of voices) sum += run(net, inputs, activity);
  return (POINTS_PER_UNIT * sum) / voices.length;
}
