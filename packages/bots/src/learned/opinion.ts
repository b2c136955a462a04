import { type Opinion, rivalsLoss } from '../evaluate/opinion.ts';
import type { Tempo } from '../evaluate/tempo.ts';
import type { Board } from '../sheet/board.ts';
import { FEATURES, GROUPS, readStanding, roundsIn, writeFeatures } from './features.ts';
import {
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

/** The opinion of nets with fractions, for a seat's round. */
export function createOpinion(board: Board, nets: readonly Net[], tempo: Tempo, planning: number): Opinion {
  const standing = readStanding(board, tempo, planning);
  const voices = nets.map((net) => {
    const anchorSums = new Float64Array(net.first);
    sumInputs(net, standing.base, anchorSums);
    return { net, activity: createActivity(net), anchorSums };
  });
  const inputs = new Float64Array(FEATURES);
  const anchor = standing.base.slice();
  const changes = createChanges(FEATURES);
  return {
    tempo,
    voices: nets.length,
    groups: GROUPS,
    anchor(sheet, promises) {
      writeFeatures(board, standing, sheet, promises, inputs);
      listChanges(inputs, anchor, changes);
      for (let i = 0; i < voices.length; i++) shiftSums(voices[i].net, changes, voices[i].anchorSums);
      anchor.set(inputs);
    },
    ask(sheet, promises, most) {
      const rounds = writeFeatures(board, standing, sheet, promises, inputs);
      listChanges(inputs, anchor, changes);
      const asked = Math.min(most, voices.length);
      let sum = 0;
      for (let i = 0; i < asked; i++) {
        const { net, anchorSums, activity } = voices[i];
        sum += runFrom(net, changes, anchorSums, activity);
      }
      return (POINTS_PER_UNIT * sum) / asked + rivalsLoss(tempo, rounds);
    },
    rivalsLossLast: () => rivalsLoss(tempo, roundsIn(inputs)),
    inputsLast: () => inputs.slice(),
    pointsFor(some) {
      let sum = 0;
      for (const { net, activity } of voices) sum += run(net, some, activity);
      return (POINTS_PER_UNIT * sum) / voices.length;
    },
  };
}
