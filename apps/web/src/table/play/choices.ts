import { legalFor, previewOf } from '@altiplano/client';
import { type Game, type Good, isRejection, type MoveOf, type ReadableMove } from '@altiplano/rules';
import { type Path, pathsOf, type Spot } from './paths.ts';

/** Something that can be done: moves in a row, and what is pressed for it. */
export interface Choice {
  readonly moves: readonly [ReadableMove, ...ReadableMove[]];
  readonly path: Path;
}

/** What pressing a spot leads to. */
export type Pressed =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'hold'; readonly spot: Spot }
  | { readonly kind: 'letGo' }
  | { readonly kind: 'nothing' };

/** All that a seat can do by pressing things on the table, found by what is pressed. */
export interface Choices {
  /** What begins with this spot. */
  from(spot: Spot): readonly Choice[];
  /** The spot if it can be held, else null. */
  held(spot: Spot | null): Spot | null;
  /** Whether what lies on a spot can be dragged to another. */
  isMovable(spot: Spot): boolean;
  /** Whether a spot can be pressed: as the next one for what is held, or as a first one. */
  isOpen(spot: Spot, held: Spot | null): boolean;
  /** The moves that pressing a spot would play, if there is only one way. */
  meant(spot: Spot, held: Spot | null): readonly ReadableMove[] | null;
  /** What pressing a spot means. `plans`: a tile is always held first. */
  press(spot: Spot, held: Spot | null, plans: boolean): Pressed;
}

/** A tile placed in this planning can go from one space straight to another: it is taken up, then placed. */
function rearrangements(game: Game, seat: number, up: MoveOf<'unplace'>): Choice[] {
  const taken = previewOf(game, seat, up);
  if (isRejection(taken) || taken.after === null) return [];
  return legalFor(taken.after, seat).flatMap((down): Choice[] => {
    if (down.type !== 'place' || down.thing !== up.thing || down.site === up.site) return [];
    const from: Spot = `thing:${up.site}:${up.thing}`;
    return [{ moves: [up, down], path: [from, `site:${down.site}`] }];
  });
}

const NONE: readonly Choice[] = [];

function bySpot(choices: readonly Choice[], at: 0 | 1): Map<Spot, Choice[]> {
  const found = new Map<Spot, Choice[]>();
  for (const choice of choices) {
    const spot = choice.path[at];
    if (spot === undefined) continue;
    const same = found.get(spot);
    if (same === undefined) found.set(spot, [choice]);
    else same.push(choice);
  }
  return found;
}

function among(found: readonly Choice[]): Pressed {
  const [first] = found;
  if (first === undefined) return { kind: 'nothing' };
  return found.length === 1 ? { kind: 'play', choice: first } : { kind: 'choose', choices: found };
}

/** The one thing with which everything begins, if it does: nobody needs to take it in hand. */
function onlyStart(all: readonly Choice[], first: ReadonlyMap<Spot, unknown>): Spot | null {
  const [spot] = first.keys();
  return first.size === 1 && spot !== undefined && all.every(({ path }) => path.length === 2) ? spot : null;
}

/**
 * Choices found by what is pressed; `more`: others that only what is held makes possible; `handsOver`: what everything
 * begins with is in hand from the start.
 */
export function indexed(
  all: readonly Choice[],
  more: (held: Spot) => readonly Choice[] = () => NONE,
  handsOver = false,
): Choices {
  const first = bySpot(all, 0);
  const inHand = handsOver ? onlyStart(all, first) : null;
  const seconds = new Map<Spot, Map<Spot, Choice[]>>();
  const from = (spot: Spot): readonly Choice[] => first.get(spot) ?? NONE;
  const secondsOf = (held: Spot): Map<Spot, Choice[]> => {
    const known = seconds.get(held);
    if (known !== undefined) return known;
    const found = bySpot([...from(held), ...more(held)], 1);
    seconds.set(held, found);
    return found;
  };
  const next = (held: Spot, spot: Spot): readonly Choice[] => secondsOf(held).get(spot) ?? NONE;
  const alone = (spot: Spot): readonly Choice[] => from(spot).filter(({ path }) => path.length === 1);
  const begin = (spot: Spot, plans: boolean): Pressed => {
    const found = from(spot);
    const needsSecond = found.some(({ path }) => path.length === 2);
    return needsSecond && (plans || found.length > 1) ? { kind: 'hold', spot } : among(found);
  };
  return {
    from,
    held: (spot) => (spot !== null && first.has(spot) ? spot : inHand),
    isMovable: (spot) => from(spot).some(({ path }) => path.length === 2),
    isOpen: (spot, held) => (held === null ? first.has(spot) : next(held, spot).length > 0),
    meant(spot, held) {
      const found = held === null ? alone(spot) : next(held, spot);
      const only = held === null && found.length === 0 ? from(spot) : found;
      return only.length === 1 ? (only[0]?.moves ?? null) : null;
    },
    press(spot, held, plans) {
      if (held === null) return begin(spot, plans);
      const second = among(next(held, spot));
      if (second.kind !== 'nothing') return second;
      if (held !== spot) return begin(spot, plans);
      return alone(spot).length > 0 ? among(alone(spot)) : { kind: 'letGo' };
    },
  };
}

/** The good that the event of this round asks to be given back. */
function wantedGood({ components, state }: Game): Good | null {
  const effect = components.events[state.event]?.effect;
  return effect?.verb === 'offerGoodReturn' ? effect.good : null;
}

/** All that a seat can do by pressing things on the table. */
export function choicesFor(
  game: Game,
  seat: number,
  legal: readonly ReadableMove[],
  decision: string | null,
): Choices {
  const wanted = wantedGood(game);
  const all = legal.flatMap((move) =>
    pathsOf(move, decision, wanted).map((path): Choice => ({ moves: [move], path })),
  );
  // Worked out only for a tile in hand: it takes a copy of the game for each.
  const more = (held: Spot): readonly Choice[] =>
    all
      .filter(({ path }) => path[0] === held)
      .flatMap(({ moves: [up] }) => (up.type === 'unplace' ? rearrangements(game, seat, up) : []));
  return indexed(all, more, decision !== 'plan');
}

export const NO_CHOICES: Choices = indexed([]);
