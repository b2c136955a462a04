import type { ExtensionRow, Letter } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

type Tile = Sourced<ExtensionRow>;

function tile(kind: string, letter: Letter, price: number, players = 2): Tile {
  const provenance = { kind: 'book', letter: 'ours', price: 'ours', players: 'ours' } as const;
  return { id: kind, kind, letter, price, players, provenance };
}

function second(kind: string, letter: Letter, price: number, players: number): Tile {
  return { id: `${kind}b`, kind, letter, price, players, provenance: 'ours' };
}

export const extensions: Pack['extensions'] = [
  tile('X1', 'A', 2),
  second('X1', 'A', 2, 5),
  tile('X2', 'A', 1, 3),
  tile('X3', 'A', 2),
  tile('X4', 'A', 2),
  tile('X5', 'A', 2),
  second('X5', 'A', 2, 4),
  tile('X6', 'A', 2),
  tile('X7', 'A', 1),

  tile('X8', 'B', 1, 4),
  tile('X9', 'B', 1, 3),
  tile('X10', 'B', 3),
  tile('X11', 'B', 2),
  tile('X12', 'B', 2, 3),
  tile('X13', 'B', 2),
  tile('X14', 'B', 2),

  tile('X15', 'C', 3),
  tile('X16', 'C', 3),
  second('X16', 'C', 3, 5),
  tile('X17', 'C', 2),
  tile('X18', 'C', 3),
  tile('X19', 'C', 2),
  tile('X20', 'C', 2, 5),

  tile('X21', 'D', 3),
  tile('X22', 'D', 3, 4),
  tile('X23', 'D', 4),
  tile('X24', 'D', 3),
  tile('X25', 'D', 2),
];
