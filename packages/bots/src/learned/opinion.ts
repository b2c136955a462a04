import type { Board } from '../sheet/board.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { FEATURES, readStanding, type Standing, writeFeatures } from './features.ts';
import { type Activity, createActivity, type Net, run } from './net.ts';

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
}

/** Prepares a net for a seat's round with so many more to come. */
export function createOpinion(board: Board, net: Net, rounds: number, planning: number): Opinion {
  return {
    net,
    board,
    rounds,
    standing: readStanding(board, rounds, planning),
    inputs: new Float64Array(FEATURES),
    activity: createActivity(net),
  };
}

/** The points that the net expects a sheet to gain until the end of the game. */
export function askNet(opinion: Opinion, sheet: Sheet, missions: number): number {
  writeFeatures(opinion.board, opinion.standing, sheet, missions, opinion.inputs);
  return POINTS_PER_UNIT * run(opinion.net, opinion.inputs, opinion.activity);
}
