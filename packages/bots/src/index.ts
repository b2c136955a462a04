export type { Bot, Budget, Thought } from './bot.ts';
export { BOT_NAMES, type BotName, BOTS, botsWith, isBotName, OLD_KNOWLEDGE } from './bots.ts';
export { choose, ponder, stepsFor } from './choose.ts';
export { createDice, type Dice } from './dice.ts';
export type { Aim } from './reasons/aims.ts';
export type { Candidate, Difference, Reasons } from './reasons/reasons.ts';
export { advisedMoves, isAdvised } from './review/advised.ts';
export { ADVISER } from './review/adviser-name.ts';
export { type Doubt, doubtMove, doubtPlan } from './review/doubt.ts';
export { sayWhy, type Verdict } from './review/say-why.ts';
export { canTryOut, lostAfter, tryOut } from './review/try-out.ts';
export type { FromThinker, ToThinker } from './worker/messages.ts';
export { createPool, type Pondering, type Pool } from './worker/pool.ts';
export type { Answer, CancelSignal, Question } from './worker/question.ts';
export { createThinker, type Thinker, type ThinkerParts } from './worker/thinker.ts';
export type { WorkerLike } from './worker/worker-like.ts';
export { createEvolution, type Evolution } from './tuning/cma-es.ts';
export { WEIGHT_NAMES, type WeightName, WEIGHTS, type Weights } from './evaluate/weights.ts';
export type { Mind } from './plan/mind.ts';
export { createPlayers, playUntil } from './decide/follow.ts';
export { type ModuleSet, moduleSetOf, nearestSet, type WeightSet } from './tuned/tuned.ts';
export { WHIMS } from './evaluate/whims.ts';
export { POINTS_PER_UNIT } from './learned/opinion.ts';
export type { Part } from './evaluate/outlook.ts';
export { aims, type Lessons } from './council/aims.ts';
export {
  type CouncilFile,
  type CouncilRow,
  INPUTS_MARK,
  lettersOf,
  readTaught,
  writeTaught,
} from './council/council-file.ts';
export { engineFor, runPlainly } from './council/engine-for.ts';
export { INPUTS } from './council/inputs.ts';
export { playForLessons } from './council/lessons.ts';
export { createTaughtNet, type TaughtNet, toWhole } from './council/taught-net.ts';
export { teachNet, type WholeExamples } from './council/teach-net.ts';
export { prepareThinking, type Thinking } from './council/thinking.ts';
export { ANSWER, type WholeNet } from './council/whole-net.ts';
export { type Sample, withoutLuck } from './luck/adjust.ts';
export { createLuckMeter, hopes, type LuckMeter, type ValueOf } from './luck/luck.ts';
