import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOODS } from '../goods.ts';
import { total } from '../state/game.ts';
import { table } from '../testing/table.ts';

const tiles = fc.array(fc.constantFrom('food', 'wood', 'fish', 'stone', 'ore'), { maxLength: 6 });

test('[D3] [D4] drawing fills the free spaces, empties the bag first, and takes the container only when the bag is empty', () => {
  fc.assert(
    fc.property(tiles, tiles, fc.nat({ max: 4 }), fc.string(), (bag, container, kept, seed) => {
      const planning = Array.from({ length: kept }, () => 'alpaca').join(' ');
      const t = table({}, undefined, seed)
        .seat(0, { bag: bag.join(' '), container: container.join(' '), planning })
        .drawing();
      const seat = t.game.state.seats[0];
      const free = 4 - kept;
      t.play(0, { type: 'draw', count: free });
      const drawn = total(seat.planning) - kept;
      expect(drawn).toBe(Math.min(free, bag.length + container.length));
      const refilled = drawn > bag.length;
      expect(total(seat.bag)).toBe(refilled ? bag.length + container.length - drawn : bag.length - drawn);
      expect(total(seat.container)).toBe(refilled ? 0 : container.length);
      for (const [good, name] of GOODS.entries()) {
        const before = [
          ...bag,
          ...container,
          ...(name === 'alpaca' ? planning.split(' ').filter(Boolean) : []),
        ];
        const after = seat.planning[good] + seat.bag[good] + seat.container[good];
        expect(after).toBe(before.filter((tile) => tile === name).length);
      }
      if (refilled) for (const tile of bag) expect(seat.planning[GOODS.indexOf(tile)]).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('[D3] every tile of the bag is equally likely to be drawn', () => {
  const counts = { food: 0, ore: 0 };
  for (let i = 0; i < 2000; i++) {
    const t = table({}, undefined, `draw ${i}`)
      .seat(0, { bag: '3 food ore', limit: 4, planning: '3 alpaca' })
      .drawing();
    t.play(0, { type: 'draw', count: 1 });
    if (t.game.state.seats[0].planning[GOODS.indexOf('ore')] === 1) counts.ore++;
    else counts.food++;
  }
  expect(Math.abs(counts.ore - 500)).toBeLessThan(100);
});
