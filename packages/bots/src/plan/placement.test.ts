import {
  apply,
  awaitedSeat,
  copyGame,
  encode,
  FRAME,
  type Game,
  isLegal,
  MOVE,
  PHASE,
  topFrame,
  writeMove,
} from '@altiplano/rules/engine';
import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { decide, movesOf } from '../decide/decide.ts';
import { does, turnMove } from '../decide/turn-move.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { setTable, thing } from '../testing/paper.ts';
import { narrow, steadyMind } from '../testing/steady-minds.ts';
import type { Plan, Step } from './beam.ts';
import { placementsOf } from './placement.ts';
import { withoutPlacements } from './position-key.ts';
import { rehearse } from './rehearse.ts';

const wide = steadyMind(5);

/** Lays out all that a plan wants, each by a legal move; says what was not legal. */
function layOut(game: Game, seat: number, moves: readonly number[]): string | null {
  for (const move of moves) {
    if (!isLegal(game, seat, move)) return JSON.stringify(writeMove(game, move));
    apply(game, seat, move);
  }
  return null;
}

/** Takes the steps of a plan that lies on the board, alone at the table; what is left of them at the end. */
function perform(game: Game, own: number, plan: Plan): Step[] {
  const { state } = game;
  const left = [...plan.steps];
  while (state.phase === PHASE.planning) apply(game, awaitedSeat(game), encode(MOVE.declare));
  while (state.phase === PHASE.actions) {
    const seat = awaitedSeat(game);
    const frame = topFrame(state.seats[seat]);
    if (seat !== own) apply(game, seat, encode(MOVE.pass));
    else if (frame === FRAME.turn || frame === FRAME.steps) {
      const move = turnMove(game, seat, left, movesOf(game, seat));
      if (move < 0) break;
      const done = left.findIndex(({ deed }) => does(deed, move));
      if (done >= 0) left.splice(done, 1);
      apply(game, seat, move);
    } else apply(game, seat, decide(game, seat, narrow));
  }
  return left;
}

test('every plan of the beam can be placed, and then done', () => {
  const illegal: string[] = [];
  let plans = 0;
  let steps = 0;
  let leftOver = 0;
  const check: Watch = (game, seat, dice, table) => {
    if (topFrame(game.state.seats[seat]) !== FRAME.plan || dice.below(16) !== 0) return;
    const empty = withoutPlacements(game, seat);
    const { outlook, sheet, plans: found } = rehearse(empty, seat, wide, true, 24);
    for (const plan of found) {
      const copy = copyGame(empty);
      const moves = placementsOf(outlook, sheet, plan).map((placement) =>
        encode(MOVE.place, placement.site, placement.thing),
      );
      const wrong = layOut(copy, seat, moves);
      if (wrong !== null) illegal.push(`${table.seed}: ${wrong}`);
      plans++;
      if (wrong !== null || dice.below(3) !== 0) continue;
      steps += plan.steps.length;
      leftOver += perform(copy, seat, plan).length;
    }
  };
  playTables('plans', 10, check, () => plans > 500);
  expect(illegal.slice(0, 5)).toEqual([]);
  expect(plans).toBeGreaterThan(500);
  // On paper fares that are still to be laid come after those that lie there; on the board all lie.
  expect(leftOver / steps).toBeLessThan(0.01);
});

test('[P3] a space of a card left free by an extra space takes only its own kind', () => {
  const game = setTable(
    {
      figure: 'farm',
      extensions: ['X1', 'X14'],
      on: { 'extension:X14': 'fish' },
      hand: '3 food',
    },
    {},
    otherPack,
  );
  const { outlook, sheet, deeds } = rehearse(game, 0, wide, true);
  const deed = deeds.find(({ gain, place }) => gain === thing('alpaca') && place >= 9);
  if (deed === undefined) throw new Error('X1 takes food and fish for an alpaca');
  const placements = placementsOf(outlook, sheet, { steps: [{ deed, by: 0 }], worth: 0 });
  const onCard = placements.filter(({ site }) => game.tables.siteNames[site] === 'extension:X1');
  expect(onCard.map((placement) => placement.thing)).toEqual([thing('food')]);
});

test('[X19] what a location has no more room for goes on the spaces that enlarge it', () => {
  const { spaces } = setTable({}).components.board;
  const game = setTable({ figure: 'village', extensions: ['X19'], hand: `${spaces.village + 1} ore` });
  const { outlook, sheet, deeds } = rehearse(game, 0, wide, true);
  const deed = deeds.find(({ move, place }) => move === MOVE.store && place === 0);
  if (deed === undefined) throw new Error('ore can be stored');
  const steps = Array.from({ length: spaces.village + 1 }, () => ({ deed, by: 0 }));
  const sites = placementsOf(outlook, sheet, { steps, worth: 0 }).map(
    ({ site }) => game.tables.siteNames[site],
  );
  expect(sites).toEqual([...Array.from({ length: spaces.village }, () => 'village'), 'extension:X19']);
});
