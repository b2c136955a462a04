import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  CARD,
  copyGame,
  createLog,
  createMoveBuffer,
  type Game,
  type GameEvent,
  GOODS,
  legalMoves,
  type ReadableMove,
  readLog,
  score,
  type Seat,
  view,
  writeMove,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { plain } from '../message/message.ts';
import { type Naming, naming } from '../naming/naming.ts';
import { ALL } from '../testing/languages.ts';
import { GAMES, playThrough } from '../testing/random-games.ts';
import { expectWords } from '../testing/wordless.ts';
import { deedOf } from './deed.ts';

const buffer = createMoveBuffer();

/** The extension with which a coin moves the figure. */
const FARE =
  steadyPack.extensions.find(({ kind }) =>
    steadyPack.extensionKinds.some(({ id, effect }) => id === kind && effect.verb === 'fare'),
  )?.id ?? '';

function namesIn(language: string): Naming {
  const { texts } = ALL.find((one) => one.language === language) as (typeof ALL)[number];
  return naming(texts, steadyPack, ['Ann', 'Bob', 'Cid']);
}

function outcomeOf(game: Game, seat: number, move: number): GameEvent[] {
  const after = copyGame(game);
  after.log = createLog();
  apply(after, seat, move);
  return readLog(after, after.log, seat);
}

const TOLD_APART: readonly string[] = ['use', 'travel', 'buyAsset', 'takeOrder', 'buyCart'];

/** What may differ in two moves that do the same: which of the same tiles serves. */
function meaning(move: ReadableMove): string {
  return JSON.stringify({ ...move, extras: null, source: null });
}

test.each(ALL)('of moves that mean something else no two are told alike ($language)', ({ language }) => {
  const names = namesIn(language);
  const met = new Set<string>();
  for (const options of GAMES) {
    playThrough(options, (game, turn) => {
      if (turn < 0) return;
      const seat = awaitedSeat(game);
      const sight = { seen: view(game, seat), seat, names };
      const meant = new Map<string, string>();
      for (const move of buffer.slice(0, legalMoves(game, seat, buffer))) {
        const readable = writeMove(game, move);
        if (!TOLD_APART.includes(readable.type)) continue;
        met.add(readable.type);
        const said = plain(deedOf(readable, sight, outcomeOf(game, seat, move)));
        expectWords(said);
        expect(meant.get(said) ?? meaning(readable)).toBe(meaning(readable));
        meant.set(said, meaning(readable));
      }
    });
  }
  expect([...met].sort()).toEqual(TOLD_APART.toSorted());
});

/** What a house would add to a seat's points if it stood there. */
function broughtBy(house: number, game: Game, seat: number): number {
  const after = copyGame(game);
  after.state.houseAt[house] = CARD.held + seat;
  (after.state.seats[seat] as Seat).houses++;
  return score(after, seat).total - score(game, seat).total;
}

/** Seat 0 with tiles of every good here and there, some of them stored beside a corn. */
function withTiles(game: Game): Game {
  const rich = copyGame(game);
  const seat = rich.state.seats[0] as Seat;
  for (const good of GOODS.keys()) {
    seat.bag[good] = good;
    seat.container[good] = good % 2;
    seat.planning[good] = good % 3;
  }
  seat.rowGood[0] = GOODS.indexOf('fish');
  seat.rowTiles[0] = 3;
  seat.rowCorn[0] = 1;
  return rich;
}

test('[V2] [V4] a house is told with its good and the points that it would bring now', () => {
  const names = namesIn('en');
  const brought = new Set<number>();
  playThrough({ traveler: 'full' }, (position, turn) => {
    if (turn % 40 !== 0) return;
    const game = withTiles(position);
    const sight = { seen: view(game, 0), seat: 0, names };
    for (const [index, { id, good }] of steadyPack.houses.entries()) {
      if (game.state.houseAt[index] === CARD.held) continue;
      const worth = broughtBy(index, game, 0);
      brought.add(worth);
      const own = worth - steadyPack.points.house;
      const said = plain(deedOf({ type: 'buildHouse', house: id, extras: [] }, sight));
      expect(said).toBe(`build a house: ${good} (${worth} points now, you own ${own})`);
    }
  });
  expect(brought.size).toBeGreaterThan(4);
});

test.each([
  ['en', 'use role: food → stone', 'go to the market with the free cart', /^buy an extension: coin moves/],
  ['de', 'Rolle nutzen: Nahrung → Stein', 'mit dem freien Karren zum Markt reisen', /^Ausbau kaufen: Münze/],
])(
  'a role is told by what it brings, a way by its means, an extension by what it does (%s)',
  (language, role, way, extension) => {
    const names = namesIn(language);
    playThrough({}, (game, turn) => {
      if (turn !== 0) return;
      const sight = { seen: view(game, 0), seat: 0, names };
      const outcome: GameEvent[] = [
        { type: 'spent', seat: 0, thing: 'food', source: 'role' },
        { type: 'gained', seat: 0, good: 'stone' },
      ];
      expect(plain(deedOf({ type: 'use', site: 'role', gain: 'stone', extras: [] }, sight, outcome))).toBe(
        role,
      );
      expect(plain(deedOf({ type: 'travel', location: 'market', means: 'freeCart' }, sight))).toBe(way);
      expect(plain(deedOf({ type: 'buyExtension', extension: FARE }, sight))).toMatch(extension);
    });
  },
);
