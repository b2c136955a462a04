import type { BotName } from '@altiplano/bots';
import type { Gate, TimeLimits } from './gate.ts';

/** Who must beat whom, and by how much at the usual table; the same pairs meet at the other tables. */
interface Rung {
  readonly candidate: BotName;
  readonly against: BotName;
  readonly share: number;
  readonly games: number;
  /** How many games at each of the other tables. */
  readonly gamesElsewhere: number;
  readonly limits?: TimeLimits;
}

interface Step {
  readonly candidate: BotName;
  readonly against: BotName;
  readonly games: number;
}

const BASE = { missions: false, traveler: 'off' } as const;
const EVERYTHING = { missions: true, traveler: 'full' } as const;

const FAST = { games: 1000, gamesElsewhere: 400 };
const SLOW = { games: 200, gamesElsewhere: 100, limits: { planMs: 3000, moveMs: 1000 } };

const RUNGS: readonly Rung[] = [
  { candidate: 'greedy', against: 'random', share: 0.9, ...FAST },
  { candidate: 'planner', against: 'random', share: 0.99, ...FAST },
  { candidate: 'planner', against: 'greedy', share: 0.6, ...FAST },
  { candidate: 'tuned', against: 'planner', share: 0.35, ...FAST },
  { candidate: 'learned', against: 'tuned', share: 0.35, ...FAST },
  { candidate: 'search', against: 'planner', share: 0.6, ...SLOW },
  { candidate: 'search', against: 'tuned', share: 0.45, ...SLOW },
];

/** The levels that people choose from: each is felt to be stronger than the one below. */
const LEVELS: readonly Step[] = [
  { candidate: 'medium', against: 'easy', games: 200 },
  { candidate: 'hard', against: 'medium', games: 200 },
  { candidate: 'master', against: 'hard', games: 200 },
];

function pairOf(
  table: string,
  { candidate, against, limits }: Pick<Rung, 'candidate' | 'against' | 'limits'>,
): Pick<Gate, 'id' | 'candidate' | 'against' | 'limits'> {
  const id = `${table}/${candidate}/${against}`;
  return { id, candidate, against, ...(limits === undefined ? {} : { limits }) };
}

function fourPlayers(rung: Rung): Gate {
  const { share, games } = rung;
  const threshold = { kind: 'shareAtLeast', share } as const;
  return { ...pairOf('four-players', rung), players: 4, modules: BASE, games, threshold };
}

function twoPlayers(rung: Rung): Gate {
  const threshold = { kind: 'lowAbove', share: 1 / 2 } as const;
  return { ...pairOf('two-players', rung), players: 2, modules: BASE, games: rung.gamesElsewhere, threshold };
}

/** With missions and the whole Traveler nothing may speak against what holds in the base game. */
function withModules(rung: Rung): Gate {
  const { share, gamesElsewhere: games } = rung;
  const threshold = { kind: 'highAtLeast', share } as const;
  return { ...pairOf('modules', rung), players: 4, modules: EVERYTHING, games, threshold };
}

function level(step: Step): Gate {
  const threshold = { kind: 'lowAbove', share: 1 / 4 } as const;
  return { ...pairOf('levels', step), players: 4, modules: BASE, games: step.games, threshold };
}

/** Every gate that the ladder of bots must pass. */
export const GATES: readonly Gate[] = [
  ...RUNGS.map(fourPlayers),
  ...RUNGS.map(twoPlayers),
  ...RUNGS.map(withModules),
  ...LEVELS.map(level),
];
