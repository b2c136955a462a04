import { checkPack } from '@altiplano/pack';
import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  type Components,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  type Game,
  GOODS,
  isOver,
  isRejection,
  legalMoves,
  LOCATIONS,
  type Options,
  score,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { BOTS } from './bots.ts';
import { choose } from './choose.ts';

const { goods, supply, board, roles, extensions, orders, missions } = steadyPack;

function allGoods<Value>(value: (name: (typeof GOODS)[number]) => Value): Record<string, Value> {
  return Object.fromEntries(GOODS.map((name) => [name, value(name)]));
}

function spaces(of: number): Record<string, number> {
  return Object.fromEntries(LOCATIONS.map((name) => [name, of]));
}

function rows(count: number, size: number, points: number): unknown {
  const depot = Array.from({ length: count }, () => ({ spaces: size, points }));
  return { left: depot, right: depot };
}

/** What an owner could write at the edges of the schema, and no pack of the family has. */
const PACKS: Readonly<Record<string, unknown>> = {
  'everything worth as much as can be': {
    goods: allGoods((name) =>
      name === 'corn' ? { ...goods.corn, value: 99 } : { ...goods[name], value: 99, price: 99 },
    ),
    points: { boat: 99, house: 99 },
    board: { ...board, warehouse: rows(10, 1, 99) },
    orders: orders.map((order) => ({ ...order, points: 99 })),
    missions: missions.map((mission) => ({ ...mission, points: 99 })),
  },
  'nothing worth anything': {
    goods: allGoods((name) => ({ ...goods[name], value: 0, price: null })),
    points: { boat: 0, house: 0 },
    board: { ...board, warehouse: rows(6, 4, 0) },
    orders: orders.map((order) => ({ ...order, points: 0 })),
    missions: missions.map((mission) => ({ ...mission, points: 0 })),
  },
  'the largest board': {
    board: {
      spaces: spaces(6),
      movement: 6,
      planning: { start: 1, most: 8 },
      travelerStrip: 6,
      road: [...Array.from({ length: 7 }, () => 'planning'), ...Array.from({ length: 13 }, () => 'corn')],
      warehouse: rows(10, 8, 5),
      strip: [0, 0, 0, 0, 0],
    },
  },
  'the smallest board': {
    board: {
      ...board,
      spaces: spaces(2),
      movement: 1,
      planning: { start: 1, most: 2 },
      travelerStrip: 1,
      road: ['planning'],
      warehouse: rows(1, 1, 3),
    },
  },
  'dear extensions': {
    extensions: extensions.map((tile) => ({ ...tile, price: 99 })),
    board: { ...board, strip: [0, 99, 99, 99, 99] },
  },
  'free extensions, rich roles': {
    extensions: extensions.map((tile) => ({ ...tile, price: 0 })),
    board: { ...board, strip: [0, 0, 0, 0, 0] },
    roles: roles.map((role) => ({ ...role, coins: 99 })),
  },
  'plenty of everything': { supply: allGoods(() => [99, 99, 99, 99]), carts: [99, 99, 99, 99] },
  'hardly any corn, the fewest carts': {
    supply: { ...supply, corn: [0, 0, 0, 0] },
    carts: [2, 3, 4, 5],
    ordersInPlay: [0, 0, 0, 0],
  },
};

/** Where the values of a list come from, for a list of another length. */
function likewise(value: unknown, provenance: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(provenance)) {
    return value.map((item) => likewise(item, provenance[0]));
  }
  if (typeof value !== 'object' || value === null || typeof provenance !== 'object') return provenance;
  const known = provenance as Record<string, unknown>;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, likewise(item, known[key])]));
}

function extremePack(name: string): Components {
  const json = { ...JSON.parse(JSON.stringify(steadyPack)), ...(PACKS[name] as object) };
  json.provenance.board = likewise(json.board, json.provenance.board);
  const checked = checkPack(json);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems.slice(0, 3)));
  return checked.pack;
}

const buffer = createMoveBuffer();
/** No game has so many decisions. */
const ENDLESS = 4000;

/** Plays one bot against another that takes any move, and checks each of its moves. */
function playAgainstRandom(
  components: Components,
  options: Partial<Options>,
  name: 'learned' | 'hard',
): Game {
  const game = createGame({
    components,
    options: { ...DEFAULT_OPTIONS, players: 2, ...options },
    seed: name,
  });
  if (isRejection(game)) throw new Error(game.rejected);
  for (let decision = 0; !isOver(game); decision++) {
    if (decision === ENDLESS) throw new Error('the game does not end');
    const seat = awaitedSeat(game);
    const bot = seat === 0 ? BOTS[name] : BOTS.random;
    const move = choose(bot, game, seat, `move ${decision}`, { plan: 4, action: 1 });
    expect(buffer.subarray(0, legalMoves(game, seat, buffer))).toContain(move);
    apply(game, seat, move);
  }
  return game;
}

test.each(Object.keys(PACKS))('%s: every move is legal, games end, and chance is beaten', (name) => {
  const components = extremePack(name);
  const games = [
    playAgainstRandom(components, {}, 'learned'),
    playAgainstRandom(components, { missions: true, traveler: 'full' }, 'learned'),
    playAgainstRandom(components, { missions: true, traveler: 'eventsOnly', short: true }, 'hard'),
  ];
  const ahead = games.map((game) => score(game, 0).total - score(game, 1).total);
  const sum = ahead.reduce((all, one) => all + one, 0);
  // Where nothing is worth anything nobody can be ahead by much.
  if (name === 'nothing worth anything') expect(sum).toBeGreaterThan(-30);
  else expect(sum).toBeGreaterThan(0);
});
