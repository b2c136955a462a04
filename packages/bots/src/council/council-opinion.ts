import { type Opinion, rivalsLoss } from '../evaluate/opinion.ts';
import type { Tempo } from '../evaluate/tempo.ts';
import { POINTS_PER_UNIT } from '../learned/opinion.ts';
import type { Promises } from '../learned/features.ts';
import type { Board } from '../sheet/board.ts';
import { createSheet, type Sheet } from '../sheet/sheet.ts';
import { engineFor } from './engine-for.ts';
import { INPUT_GROUPS } from './inputs.ts';
import { readStanding } from './standing.ts';
import { ANSWER, type WholeNet } from './whole-net.ts';
import { EVERYTHING, partsThatDiffer, writeInputs } from './write-inputs.ts';

const POINTS = POINTS_PER_UNIT / ANSWER;

/** The opinion of nets of whole numbers, for a seat's round. */
export function createCouncilOpinion(
  board: Board,
  nets: readonly WholeNet[],
  tempo: Tempo,
  planning: number,
): Opinion {
  const standing = readStanding(board, tempo, planning);
  const engine = engineFor(nets);
  const { inputs } = engine;
  /** The sheet that the inputs were last written for. */
  const written = createSheet(board.sites.length);
  let rounds = 0;
  const write = (sheet: Sheet, promises: Promises): void => {
    const parts = engine.writer === written ? partsThatDiffer(sheet, written) : EVERYTHING;
    const left = writeInputs(board, standing, sheet, promises, inputs, parts);
    if (left >= 0) rounds = left;
    written.set(sheet);
    engine.writer = written;
  };
  return {
    tempo,
    voices: nets.length,
    groups: INPUT_GROUPS,
    anchor(sheet, promises) {
      write(sheet, promises);
      engine.anchor();
    },
    ask(sheet, promises, most) {
      write(sheet, promises);
      const asked = Math.min(most, nets.length);
      return (POINTS * engine.ask(asked)) / asked + rivalsLoss(tempo, rounds);
    },
    rivalsLossLast: () => rivalsLoss(tempo, rounds),
    inputsLast: () => Float64Array.from(inputs),
    pointsFor(some) {
      inputs.set(some);
      engine.writer = null;
      return (POINTS * engine.ask(nets.length)) / nets.length;
    },
  };
}
