import { type Game, type MoveType, moveTypeOf, writeMove } from '@altiplano/rules/engine';

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
function weighPlace(site: string, begun: boolean): number {
  const [kind = ''] = site.split(':');
  if (kind === 'movement') return 2;
  if (kind === 'role' || kind === 'extension' || kind === 'asset') return USUAL;
  if (kind === 'village' || kind === 'market' || kind === 'strip') return 8;
  return begun ? USUAL : 16;
}

function siteOf(game: Game, move: number): string {
  const readable = writeMove(game, move);
  return 'site' in readable ? readable.site : '';
}

/** A weight for each legal move. A kind with many moves is not taken more often for that, except in planning. */
export function weigh(game: Game, moves: readonly number[]): number[] {
  const types = moves.map(moveTypeOf);
  const counts = new Map<MoveType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const begun = new Set(
    moves.filter((_, index) => types[index] === 'unplace').map((move) => siteOf(game, move)),
  );
  return moves.map((move, index) => {
    const type = types[index] as MoveType;
    if (type === 'place') {
      const site = siteOf(game, move);
      return weighPlace(site, begun.has(site));
    }
    return Math.max(1, Math.round((KINDS[type] ?? USUAL) / (counts.get(type) as number)));
  });
}
