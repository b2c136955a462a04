import { otherPack, steadyPack } from '@altiplano/pack/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { basicExchanges } from '../components/exchanges.ts';
import { type Good, GOODS } from '../goods.ts';
import { type Location, LOCATIONS } from '../locations.ts';
import type { ReadableMove } from '../moves/shapes.ts';
import { table, type Table } from '../testing/table.ts';

/** Tiles that make one action possible at a location, and none elsewhere. */
const READY: Record<Location, string> = {
  village: 'fish',
  market: 'cloth',
  road: 'stone wood',
  harbor: '2 fish',
  farm: 'alpaca',
  mine: '2 food',
  forest: 'cacao',
};

const OTHER: Record<Location, string> = { ...READY, road: 'ore wood food', mine: 'food ore', forest: 'wool' };

interface Position {
  readonly pack: Components;
  readonly ring: Location[];
  readonly figure: Location | undefined;
  readonly freeCart: number;
  readonly food: number[];
  readonly carts: number[];
  readonly ready: Location[];
  readonly extra: Good | undefined;
  readonly q14: boolean;
  readonly stride: boolean;
  readonly driver: boolean;
}

const positions: fc.Arbitrary<Position> = fc.constantFrom<Components>(steadyPack, otherPack).chain((pack) => {
  const slots = Array.from({ length: pack.board.movement }, (_, slot) => slot + 1);
  return fc.record({
    pack: fc.constant(pack),
    ring: fc.shuffledSubarray([...LOCATIONS], { minLength: 7 }),
    figure: fc.option(fc.constantFrom(...LOCATIONS), { nil: undefined, freq: 4 }),
    freeCart: fc.constantFrom(0, 1),
    food: fc.subarray(slots),
    carts: fc.subarray(slots, { maxLength: 3 }),
    ready: fc.subarray([...LOCATIONS], { maxLength: 2 }),
    extra: fc.option(fc.constantFrom(...GOODS.filter((good) => good !== 'corn')), { nil: undefined }),
    q14: fc.boolean(),
    stride: fc.boolean(),
    driver: fc.boolean(),
  });
});

function laid(position: Position): Table {
  const { pack, ring, figure, freeCart, carts, ready, extra } = position;
  const on: Record<string, string> = {};
  for (const location of ready) on[location] = (pack === otherPack ? OTHER : READY)[location];
  for (const slot of position.food) on[`movement:${slot}`] = 'food';
  if (extra !== undefined) on['extension:X14'] = extra;
  const t = table({ traveler: 'eventsOnly' }, pack).ring(ring);
  if (position.q14) t.inForce('Q14');
  const assets = [...(position.stride ? ['long-stride'] : []), ...(position.driver ? ['second-driver'] : [])];
  t.seat(0, { freeCart, carts, extensions: ['X14'], assets, on, role: 'stonemason' });
  return figure === undefined ? t : t.seat(0, { figure });
}

/** Where one tile alone, on an extra space, makes an action. */
function servesAt({ pack, extra }: Position): Location[] {
  if (extra === undefined) return [];
  const { action } = pack.roles.find((role) => role.id === 'stonemason')!;
  const places: Location[] = action.pays[0] === extra ? [action.location] : [];
  if (extra !== 'food') places.push('village');
  if (pack.goods[extra].price !== null) places.push('market');
  for (const { location, pays } of basicExchanges(pack)) {
    if (pays.length === 1 && pays[0] === extra) places.push(location);
  }
  return places;
}

type Means = readonly [name: string, steps: number];

function amount(rows: readonly { id: string; effect: object }[], id: string, name: string): number {
  return (rows.find((row) => row.id === id)!.effect as Record<string, number>)[name];
}

/** Every means of moving and its steps (A10, A11, G15). */
function meansOf({ pack, freeCart, food, carts, q14, stride, driver }: Position): Means[] {
  const walks = [1];
  if (q14) walks.push(amount(pack.events, 'Q14', 'steps'));
  if (stride) walks.push(amount(pack.assets, 'long-stride', 'steps'));
  const means = food.map(
    (slot): Means => [`movement:${slot}`, carts.includes(slot) ? 3 : Math.max(...walks)],
  );
  const uses = 1 + (driver ? amount(pack.assets, 'second-driver', 'more') : 0) - freeCart;
  for (let use = 0; use < uses; use++) means.push(['freeCart', 3]);
  return means;
}

