import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  BASIC_EXCHANGES,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Location,
  type Options,
  readMove,
  view,
  whyNot,
  writeMove,
} from '@altiplano/rules/engine';
import { mainMove } from '@altiplano/text';
import { describe, expect, test } from 'vitest';
import { choicesFor, indexed } from './choices.ts';
import { guessMove } from './guess-move.ts';
import { pathsOf } from './paths.ts';

const buffer = createMoveBuffer();

function begin(options: Partial<Options>, seed: string): Game {
  const game = createGame({ components: shippedPack, options: { ...DEFAULT_OPTIONS, ...options }, seed });
  if (isRejection(game)) throw new Error(game.rejected);
  return game;
}

/** Positions of a random game, each with the seat awaited. */
function walk(options: Partial<Options>, seed: number, visit: (game: Game, seat: number) => void): void {
  const game = begin(options, `screen ${seed}`);
  let dice = seed;
  while (!isOver(game)) {
    const seat = awaitedSeat(game);
    visit(game, seat);
    const count = legalMoves(game, seat, buffer);
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    apply(game, seat, buffer[Math.floor((dice / 0x80000000) * count)] ?? 0);
  }
}

function legalOf(game: Game, seat: number) {
  const count = legalMoves(game, seat, buffer);
  return Array.from(buffer.subarray(0, count), (move) => writeMove(game, move));
}

const FULL: Partial<Options> = { players: 3, traveler: 'full', missions: true, roles: 'draft', short: true };

describe('what is pressed', () => {
  test('every legal move can be reached by pressing, by the main button, or by a button of its own', () => {
    const buttons = ['accept', 'decline', 'pay', 'declare', 'finish', 'endTurn', 'pass'];
    walk(FULL, 3, (game, seat) => {
      const decision = view(game, seat).players[seat]?.decision ?? null;
      for (const move of legalOf(game, seat)) {
        expect(pathsOf(move, decision).length > 0 || buttons.includes(move.type)).toBe(true);
      }
    });
  });

  test('pressing along the path of a move plays it, or asks which of several is meant', () => {
    walk(FULL, 5, (game, seat) => {
      const decision = view(game, seat).players[seat]?.decision ?? null;
      const choices = choicesFor(game, seat, legalOf(game, seat), decision);
      const paths = legalOf(game, seat).flatMap((move) => pathsOf(move, decision));
      for (const [first, second] of paths.slice(0, 8)) {
        expect(choices.isOpen(first, null)).toBe(true);
        const pressed = choices.press(first, null, decision === 'plan');
        if (second === undefined) expect(['play', 'choose', 'hold']).toContain(pressed.kind);
        else expect(['play', 'choose']).toContain(choices.press(second, first, decision === 'plan').kind);
      }
    });
  });

  test('[P6] a tile placed in this planning goes straight to another space', () => {
    const game = begin({ players: 2 }, 'rearrange');
    let found = 0;
    for (let step = 0; step < 200 && found === 0; step++) {
      const seat = awaitedSeat(game);
      const legal = legalOf(game, seat);
      const decision = view(game, seat).players[seat]?.decision ?? null;
      const choices = choicesFor(game, seat, legal, decision);
      const spaces = legal.flatMap((move) => ('site' in move ? [`site:${move.site}` as const] : []));
      for (const up of legal.filter((move) => move.type === 'unplace')) {
        const from = `thing:${up.site}:${up.thing}` as const;
        found += spaces.filter((space) => choices.onlyMoves(space, from)?.length === 2).length;
      }
      const place = legal.findIndex(({ type }) => type === 'place');
      legalMoves(game, seat, buffer);
      apply(game, seat, buffer[Math.max(0, place)] ?? 0);
    }
    expect(found).toBeGreaterThan(0);
  });

  test('in planning a tile is held, and let go by pressing it again', () => {
    const place = { type: 'place', site: 'farm', thing: 'food' } as const;
    const { press } = indexed([{ moves: [place], path: ['thing:planning:food', 'site:farm'] }]);
    expect(press('thing:planning:food', null, true)).toEqual({ kind: 'hold', target: 'thing:planning:food' });
    expect(press('thing:planning:food', 'thing:planning:food', true).kind).toBe('letGo');
    expect(press('site:farm', 'thing:planning:food', true).kind).toBe('play');
    expect(press('site:mine', 'thing:planning:food', true).kind).toBe('nothing');
  });
});

