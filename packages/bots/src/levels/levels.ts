import type { Bot } from '../bot.ts';
import { END_POSITIONS } from '../end/ending.ts';
import { WEIGHT_NAMES, WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { mindWith } from '../learned/learned.ts';
import type { Knowledge, MindFor } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { createSearch } from '../search/search.ts';
import { tunedWeights } from '../tuned/tuned.ts';

/** How much a beginner has found out of what self-play knows: enough not to run out of tiles, little enough to be beaten. */
const FOUND_OUT = 0.25;

function beginnersWeights(tuned: Weights): Weights {
  const mixed = WEIGHT_NAMES.map((name) => [name, WEIGHTS[name] + FOUND_OUT * (tuned[name] - WEIGHTS[name])]);
  return Object.fromEntries(mixed) as Weights;
}

const beginner: MindFor = ({ options }) => ({
  weights: beginnersWeights(tunedWeights(options)),
  width: 2,
  carelessness: 2.5,
});

const easy = createPlanner('easy', beginner);

/** With more players more of what comes is up to the others: then plans are played on less far, or not at all. */
function byPlayers(withTwo: Bot, withMore: Bot): Bot {
  return {
    ...withTwo,
    consider: (game, seat, seed) =>
      (game.options.players === 2 ? withTwo : withMore).consider(game, seat, seed),
  };
}

/**
 * The four levels that people choose from: a beginner, a practised player, a strong one, and the best there is. The strong
 * one follows many plans at once, the best one more; it plays the best of them on in imagined games, with two players both
 * do. A settled last round both play exactly.
 */
export function levelsWith(knowledge: Knowledge, endPositions = END_POSITIONS) {
  const practised = mindWith(knowledge, 4, 2);
  const quick = mindWith(knowledge, 8);
  const strong = { ...mindWith(knowledge, 24), endPositions };
  const best = { ...mindWith(knowledge, 48), endPositions };
  const hard = { mind: strong, quick, candidates: 6, rounds: 2, rivals: 'idle' } as const;
  const master = { mind: best, quick, candidates: 8, rivals: 'idle' } as const;
  const thorough = { plan: 160, action: 0 };
  return {
    easy,
    medium: createPlanner('medium', () => practised),
    hard: byPlayers(
      createSearch('hard', hard, { plan: 60, action: 0 }),
      createPlanner('hard', () => strong),
    ),
    master: byPlayers(
      createSearch('master', { ...master, rounds: 4 }, thorough),
      createSearch('master', { ...master, rounds: 2 }, thorough),
    ),
  } as const satisfies Record<string, Bot>;
}
