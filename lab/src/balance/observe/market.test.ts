import { expect, test } from 'vitest';
import { createMarket } from './market.ts';

const taking = (seat: number) => ({ seat, round: 1, coins: 2 });

test('first of all, and first of those that lay there', () => {
  const market = createMarket(['a', 'b', 'c', 'd'].map((id) => ({ id })));
  market.open('a');
  market.open('b');
  market.take('b', taking(0));
  market.open('c');
  market.take('c', taking(1));
  market.open('d');
  market.take('a', taking(0));
  const flags = (id: string) => {
    const { open, first, firstOfOpen, takings } = market.facts.get(id) ?? {};
    return { open, first, firstOfOpen, takings: takings?.length };
  };
  expect(flags('b')).toEqual({ open: true, first: true, firstOfOpen: true, takings: 1 });
  expect(flags('c')).toEqual({ open: true, first: false, firstOfOpen: true, takings: 1 });
  expect(flags('a')).toEqual({ open: true, first: false, firstOfOpen: false, takings: 1 });
  expect(flags('d')).toEqual({ open: true, first: false, firstOfOpen: false, takings: 0 });
});

test('a card that the pack does not have is a fault', () => {
  expect(() => createMarket([]).open('x')).toThrow('no card x');
});
