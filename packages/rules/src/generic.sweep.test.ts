import { shippedPack } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { actionLocations, appendActions } from './actions/actions.ts';
import { LOCATIONS } from './locations.ts';
import { apply } from './moves/apply.ts';
import { argumentValues, readMove, writeMove } from './moves/shapes.ts';
import { legalMoves } from './moves/legal.ts';
import { isOver } from './moves/awaited.ts';
import { argA, argB, argC, argD, createMoveBuffer, encode, kindOf, MOVE, MOVE_TYPES } from './moves/move.ts';
import { play, reveals } from './moves/play.ts';
import { optionMatrix, type Options } from './options.ts';
import { copyGame, type Game } from './state/game.ts';
import { copyState } from './state/copy.ts';
import { violations } from './state/invariants.ts';
import { PHASE } from './state/state.ts';
import { restoreGame, stateHash } from './state/snapshot.ts';
import {
  createDice,
  type Dice,
  pickAnyMove,
  pickMove,
  pickSeat,
  playOut,
  roll,
  startGame,
} from './testing/random-play.ts';
import { seeds, swept } from './testing/sweep.ts';
import { whyNot } from './why/why-not.ts';

const matrix = optionMatrix();

function name(options: Options): string {
  const { players, missions, traveler, short, edition, roles, planning } = options;
  const modules = [
    missions ? 'missions' : '',
    traveler === 'off' ? '' : traveler,
    short ? 'short' : '',
  ].filter(Boolean);
  return `${players} players, ${modules.join(' + ') || 'base'}, ${edition}, ${roles} roles, ${planning}`;
}

test('the matrix holds every combination of modules, editions, roles, planning and player counts', () => {
  expect(matrix).toHaveLength(4 * 2 * 5 * 2 * 2 * 2);
  expect(new Set(matrix.map(name)).size).toBe(matrix.length);
});

test.each([['shipped', shippedPack] as const, ['other', otherPack] as const])(
  'nothing is lost or made in any combination (%s pack)',
  (label, pack) => {
    for (const options of matrix) {
      for (const again of seeds(8)) {
        const seed = `${label} ${name(options)} ${again}`;
        const game = startGame(options, seed, pack);
        playOut(game, createDice(seed), (seat, move, number) => {
          const found = violations(game);
          if (found.length > 0)
            throw new Error(`${seed}, move ${number}: ${found.join('; ')} before ${seat} ${move}`);
        });
        expect(violations(game)).toEqual([]);
      }
    }
  },
);

/** A few positions of each combination, early and late. */
function eachPosition(check: (game: Game, dice: Dice, options: Options) => void, every: number): void {
  for (const options of swept(matrix)) {
    const index = matrix.indexOf(options);
    const dice = createDice(`positions ${index}`);
    const game = startGame(options, `positions ${index}`, index % 2 === 0 ? undefined : otherPack);
    let left = roll(dice, every);
    playOut(game, dice, () => {
      if (left-- > 0) return;
      left = roll(dice, every * 2);
      check(game, dice, options);
    });
  }
}

const buffer = createMoveBuffer();
const PER_KIND = 6;
const NEIGHBOURS = 4;

/** A legal move with one argument changed to each other value: the refusals that players meet. */
function neighbours(game: Game, move: number): number[] {
  const type = MOVE_TYPES[kindOf(move)];
  const own = [argA(move), argB(move), argC(move), argD(move)];
  return argumentValues(game, type).flatMap((values, index) =>
    values.map((value) => {
      const [a, b, c, d] = own.with(index, value);
      return encode(MOVE[type], a, b, c, d);
    }),
  );
}

test('legal is accepted, and every other well-formed move is refused with its reason and changes nothing', () => {
  const reasons = new Set<string>();
  eachPosition((game, dice) => {
    const seat = roll(dice, game.options.players);
    const legal = new Set(buffer.subarray(0, legalMoves(game, seat, buffer)));
    const before = stateHash(game);
    for (const type of MOVE_TYPES) {
      for (let i = 0; i < PER_KIND; i++) {
        const move = pickAnyMove(game, type, dice);
        const refusal = whyNot(game, seat, move);
        if ((refusal === null) !== legal.has(move)) throw new Error(JSON.stringify(writeMove(game, move)));
        if (refusal?.rejected === 'illegal')
          throw new Error(`no reason for ${JSON.stringify(writeMove(game, move))}`);
        if (refusal !== null) reasons.add(refusal.rejected);
      }
    }
    for (const move of [...legal].slice(0, NEIGHBOURS)) {
      for (const near of neighbours(game, move)) {
        const refusal = whyNot(game, seat, near);
        if ((refusal === null) !== legal.has(near)) throw new Error(JSON.stringify(writeMove(game, near)));
        if (refusal?.rejected === 'illegal')
          throw new Error(`no reason for ${JSON.stringify(writeMove(game, near))}`);
      }
    }
    for (const move of legal) {
      if (whyNot(game, seat, move) !== null)
        throw new Error(`refused: ${JSON.stringify(writeMove(game, move))}`);
    }
    expect(stateHash(game)).toBe(before);
  }, 150);
  expect(reasons.size).toBeGreaterThan(40);
});

test('the locations with an action are just those at which some action is listed', () => {
  eachPosition((game) => {
    if (game.state.phase !== PHASE.actions) return;
    for (let seat = 0; seat < game.options.players; seat++) {
      const places = actionLocations(game, seat);
      for (let location = 0; location < LOCATIONS.length; location++) {
        const listed = appendActions(game, seat, location, buffer, 0) > 0;
        if (listed !== ((places & (1 << location)) !== 0))
          throw new Error(`seat ${seat} at ${LOCATIONS[location]}`);
      }
    }
  }, 20);
});

test('a move reads back as what was written', () => {
  eachPosition((game, dice) => {
    const seat = pickSeat(game, dice);
    for (const move of buffer.subarray(0, legalMoves(game, seat, buffer))) {
      expect(readMove(game, JSON.parse(JSON.stringify(writeMove(game, move))))).toBe(move);
    }
  }, 200);
});

test('a copy, and a state through JSON, goes on exactly as the original', () => {
  eachPosition((game, dice, options) => {
    const copy = copyGame(game);
    expect(copy.state).toEqual(game.state);
    const restored = restoreGame(
      { components: game.components, options, seed: 'not asked again' },
      JSON.parse(JSON.stringify(game.state)),
    ) as Game;
    const continued: Game = { ...restored, chance: game.chance };
    const seat = pickSeat(game, dice);
    const move = pickMove(game, seat, dice);
    const original = copyGame(game);
    for (const other of [original, copy, continued]) if (!isOver(other)) apply(other, seat, move);
    expect(stateHash(copy)).toBe(stateHash(original));
    expect(stateHash(continued)).toBe(stateHash(original));
    copyState(copy.state, game.state);
    expect(stateHash(copy)).toBe(stateHash(game));
  }, 300);
});

test('the same set-up and moves give the same game; reveals says where undo ends', () => {
  for (const [index, options] of matrix.entries()) {
    if (index % 8 !== 0) continue;
    const first = startGame(options, `replay ${index}`);
    const again = startGame(options, `replay ${index}`);
    playOut(first, createDice(`replay ${index}`), (seat, move, number) => {
      const before = again.state.revealed;
      const announced = number % 40 === 0 ? reveals(again, seat, move) : null;
      expect(play(again, seat, writeMove(again, move))).toBeNull();
      if (announced !== null) expect(again.state.revealed !== before).toBe(announced);
    });
    expect(stateHash(again)).toBe(stateHash(first));
  }
});
