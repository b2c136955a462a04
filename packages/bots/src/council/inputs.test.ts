import { steadyPack } from '@altiplano/pack/testing';
import {
  CARD,
  type Components,
  createGame,
  DEFAULT_OPTIONS,
  isRejection,
  type Options,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { promisesOf } from '../evaluate/evaluate.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import { readTempo } from '../evaluate/tempo.ts';
import { openSheet } from '../plan/rehearse.ts';
import { steadyMind } from '../testing/steady-minds.ts';
import { ASSET_VERBS, INPUT_GROUPS, type InputGroup, INPUTS } from './inputs.ts';
import { readStanding } from './standing.ts';
import { writeInputs } from './write-inputs.ts';

const FULL: Partial<Options> = { missions: true, traveler: 'full' };

/** What nets are told at the start of a game with everything, all assets on offer and two missions chosen. */
function told(components: Components, options: Partial<Options> = FULL): Int16Array {
  const game = createGame({ components, options: { ...DEFAULT_OPTIONS, ...options }, seed: 'told' });
  if (isRejection(game)) throw new Error(game.rejected);
  game.state.assetAt.fill(CARD.market);
  if (game.options.missions) game.state.seats[0].missions = [0, 1];
  const { outlook, sheet } = openSheet(game, 0, steadyMind(1), true);
  const { board, planning } = outlook;
  const standing = readStanding(board, readTempo(game, 0, roundsToCome(game)), planning);
  const inputs = new Int16Array(INPUTS);
  writeInputs(board, standing, sheet, promisesOf(outlook, sheet), inputs);
  return inputs;
}

function groupsThatDiffer(some: Int16Array, others: Int16Array): InputGroup[] {
  return INPUT_GROUPS.flatMap(({ group, from, to }) =>
    some.subarray(from, to).some((value, index) => value !== others[from + index]) ? [group] : [],
  );
}

const { goods, board, orders, extensions, assets, roles, missions, points } = steadyPack;
const everyRow = board.warehouse.left.map((row) => ({ ...row, points: row.points + 1 }));

test.each<[string, Partial<Components>, InputGroup]>([
  ['end values', { goods: { ...goods, ore: { ...goods.ore, value: goods.ore.value + 1 } } }, 'value'],
  ['prices', { goods: { ...goods, ore: { ...goods.ore, price: 4 } } }, 'price'],
  ['points of boats', { points: { ...points, boat: points.boat + 1 } }, 'pack'],
  ['row points', { board: { ...board, warehouse: { ...board.warehouse, left: everyRow } } }, 'nextRows'],
  ['the road', { board: { ...board, road: board.road.toReversed() } }, 'road'],
  ['the strip', { board: { ...board, strip: board.strip.map((cost) => cost + 2) } }, 'cheapGains'],
  ['order points', { orders: orders.map((order) => ({ ...order, points: order.points + 5 })) }, 'offers'],
  ['what orders ask for', { orders: orders.map((order) => ({ ...order, goods: ['glass'] })) }, 'demand'],
  [
    'extension prices',
    { extensions: extensions.map((tile) => ({ ...tile, price: 1 + (tile.price % 4) })) },
    'cheapGains',
  ],
  [
    'role actions',
    { roles: roles.map((role) => ({ ...role, action: { ...role.action, gains: ['glass'] } })) },
    'gains',
  ],
  ['mission points', { missions: missions.map((one) => ({ ...one, points: one.points + 2 })) }, 'missions'],
  ['what assets cost', { assets: assets.map((asset) => ({ ...asset, cost: 'higher' })) }, 'assetCount'],
])('%s are among the inputs', (_, change, group) => {
  const pack = { ...steadyPack, ...change } as Components;
  expect(groupsThatDiffer(told(pack), told(steadyPack))).toContain(group);
});

test.each<[string, Partial<Options>, Partial<Options>]>([
  ['missions', {}, { missions: true }],
  ['events', {}, { traveler: 'eventsOnly' }],
  ['the traveler', { traveler: 'eventsOnly' }, { traveler: 'full' }],
  ['the short game', { traveler: 'full' }, { traveler: 'full', short: true }],
  ['the edition', {}, { edition: 2017 }],
])('nets are not blind to %s', (_, without, withIt) => {
  expect(groupsThatDiffer(told(steadyPack, without), told(steadyPack, withIt))).toContain('modules');
});

function renamed<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, id: `other-${row.id}` }));
}

test('no card is known by its name', () => {
  const kinds = steadyPack.extensionKinds.map((kind) => ({
    ...kind,
    id: `other-${kind.id}`,
    ...(kind.sameAs === undefined ? {} : { sameAs: `other-${kind.sameAs}` }),
  }));
  const pack: Components = {
    ...steadyPack,
    extensionKinds: kinds,
    extensions: renamed(extensions).map((tile) => ({ ...tile, kind: `other-${tile.kind}` })),
    roles: renamed(roles).map((role) => ({
      ...role,
      kind: role.kind === null ? null : `other-${role.kind}`,
    })),
    orders: renamed(orders),
    missions: renamed(missions),
    assets: renamed(assets),
    houses: renamed(steadyPack.houses),
    boats: renamed(steadyPack.boats),
    events: renamed(steadyPack.events),
  };
  expect(told(pack)).toEqual(told(steadyPack));
});

test('every verb of an asset that lasts is told', () => {
  const verbs = new Set(assets.map(({ effect }) => effect.verb));
  verbs.delete('exchangeForTraveler');
  expect([...verbs].filter((verb) => !(ASSET_VERBS as readonly string[]).includes(verb))).toEqual([]);
});
