import { legalFor, previewOf } from '@altiplano/client';
import { type Game, isRejection, type ReadableMove } from '@altiplano/rules';
import { type Path, pathsOf, type Spot } from './paths.ts';

/** Something that can be done: moves in a row, and what is pressed for it. */
export interface Choice {
  readonly moves: readonly [ReadableMove, ...ReadableMove[]];
  readonly path: Path;
}

/** A tile placed in this planning can go from one space straight to another: it is taken up, then placed. */
function rearrangements(game: Game, seat: number, up: ReadableMove): Choice[] {
  const taken = previewOf(game, seat, up);
  if (isRejection(taken) || taken.after === null) return [];
  return legalFor(taken.after, seat).flatMap((down): Choice[] => {
    if (down.type !== 'place' || down['thing'] !== up['thing'] || down['site'] === up['site']) return [];
    const from: Spot = `thing:${String(up['site'])}:${String(up['thing'])}`;
    return [{ moves: [up, down], path: [from, `site:${String(down['site'])}`] }];
  });
}

/** All that a seat can do by pressing things on the table. */
export function choicesFor(
  game: Game,
  seat: number,
  legal: readonly ReadableMove[],
  decision: string | null,
): Choice[] {
  const plain = legal.flatMap((move) =>
    pathsOf(move, decision).map((path): Choice => ({ moves: [move], path })),
  );
  const moved = legal
    .filter(({ type }) => type === 'unplace')
    .flatMap((up) => rearrangements(game, seat, up));
  return [...plain, ...moved];
}

/** What pressing a spot leads to. */
export type Pressed =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'hold'; readonly spot: Spot }
  | { readonly kind: 'letGo' }
  | { readonly kind: 'nothing' };

function among(found: readonly Choice[]): Pressed {
  const [first] = found;
  if (first === undefined) return { kind: 'nothing' };
  return found.length === 1 ? { kind: 'play', choice: first } : { kind: 'choose', choices: found };
}

/** What pressing a spot means while another one is held, or none. `plans`: a tile is always held first. */
export function press(spot: Spot, held: Spot | null, choices: readonly Choice[], plans: boolean): Pressed {
  if (held !== null) {
    const second = among(choices.filter(({ path }) => path[0] === held && path[1] === spot));
    if (second.kind !== 'nothing') return second;
    if (held === spot) {
      const alone = choices.filter(({ path }) => path[0] === spot && path.length === 1);
      return alone.length > 0 ? among(alone) : { kind: 'letGo' };
    }
  }
  const first = choices.filter(({ path }) => path[0] === spot);
  if (first.length === 0) return { kind: 'nothing' };
  const needsSecond = first.some(({ path }) => path.length === 2);
  return needsSecond && (plans || first.length > 1) ? { kind: 'hold', spot } : among(first);
}

/** Whether a spot can be pressed: as the next one for what is held, or as a first one. */
export function isOpen(spot: Spot, held: Spot | null, choices: readonly Choice[]): boolean {
  return held === null
    ? choices.some(({ path }) => path[0] === spot)
    : choices.some(({ path }) => path[0] === held && path[1] === spot);
}
