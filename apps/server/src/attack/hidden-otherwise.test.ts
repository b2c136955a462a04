import { shippedPack } from '@altiplano/pack';
import type { TableSettingsInput } from '@altiplano/protocol';
import {
  copyGame,
  copyState,
  createChance,
  createGame,
  imagine,
  isLegal,
  isRejection,
  type ReadableMove,
  readMove,
  reveals,
} from '@altiplano/rules/engine';
import { restoreTable, snapshotOf, type Table } from '@altiplano/table';
import { expect, test } from 'vitest';
import { keptOf } from '../tables/hosted/load-table.ts';
import { createDice, type Dice, pick } from '../testing/dice.ts';
import type { Follower } from '../testing/follower.ts';
import { type OfflineGame, playOffline } from '../testing/offline-game.ts';
import {
  both,
  expectHeardAlike,
  expectNothingTold,
  joinBoth,
  type Outsider,
  play,
  settle,
  type TwinTable,
} from '../testing/twin-table.ts';
import { type Name, type Prepared, SEATED, startTwins } from '../testing/twins.ts';

interface Position {
  readonly id: string;
  readonly people: number;
  readonly moves: number;
  /** Who may not notice that everything hidden is otherwise. */
  readonly viewer: number;
  readonly settings: TableSettingsInput;
}

const POSITIONS: readonly Position[] = [
  { id: 'base', people: 2, moves: 60, viewer: 0, settings: {} },
  { id: 'many', people: 5, moves: 200, viewer: 3, settings: { options: { planning: 'simultaneous' } } },
  { id: 'draft', people: 4, moves: 6, viewer: 1, settings: { options: { missions: true, roles: 'draft' } } },
  { id: 'missions', people: 3, moves: 150, viewer: 2, settings: { options: { missions: true } } },
  {
    id: 'traveler',
    people: 3,
    moves: 220,
    viewer: 0,
    settings: {
      clock: { type: 'live', bank: 3600, increment: 5 },
      options: { traveler: 'full', planning: 'simultaneous' },
    },
  },
  { id: 'events', people: 2, moves: 90, viewer: 1, settings: { options: { traveler: 'eventsOnly' } } },
  {
    id: 'short',
    people: 4,
    moves: 333,
    viewer: 1,
    settings: { options: { traveler: 'full', short: true, missions: true } },
  },
];

/** The table as a snapshot from which no undo goes back to how things really were. */
function snapshotWith(table: Table, otherwise: number | null): Prepared['snapshot'] {
  const copy = restoreTable(table.parts, snapshotOf(table));
  if (copy === null || copy.game === null) throw new Error('not restored');
  const { game } = copy;
  if (otherwise !== null) {
    copyState(game.state, imagine(game, otherwise, createChance('otherwise')).state);
  }
  copy.anchor = { plays: copy.plays.length, state: copyGame(game).state };
  return keptOf(copy);
}

function preparedWith({ prepared, table }: OfflineGame, otherwise: number | null): Prepared {
  const snapshot = snapshotWith(table, otherwise);
  return snapshot === undefined ? prepared : { ...prepared, snapshot };
}

/** The moves of a seat that bring nothing to light, by what it sees. */
function quietMoves(follower: Follower): ReadableMove[] {
  const state = follower.state();
  const seat = follower.you();
  if (state === null || seat === 'spectator') return [];
  const { options } = follower.info().settings;
  const game = createGame({ components: shippedPack, options, seed: 'nobody’s' });
  if (isRejection(game)) throw new Error(game.rejected);
  copyState(game.state, state);
  return follower.moves().filter((json) => {
    const move = readMove(game, json);
    return typeof move === 'number' && isLegal(game, seat, move) && !reveals(game, seat, move);
  });
}

type Both = readonly [Follower, Follower];

/** All that nobody may see, of both: what is drawn next, and how often something came to light, are not in it. */
function isOtherwise({ snapshot: one }: Prepared, { snapshot: two }: Prepared): boolean {
  const [a, b] = [one, two].map((snapshot) => {
    const {
      counters: _counters,
      revealed: _revealed,
      ...rest
    } = (snapshot as { state: { table: { state: Record<string, unknown> } } }).state.table.state;
    return JSON.stringify(rest);
  });
  return a !== b;
}

/** A move that nothing hidden decides about, made at both, if there is one. */
async function moveAtBoth(seats: readonly Both[], dice: Dice, number: number): Promise<boolean> {
  const able = seats.flatMap(([one, two]) => {
    const there = quietMoves(two).map((move) => JSON.stringify(move));
    return quietMoves(one)
      .filter((move) => there.includes(JSON.stringify(move)))
      .map((move) => ({ one, two, move }));
  });
  if (able.length === 0) return false;
  const { one, two, move } = pick(dice, able);
  await play(one, move, `move ${number}`);
  await play(two, move, `move ${number}`);
  return true;
}

test.each(POSITIONS)(
  '$id after $moves moves: were everything hidden otherwise, nobody could tell, by asking nor by playing on',
  async ({ id, people, moves, viewer, settings }) => {
    const game = playOffline(id, settings, people, moves);
    const prepared = [preparedWith(game, null), preparedWith(game, viewer)] as const;
    expect(isOtherwise(...prepared)).toBe(true);
    const twins = await startTwins([prepared[0]], [prepared[1]]);
    const tables = await joinBoth(twins, id, people, false);
    const name = SEATED[viewer] as Name;
    const askers = ({ seats, spectator }: TwinTable): Outsider[] => [
      { name, follower: seats[viewer] ?? expect.unreachable() },
      { name: 'Sid', follower: spectator },
    ];
    const [one, two] = [askers(tables[0]), askers(tables[1])];
    const seats = tables[0].seats.map(
      (follower, seat): Both => [follower, tables[1].seats[seat] ?? expect.unreachable()],
    );
    const dice = createDice(moves);
    let made = 0;
    for (let number = 0; number < 12; number++) {
      twins.wait(60_000);
      if (number % 6 === 0) await expectNothingTold(twins.houses, one, two, number);
      if (number === 0) {
        for (const { follower } of [...one, ...two]) {
          await follower.client.ask({ type: 'hint', table: id }, 'hint');
        }
      }
      if (!(await moveAtBoth(seats, dice, number))) break;
      made++;
      await both(tables, settle);
      expectHeardAlike(one, two);
    }
    expect(made).toBeGreaterThan(0);
  },
);
