import { whyNotComponents } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import { checkBoard } from './board.ts';
import { checkCounts } from './counts.ts';
import { checkEvents } from './events.ts';
import { checkGoods } from './goods.ts';
import { checkKinds } from './kinds.ts';
import { type Problem, readablePath, type Report } from './problem.ts';
import { checkProvenance } from './provenance.ts';
import { checkSetup } from './setup.ts';
import { fillIn, PROBLEM_SENTENCES, type ProblemCode, type ProblemFigures } from './sentences.ts';
import { shapedAsPack } from './shape.ts';
import { fitsInHand } from './size.ts';

/** So that a file that is no pack at all does not fill the screen. */
const MOST_PROBLEMS = 40;

const CHECKS = [checkCounts, checkGoods, checkBoard, checkKinds, checkEvents, checkSetup, checkProvenance];

/** What the rules themselves refuse, once nothing else is wrong (G2). */
function checkWithRules(pack: Pack, report: Report): void {
  const rejection = whyNotComponents(pack);
  if (rejection === null) return;
  const figures = Object.entries(rejection.figures).map(([name, figure]) => `${name} ${figure}`);
  report([], 'rulesRefuse', { why: [rejection.rejected, ...figures].join(', '), rule: rejection.rule });
}

function problem(path: string, code: ProblemCode, figures: ProblemFigures): Problem {
  return { path, code, figures, message: fillIn(PROBLEM_SENTENCES[code], figures) };
}

/** Turns any value into a pack that can be played, or says everything that is wrong with it; never throws. */
export function checkPack(
  json: unknown,
): { readonly pack: Pack } | { readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let unsaid = 0;
  const report: Report = (path, code, figures = {}) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem(readablePath(json, path), code, figures));
    else unsaid++;
  };
  const pack = fitsInHand(json, report) ? shapedAsPack(json, report) : null;
  if (pack !== null) {
    for (const check of CHECKS) check(pack, report);
    if (problems.length === 0) checkWithRules(pack, report);
    if (problems.length === 0) return { pack };
  }
  if (unsaid > 0) problems.push(problem('', 'more', { count: unsaid }));
  return { problems };
}
