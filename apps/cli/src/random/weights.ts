import { type Game, type MoveType, type ReadableMove, view, writeMove } from '@altiplano/rules';

/** How readily a kind of move is taken; what is not here weighs USUAL. */
const KINDS: Partial<Record<MoveType, number>> = {
  unplace: 4,
  takeBack: 60,
  declare: 4,
  pass: 4,
  decline: 16,
  finish: 8,
  travel: 24,
  store: 32,
  sell: 32,
  produce: 256,
  use: 256,
};
const USUAL = 64;

/** Tiles work best together, and on cards that ask for just them. */
function weighPlace(move: ReadableMove, lying: number): number {
  const [kind = ''] = String(move['site']).split(':');
  if (kind === 'movement') return 2;
  if (['role', 'extension', 'asset'].includes(kind)) return USUAL;
  if (['village', 'market', 'strip'].includes(kind)) return 8;
  return lying > 0 ? USUAL : 16;
}

/** A weight for each legal move. A kind with many moves is not taken more often for that, except in planning. */
export function weigh(game: Game, seat: number, moves: readonly number[]): number[] {
  const readable = moves.map((move) => writeMove(game, move));
  const counts = new Map<MoveType, number>();
  for (const { type } of readable) counts.set(type, (counts.get(type) ?? 0) + 1);
  const sites = counts.has('place') ? view(game, seat).players[seat]?.sites : undefined;
  return readable.map((move) => {
    if (move.type === 'place') return weighPlace(move, sites?.[String(move['site'])]?.length ?? 0);
    return Math.max(1, Math.round((KINDS[move.type] ?? USUAL) / (counts.get(move.type) as number)));
  });
}
