import type { ExtensionRow, Letter } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

type Tile = Sourced<ExtensionRow>;

/** That a tile of the kind exists is the book's; letter, price and mark are ours. */
function tile(kind: string, letter: Letter, price: number, players = 2): Tile {
  const provenance = { kind: 'book', letter: 'ours', price: 'ours', players: 'ours' } as const;
  return { id: kind, kind, letter, price, players, provenance };
}

/** A second tile of a kind: 28 tiles for 25 pictures, and which come twice is ours. */
function second(kind: string, letter: Letter, price: number, players: number): Tile {
  return { id: `${kind}b`, kind, letter, price, players, provenance: 'ours' };
}

/** X13 before X6, as in one of the editions: who has a few coins more than the others should not have cacao in the second round. */
export const extensions: Pack['extensions'] = [
  tile('X1', 'A', 1),
  second('X1', 'A', 1, 5),
  tile('X2', 'A', 1, 3),
  tile('X3', 'A', 1),
  tile('X4', 'A', 2),
  tile('X5', 'A', 1),
  second('X5', 'A', 1, 4),
  tile('X13', 'A', 4),
  tile('X7', 'A', 2),

  tile('X8', 'B', 2, 4),
  tile('X9', 'B', 2, 3),
  tile('X10', 'B', 3),
  tile('X11', 'B', 3),
  tile('X12', 'B', 2, 3),
  tile('X6', 'B', 4),
  tile('X14', 'B', 4),

  tile('X15', 'C', 2),
  tile('X16', 'C', 4),
  second('X16', 'C', 4, 5),
  tile('X17', 'C', 3),
  tile('X18', 'C', 2),
  tile('X19', 'C', 3),
  tile('X20', 'C', 4, 5),

  tile('X21', 'D', 3),
  tile('X22', 'D', 2, 4),
  tile('X23', 'D', 2),
  tile('X24', 'D', 4),
  tile('X25', 'D', 1),
];