/** Where a move of up to so many steps can end: walked one by one, both ways round. */
function ends(ring: readonly Location[], from: Location, steps: number): Location[] {
  const found = new Set<Location>();
  for (const direction of [1, 6]) {
    let at = ring.indexOf(from);
    for (let step = 0; step < steps; step++) {
      at = (at + direction) % 7;
      found.add(ring[at]);
    }
  }
  found.delete(from);
  return [...found];
}

const without = (means: readonly Means[], name: unknown): Means[] => {
  const at = means.findIndex(([other]) => other === name);
  return means.filter((_, index) => index !== at);
};

/** Can an action be taken from here with these means? Every way is walked, breadth first. */
function canAct(position: Position, from: Location, means: readonly Means[]): boolean {
  const goals = [...position.ready, ...servesAt(position)];
  const seen = new Set<string>();
  let front = [{ at: from, left: means }];
  while (front.length > 0) {
    if (front.some(({ at }) => goals.includes(at))) return true;
    front = front
      .flatMap(({ at, left }) =>
        left.flatMap(([name, steps]) =>
          ends(position.ring, at, steps).map((end) => ({ at: end, left: without(left, name) })),
        ),
      )
      .filter(({ at, left }) => {
        const key = `${at} ${left.join()}`;
        return !seen.has(key) && seen.add(key);
      });
  }
  return false;
}

/** The moves from here; before the action only those that keep one in reach (A3). */
function movesFrom(position: Position, from: Location, means: readonly Means[], acted: boolean): string[] {
  const moves = means.flatMap(([name, steps]) =>
    ends(position.ring, from, steps)
      .filter((end) => acted || canAct(position, end, without(means, name)))
      .map((end) => `${end} by ${name}`),
  );
  return [...new Set(moves)].sort();
}

function travels(t: Table): string[] {
  return t
    .offered(0, 'travel')
    .map((move) => `${String(move.location)} by ${String(move.means)}`)
    .sort();
}

const isMove = (move: ReadableMove) => move.type === 'travel' || move.type === 'setFigure';
const meansOfMove = (move: ReadableMove) => (move.type === 'travel' ? move.means : null);
const isAction = (move: ReadableMove) => !isMove(move) && move.type !== 'pass';
const picks = fc.array(fc.nat(99), { minLength: 8, maxLength: 8 });

test('[A3] [A10] [A11] before the action exactly those moves are offered that keep an action in reach', () => {
  fc.assert(
    fc.property(positions, (position) => {
      const t = laid(position);
      const means = meansOf(position);
      const { figure } = position;
      if (figure !== undefined) {
        expect(travels(t)).toEqual(movesFrom(position, figure, means, false));
        expect(t.legal(0).some(isAction)).toBe(canAct(position, figure, []));
      } else {
        const settable = LOCATIONS.filter((location) => canAct(position, location, means));
        expect(t.offered(0, 'setFigure').map((move) => move.location)).toEqual(settable);
        expect(travels(t)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test('[A3] [A12] whatever way a player goes before the action, the turn never gets stuck', () => {
  fc.assert(
    fc.property(positions, picks, (position, choices) => {
      const t = laid(position);
      let means = meansOf(position);
      for (const choice of choices) {
        const moves = t.legal(0).filter(isMove);
        if (moves.length === 0) break;
        const move = moves[choice % moves.length];
        t.play(0, move);
        means = without(means, meansOfMove(move));
        expect(travels(t)).toEqual(movesFrom(position, move.location, means, false));
        expect(t.offered(0, 'pass')).toEqual([]);
        if (t.legal(0).filter(isMove).length === 0) expect(t.legal(0).some(isAction)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('[A10] [A11] [A12] after the action every means goes as far as it can, one after the other', () => {
  const acting = positions.filter(({ figure, ready }) => figure !== undefined && ready.includes(figure));
  fc.assert(
    fc.property(acting, picks, (position, choices) => {
      const t = laid(position);
      while (t.offered(0, 'endTurn').length === 0)
        t.play(0, t.offered(0, 'finish')[0] ?? t.legal(0).find(isAction));
      let means = meansOf(position);
      let at = position.figure!;
      for (const choice of choices) {
        expect(travels(t)).toEqual(movesFrom(position, at, means, true));
        const moves = t.offered(0, 'travel');
        if (moves.length === 0) break;
        const move = moves[choice % moves.length];
        t.play(0, move);
        means = without(means, move.means);
        at = move.location;
      }
    }),
    { numRuns: 150 },
  );
});
