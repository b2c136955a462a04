import { legalFor, previewOf } from '@altiplano/client';
import { type Game, type Good, isRejection, type MoveOf, type ReadableMove } from '@altiplano/rules';
import { type Path, pathsOf, type Target } from './paths.ts';

/** Something that can be done: moves in a row, and what is pressed for it. */
export interface Choice {
  readonly moves: readonly [ReadableMove, ...ReadableMove[]];
  readonly path: Path;
}

/** Result of pressing a target. */
export type Pressed =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'hold'; readonly target: Target }
  | { readonly kind: 'letGo' }
  | { readonly kind: 'nothing' };

/** Choices of a seat on the table, found by the target that is pressed. */
export interface Choices {
  /** Choices that begin with this target. */
  from(target: Target): readonly Choice[];
  /** The target if it can be held, else null. */
  held(target: Target | null): Target | null;
  /** Whether what lies on a target can be dragged to another. */
  isMovable(target: Target): boolean;
  /** Whether a target can be pressed: as the next one for what is held, or as a first one. */
  isOpen(target: Target, held: Target | null): boolean;
  /** The moves that pressing a target would play, if there is only one way. */
  onlyMoves(target: Target, held: Target | null): readonly ReadableMove[] | null;
  /** Result of pressing a target. `plans`: a tile is always held first. */
  press(target: Target, held: Target | null, plans: boolean): Pressed;
}

/** A tile placed in this planning can go from one space straight to another: it is taken up, then placed. */
function rearrangements(game: Game, seat: number, up: MoveOf<'unplace'>): Choice[] {
  const taken = previewOf(game, seat, up);
  if (isRejection(taken) || taken.after === null) return [];
  return legalFor(taken.after, seat).flatMap((down): Choice[] => {
    if (down.type !== 'place' || down.thing !== up.thing || down.site === up.site) return [];
    const from: Target = `thing:${up.site}:${up.thing}`;
    return [{ moves: [up, down], path: [from, `site:${down.site}`] }];
  });
}

const NONE: readonly Choice[] = [];

function byTarget(choices: readonly Choice[], at: 0 | 1): Map<Target, Choice[]> {
  const found = new Map<Target, Choice[]>();
  for (const choice of choices) {
    const target = choice.path[at];
    if (target === undefined) continue;
    const same = found.get(target);
    if (same === undefined) found.set(target, [choice]);
    else same.push(choice);
  }
  return found;
}

function among(found: readonly Choice[]): Pressed {
  const [first] = found;
  if (first === undefined) return { kind: 'nothing' };
  return found.length === 1 ? { kind: 'play', choice: first } : { kind: 'choose', choices: found };
}

/** The one target with which everything begins, if it does: nobody needs to select it. */
function onlyStart(all: readonly Choice[], first: ReadonlyMap<Target, unknown>): Target | null {
  const [target] = first.keys();
  return first.size === 1 && target !== undefined && all.every(({ path }) => path.length === 2)
    ? target
    : null;
}

/**
 * Choices found by what is pressed; `more`: others that only what is held makes possible; `handsOver`: what everything
 * begins with is selected from the start.
 */
export function indexed(
  all: readonly Choice[],
  more: (held: Target) => readonly Choice[] = () => NONE,
  handsOver = false,
): Choices {
  const first = byTarget(all, 0);
  const preselected = handsOver ? onlyStart(all, first) : null;
  const seconds = new Map<Target, Map<Target, Choice[]>>();
  const from = (target: Target): readonly Choice[] => first.get(target) ?? NONE;
  const secondsOf = (held: Target): Map<Target, Choice[]> => {
    const known = seconds.get(held);
    if (known !== undefined) return known;
    const found = byTarget([...from(held), ...more(held)], 1);
    seconds.set(held, found);
    return found;
  };
  const next = (held: Target, target: Target): readonly Choice[] => secondsOf(held).get(target) ?? NONE;
  const alone = (target: Target): readonly Choice[] => from(target).filter(({ path }) => path.length === 1);
  const begin = (target: Target, plans: boolean): Pressed => {
    const found = from(target);
    const needsSecond = found.some(({ path }) => path.length === 2);
    return needsSecond && (plans || found.length > 1) ? { kind: 'hold', target } : among(found);
  };
  return {
    from,
    held: (target) => (target !== null && first.has(target) ? target : preselected),
    isMovable: (target) => from(target).some(({ path }) => path.length === 2),
    isOpen: (target, held) => (held === null ? first.has(target) : next(held, target).length > 0),
    onlyMoves(target, held) {
      const found = held === null ? alone(target) : next(held, target);
      const only = held === null && found.length === 0 ? from(target) : found;
      return only.length === 1 ? (only[0]?.moves ?? null) : null;
    },
    press(target, held, plans) {
      if (held === null) return begin(target, plans);
      const second = among(next(held, target));
      if (second.kind !== 'nothing') return second;
      if (held !== target) return begin(target, plans);
      return alone(target).length > 0 ? among(alone(target)) : { kind: 'letGo' };
    },
  };
}

/** The good that the event of this round asks to be given back. */
function wantedGood({ components, state }: Game): Good | null {
  const effect = components.events[state.event]?.effect;
  return effect?.verb === 'offerGoodReturn' ? effect.good : null;
}

/** Choices of a seat on the table. */
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
  // Worked out only for a selected tile: it takes a copy of the game for each.
  const more = (held: Target): readonly Choice[] =>
    all
      .filter(({ path }) => path[0] === held)
      .flatMap(({ moves: [up] }) => (up.type === 'unplace' ? rearrangements(game, seat, up) : []));
  return indexed(all, more, decision !== 'plan');
}

export const NO_CHOICES: Choices = indexed([]);
