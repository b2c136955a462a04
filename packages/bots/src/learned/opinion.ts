import type { Board } from '../sheet/board.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { FEATURES, type Promises, readStanding, type Standing, writeFeatures } from './features.ts';
import { type Activity, createActivity, type Net, runFrom, shiftSums, sumInputs } from './net.ts';

/** The net speaks in units of so many points. */
export const POINTS_PER_UNIT = 20;

/** A net that is asked about the sheets of one seat's round. */
export interface Opinion {
  readonly net: Net;
  readonly board: Board;
  readonly rounds: number;
  readonly standing: Standing;
  readonly inputs: Float64Array;
  readonly activity: Activity;
  /** A sheet near which others are asked about: its inputs, and what they sum up to. */
  readonly anchor: Float64Array;
  readonly anchorSums: Float64Array;
}

/** Prepares a net for a seat's round with so many more to come. */
export function createOpinion(board: Board, net: Net, rounds: number, planning: number): Opinion {
  const standing = readStanding(board, rounds, planning);
  const anchorSums = new Float64Array(net.first);
  sumInputs(net, standing.base, anchorSums);
  return {
    net,
    board,
    rounds,
    standing,
    inputs: new Float64Array(FEATURES),
    activity: createActivity(net),
    anchor: standing.base.slice(),
    anchorSums,
  };
}

/** Says that the next questions are about sheets like this one: only what differs is then added up. */
export function anchorAt(opinion: Opinion, sheet: Sheet, promises: Promises): void {
  const { net, inputs, anchor, anchorSums } = opinion;
  writeFeatures(opinion.board, opinion.standing, sheet, promises, inputs);
  shiftSums(net, inputs, anchor, anchorSums);
  anchor.set(inputs);
}

/** The points that the net expects a sheet to gain until the end of the game. */
export function askNet(opinion: Opinion, sheet: Sheet, promises: Promises): number {
  writeFeatures(opinion.board, opinion.standing, sheet, promises, opinion.inputs);
  const { net, inputs, anchor, anchorSums, activity } = opinion;
  return POINTS_PER_UNIT * runFrom(net, inputs, anchor, anchorSums, activity);
}
