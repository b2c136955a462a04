import {
  apply,
  awaitedSeat,
  createMoveBuffer,
  encode,
  FRAME,
  type Game,
  isOver,
  legalMoves,
  MOVE,
  PHASE,
  topFrame,
} from '@altiplano/rules/engine';
import { createDice, type Dice } from '../dice.ts';
import type { Plan, Step } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { pickBy } from '../plan/pick.ts';
import { placementsOf } from '../plan/placement.ts';
import { type Rehearsal, rehearse } from '../plan/rehearse.ts';
import { decide, movesOf } from './decide.ts';
import { quickSwapIn, quickSwapOut } from './swap.ts';
import { does, turnMove } from './turn-move.ts';

/** Which of the plans looked at a seat follows. */
export type Chooser = (game: Game, seat: number, rehearsal: Rehearsal, minded: Plan) => Plan;

/**
 * Quick play for many games at once: each seat plans once a round and then follows its plan, where a bot at a table
 * thinks anew before each move. Only ever for games of the bot's own imagination, or between bots.
 */
export interface Players {
  /** Chooses among the plans of a seat that places its tiles; without one the mind does. */
  readonly chooser?: Chooser;
  /** Who thinks how; a seat without a mind sits idle: it draws, declares and passes. */
  readonly minds: readonly (Mind | null)[];
  /** What is left of each seat's plan. */
  readonly plans: Step[][];
  /** Who has already placed everything and only has to declare. */
  readonly ready: boolean[];
  /** For minds that are careless. */
  readonly dice: Dice;
}

export function createPlayers(minds: readonly (Mind | null)[], seed = ''): Players {
  return { minds, plans: minds.map(() => []), ready: minds.map(() => false), dice: createDice(seed) };
}

const NOTICED = 12;

/** Plans a seat's whole round, places everything and declares. */
function planRound(game: Game, seat: number, mind: Mind, players: Players): void {
  if (players.ready[seat]) {
    players.ready[seat] = false;
    return apply(game, seat, encode(MOVE.declare));
  }
  const { chooser } = players;
  const most = mind.carelessness > 0 || chooser !== undefined ? NOTICED : 1;
  const rehearsal = rehearse(game, seat, mind, true, most);
  const { outlook, sheet, plans } = rehearsal;
  const worths = plans.map(({ worth }) => worth);
  const minded = plans[pickBy(worths, mind.carelessness, players.dice)];
  const plan = chooser === undefined ? minded : chooser(game, seat, rehearsal, minded);
  for (const { site, thing } of placementsOf(outlook, sheet, plan)) {
    apply(game, seat, encode(MOVE.place, site, thing));
  }
  players.plans[seat] = [...plan.steps];
  apply(game, seat, encode(MOVE.declare));
}

/** The next move of a seat that acts by its plan; what the plan no longer allows is dropped. */
function followPlan(game: Game, seat: number, mind: Mind, players: Players): number {
  const moves = movesOf(game, seat);
  const steps = players.plans[seat];
  const move = turnMove(game, seat, steps, moves);
  if (move < 0) {
    steps.length = 0;
    const last = moves[moves.length - 1];
    return last === encode(MOVE.pass) ? last : decide(game, seat, mind);
  }
  const done = steps.findIndex(({ deed }) => does(deed, move));
  if (done >= 0) steps.splice(done, 1);
  return move;
}

const buffer = createMoveBuffer();

/** The rules list last what changes least: drawing, declaring, declining, finishing, passing. */
function lastMove(game: Game, seat: number): number {
  return buffer[legalMoves(game, seat, buffer) - 1];
}

/** Plays one decision of whoever is awaited. */
function playOne(game: Game, players: Players): void {
  const seat = awaitedSeat(game);
  const mind = players.minds[seat];
  if (mind === null) return apply(game, seat, lastMove(game, seat));
  switch (topFrame(game.state.seats[seat])) {
    case FRAME.plan:
      return planRound(game, seat, mind, players);
    case FRAME.turn:
    case FRAME.steps:
      return apply(game, seat, followPlan(game, seat, mind, players));
    case FRAME.swapOut:
      return apply(game, seat, quickSwapOut(game, seat, mind));
    case FRAME.swapIn:
      return apply(game, seat, quickSwapIn(game, seat, mind, movesOf(game, seat)));
    default:
      return apply(game, seat, decide(game, seat, mind));
  }
}

/** Plays on until a round begins or the game is over. */
export function playUntil(game: Game, players: Players, round: number): void {
  while (!isOver(game)) {
    if (game.state.round >= round && game.state.phase <= PHASE.drawing) return;
    playOne(game, players);
  }
}
