import {
  copyGame,
  type Game,
  isRejection,
  restoreGame,
  type Setup,
  violations,
} from '@altiplano/rules/engine';

/** What must be true of every position: the rules' own invariants. */
export const brokenRules: (game: Game) => string[] = violations;

/** What must be true of any moment, and takes longer to ask: a copy and a saved state are the same position. */
export function brokenCopies(game: Game, setup: Setup): string[] {
  const text = JSON.stringify(game.state);
  const found: string[] = [];
  if (JSON.stringify(copyGame(game).state) !== text) found.push('copy: differs from its original');
  const restored = restoreGame(setup, JSON.parse(text));
  if (isRejection(restored)) found.push(`restore: refused at ${restored.figures['place']}`);
  else if (JSON.stringify(restored.state) !== text) found.push('restore: differs from what was saved');
  return found;
}
