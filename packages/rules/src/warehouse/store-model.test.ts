import { otherPack, steadyPack } from '@altiplano/pack/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { CORN, type Good, GOODS, goodIndex } from '../goods.ts';
import { violations } from '../state/invariants.ts';
import { table, type Table } from '../testing/table.ts';
import { gainCorn } from './corn.ts';
import { canStore } from './rows.ts';

/** The warehouse once more, written from the rules alone: each row the list of its tiles in order. */
interface Depots {
  readonly sizes: readonly number[];
  readonly rows: string[][];
}

function emptyDepots(pack: Components): Depots {
  const { left, right } = pack.board.warehouse;
  const sizes = [...left, ...right].map((row) => row.spaces);
  return { sizes, rows: sizes.map(() => []) };
}

/** The open rows that began with this tile. */
function openRowsOf({ rows, sizes }: Depots, tile: string): number[] {
  return rows.flatMap((row, index) => (row[0] === tile && row.length < sizes[index] ? [index] : []));
}

/** The rows, from 0, that may take a tile: W1 to W3 and W5 to W7 in a few lines. */
function rowsFor(depots: Depots, tile: string): number[] {
  const { rows, sizes } = depots;
  if (tile === 'food') return [];
  const ofIt = openRowsOf(depots, tile);
  if (ofIt.length > 0) return ofIt;
  const begun = rows.filter((row) => row.length > 0).length;
  const standsIn =
    tile === 'corn' ? rows.flatMap((row, i) => (row.length > 0 && row.length < sizes[i] ? [i] : [])) : [];
  return begun < rows.length ? [...standsIn, begun] : standsIn;
}

/** The rows that the engine offers for a tile lying in the village, or for a corn just gained. */
function offeredRows(t: Table, good: Good): number[] {
  const moves = good === 'corn' ? t.offered(0, 'storeCorn') : t.offered(0, 'store');
  return moves.map((move) => Number(move.row) - 1);
}

function bring(t: Table, good: Good): void {
  t.turn(0);
  if (good === 'corn') gainCorn(t.game, 0);
  else t.seat(0, { figure: 'village', on: { village: good } });
}

/** Stores a tile in one of the rows that take it; checks what the engine offers and tells on the way. */
function storeOne(t: Table, depots: Depots, good: Good, choice: number): void {
  const allowed = rowsFor(depots, good);
  if (allowed.length === 0 || t.game.state.supply[goodIndex(good)] === 0) return;
  bring(t, good);
  expect(offeredRows(t, good)).toEqual(allowed);
  const row = allowed[choice % allowed.length];
  depots.rows[row].push(good);
  const where = { row: row + 1 };
  const events =
    good === 'corn'
      ? t.play(0, { type: 'storeCorn', ...where })
      : t.play(0, { type: 'store', source: 'village', good, by: 'village', ...where });
  const full = depots.rows[row].length === depots.sizes[row];
  // The last corn also ends the game (E1).
  expect(events.filter((event) => event.type !== 'endTriggered')).toEqual([
    { type: 'stored', seat: 0, good, ...where },
    ...(full ? [{ type: 'rowCompleted', seat: 0, ...where }] : []),
  ]);
}

function inWords(depots: Depots): string[] {
  const begun = depots.rows.filter((row) => row.length > 0);
  return begun.map((row) => row.toSorted((a, b) => Number(a === 'corn') - Number(b === 'corn')).join(' '));
}

function cornEverywhere(t: Table): number {
  return (
    t.game.state.supply[CORN] +
    t
      .rows(0)
      .join(' ')
      .split(' ')
      .filter((word) => word === 'corn').length
  );
}

const stores = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...GOODS) },
      { weight: 1, arbitrary: fc.constant('corn') },
    ),
    fc.nat(9),
  ),
  { maxLength: 60, size: 'max' }, // without a size fast-check stops at ten
) as fc.Arbitrary<[Good, number][]>;

const PACKS: [string, Components][] = [
  ['the steady pack', steadyPack],
  ['another pack', otherPack],
];

for (const [name, pack] of PACKS) {
  test(`[W1] [W2] [W3] [W5] [W6] [W7] any sequence of stores follows the rules (${name})`, () => {
    fc.assert(
      fc.property(stores, (sequence) => {
        const t = table({ players: 5 }, pack);
        const depots = emptyDepots(pack);
        const corn = cornEverywhere(t);
        for (const [good, choice] of sequence) storeOne(t, depots, good, choice);
        expect(t.rows(0)).toEqual(inWords(depots));
        expect(cornEverywhere(t)).toBe(corn);
        expect(violations(t.game)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test(`[W1] [W2] [W3] [W6] [W7] canStore is right for every good and row (${name})`, () => {
    fc.assert(
      fc.property(stores, (sequence) => {
        const t = table({ players: 5 }, pack);
        const [seat] = t.game.state.seats;
        const depots = emptyDepots(pack);
        for (const [good, choice] of sequence) {
          storeOne(t, depots, good, choice);
          const taking = GOODS.map((asked) =>
            depots.sizes.flatMap((_, row) => (canStore(t.game, seat, goodIndex(asked), row) ? [row] : [])),
          );
          expect(taking).toEqual(GOODS.map((asked) => rowsFor(depots, asked)));
        }
      }),
      { numRuns: 40 },
    );
  });
}
