import { createChance, FRAME, type Game, imagine, topFrame } from '@altiplano/rules/engine';
import type { Bot, Budget, Thought } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { movesTowards } from '../decide/plan-move.ts';
import { type Ending, endingsOf } from '../end/ending.ts';
import { isSettled } from '../end/settled.ts';
import { createMemory } from '../plan/memory.ts';
import type { Mind } from '../plan/mind.ts';
import { positionKey, withoutPlacements } from '../plan/position-key.ts';
import type { Rehearsal } from '../plan/rehearse.ts';
import { decided } from '../random/random.ts';
import { compare } from '../reasons/compare.ts';
import { weighPlan } from '../reasons/parts.ts';
import { explain } from '../reasons/explain.ts';
import type { Reasons } from '../reasons/reasons.ts';
import { type Line, linesFor } from './candidates.ts';
import { createRace, type Race } from './race.ts';
import { rollOut } from './rollout.ts';

/** How a searching bot looks ahead. */
export interface Searching {
  /** Finds the candidates. */
  readonly mind: Mind;
  /** Plays everybody on in the imagined games: quicker, so narrower. */
  readonly quick: Mind;
  readonly candidates: number;
  /** Rounds played on. */
  readonly rounds: number;
  /** Whether rivals play on too while a plan is thought about; on turns they always do. */
  readonly rivals: 'planning' | 'idle';
}

interface Search {
  readonly game: Game;
  readonly seed: string;
  readonly rehearsal: Rehearsal;
  readonly lines: readonly Line[];
  readonly race: Race;
  /** Games played on so far, and who led when: thinking that went further never changes what less of it had found. */
  spent: number;
  readonly history: { readonly spent: number; readonly leader: number }[];
}

function startSearch(game: Game, seat: number, searching: Searching, seed: string): Search {
  const { rehearsal, lines } = linesFor(game, seat, searching.mind, searching.candidates);
  return {
    game,
    seed,
    rehearsal,
    lines,
    race: createRace(lines.map(({ plan }) => plan.worth)),
    spent: 0,
    history: [],
  };
}

/** Tries every candidate still running in one more imagined world. */
function tryWorld(seat: number, searching: Searching, search: Search): void {
  const { game, seed, race, lines } = search;
  const world = `${seed}/${race.worlds}`;
  const results = race.running.map((candidate) => {
    const imagined = imagine(game, seat, createChance(world, ['world']));
    const line = lines[candidate];
    const rivals = line.move < 0 ? searching.rivals : 'planning';
    return rollOut(imagined, seat, line, searching.quick, searching.rounds, rivals);
  });
  search.spent += results.length;
  race.add(results);
  search.history.push({ spent: search.spent, leader: race.best() });
}

/** Who led after so much thinking. */
function leaderAfter({ history, race }: Search, wanted: number): number {
  return history.find(({ spent }) => spent >= wanted)?.leader ?? race.best();
}

/** The moves of a line from here on, as far as they can be told. */
function movesOn(game: Game, seat: number, line: Line): number[] {
  return line.move >= 0 ? [line.move] : movesTowards(game, seat, line.placements);
}

/** The lines by what the games played on showed, those out of the race last; the differences are the planner's. */
function reasonsFor(game: Game, seat: number, { lines, race, rehearsal }: Search): Reasons {
  const behind = lines.map((_, index) => race.behind(index));
  const isOut = lines.map((_, index) => !race.running.includes(index));
  const order = [...lines.keys()].sort(
    (a, b) => Number(isOut[a]) - Number(isOut[b]) || behind[a] - behind[b],
  );
  // The race counts rivals too; the difference from the planner's favourite is what it adds to its opinion.
  let expected = lines[0].plan.worth + behind[0];
  const best = expected;
  return compare(
    order.map((index) => {
      expected = Math.min(expected, best - behind[index]);
      const worth = weighPlan(rehearsal, lines[index].plan);
      return { moves: movesOn(game, seat, lines[index]), worth, expected };
    }),
  );
}

/** A bot that tries the planner's candidates in imagined games; a plan is thought once and placed tile by tile. */
export function createSearch(name: string, searching: Searching, budget: Budget): Bot {
  const plans = createMemory<Search>();
  const searchFor = (game: Game, seat: number, seed: string): Search => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan) return startSearch(game, seat, searching, seed);
    const key = positionKey(game, seat);
    return plans.recall(game, key, () => startSearch(withoutPlacements(game, seat), seat, searching, key));
  };
  const ends = createMemory<Ending | null>();
  const endFor = (game: Game, seat: number): Ending | null => {
    // Before the last round nothing is asked of a memory whose keys take work.
    if (!isSettled(game, seat)) return null;
    const find = (): Ending | null => endingsOf(game, seat, searching.mind)?.ways[0] ?? null;
    if (topFrame(game.state.seats[seat]) !== FRAME.plan) return find();
    return ends.recall(game, positionKey(game, seat), find);
  };
  return {
    name,
    budget,
    consider(game, seat, seed): Thought {
      const frame = topFrame(game.state.seats[seat]);
      if (frame !== FRAME.plan && frame !== FRAME.turn) return decided(decide(game, seat, searching.mind));
      const end = endFor(game, seat);
      if (end !== null) {
        const move = end.move < 0 ? (movesTowards(game, seat, end.placements)[0] ?? end.move) : end.move;
        return { ...decided(move), reasons: () => explain(game, seat, searching.mind) };
      }
      const search = searchFor(game, seat, seed);
      if (search.lines.length === 0) return decided(decide(game, seat, searching.mind));
      let wanted = 0;
      return {
        think(steps) {
          wanted += steps;
          while (search.spent < wanted && search.race.running.length > 1) tryWorld(seat, searching, search);
          return search.race.running.length > 1;
        },
        move: () => movesOn(game, seat, search.lines[leaderAfter(search, wanted)])[0],
        reasons: () => reasonsFor(game, seat, search),
      };
    },
  };
}