test('a tile is delivered on its order, whichever of two that is, and by the action of the market', () => {
  const deliver = { type: 'deliver', source: 'market', good: 'wood' } as const;
  const tile = 'thing:market:wood';
  const byAction = [
    [tile, 'action:deliver'],
    ['action:deliver', tile],
  ];
  expect(pathsOf(deliver, 'turn')).toEqual([[tile, 'order'], ...byAction]);
  expect(pathsOf({ ...deliver, order: 'second' }, 'turn')).toEqual([[tile, 'order:second'], ...byAction]);
});

test('a tile is stored by its row, and in the own turn by the action of the village too', () => {
  const store = { type: 'store', source: 'planning', good: 'wood', row: 1, by: 'village' } as const;
  const byRow = ['thing:planning:wood', 'row:1'];
  const byAction = ['action:store', 'row:1'];
  for (const decision of ['turn', 'steps']) expect(pathsOf(store, decision)).toEqual([byRow, byAction]);
  // What an event allows is no action of the village.
  for (const decision of ['storeAny', 'event', null]) expect(pathsOf(store, decision)).toEqual([byRow]);
});

function put(site: Location) {
  return { type: 'put', site, good: 'food' } as const;
}

test('what everything begins with is selected from the start', () => {
  const all = (['farm', 'mine'] as const).map((site) => ({
    moves: [put(site)] as const,
    path: ['thing:hand:food', `site:${site}`] as const,
  }));
  const { held, isOpen } = indexed(all, undefined, true);
  expect(held(null)).toBe('thing:hand:food');
  expect(isOpen('site:farm', held(null))).toBe(true);
  const other = { moves: [put('farm')] as const, path: ['thing:hand:fish', 'site:farm'] as const };
  expect(indexed([...all, other], undefined, true).held(null)).toBeNull();
  expect(indexed(all).held(null)).toBeNull();
});

test('the main button never waits while there is only one way on', () => {
  walk(FULL, 7, (game, seat) => {
    const legal = legalOf(game, seat);
    const turn = legal.find(({ type }) => type === 'pass' || type === 'endTurn' || type === 'declare');
    if (turn !== undefined) expect(mainMove(legal)).not.toBeNull();
  });
});

const ACTIONS = [
  ...BASIC_EXCHANGES.map(({ id }) => id),
  'boat',
  'house',
  'store',
  'cart',
  'sell',
  'extension',
  'order',
  'deliver',
  'road',
  'role',
  'opal',
];
const PRINTED = ACTIONS.map((action) => `action:${action}` as const);

test('what is pressed in vain is a move that the rules know and can explain', () => {
  walk(FULL, 9, (game, seat) => {
    const seen = view(game, seat);
    const own = seen.players[seat];
    if (own === undefined || own.role === null) return;
    const choices = choicesFor(game, seat, legalOf(game, seat), own.decision);
    const onCards = own.assets.flatMap((id) => {
      const effect = game.components.assets.find((row) => row.id === id)?.effect;
      return effect?.verb === 'storeForTraveler' ? [`action:asset:${id}` as const] : [];
    });
    for (const target of ['place:mine', ...PRINTED, ...onCards] as const) {
      if (choices.isOpen(target, null)) continue;
      const move = guessMove(target, null, { game, seen, own });
      const read = move === null ? null : readMove(game, move);
      expect(typeof read, `${target}: ${JSON.stringify(move)}`).toBe('number');
      const why = typeof read === 'number' ? whyNot(game, seat, read) : null;
      expect(why, target).not.toBeNull();
      // A card is only missed by somebody who could pay for it.
      expect(why?.rejected, target).not.toBe('cardsLeft');
    }
  });
});

test('a tile that an event asks for is given back by pressing it where it lies', () => {
  const places = new Set<string>();
  walk(FULL, 15, (game, seat) => {
    const legal = legalOf(game, seat);
    const asked = game.components.events[game.state.event]?.effect;
    for (const move of legal.filter((each) => each.type === 'giveBack')) {
      const { from } = move;
      const good = asked?.verb === 'offerGoodReturn' ? asked.good : 'food';
      const target = from === 'bag' || from === 'container' ? from : (`thing:${from}:${good}` as const);
      const choice = { moves: [move], path: [target] };
      expect(choicesFor(game, seat, legal, 'offer').press(target, null, false)).toEqual({
        kind: 'play',
        choice,
      });
      places.add(from);
    }
  });
  expect(places.size).toBeGreaterThan(2);
});
