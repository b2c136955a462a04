import { extensionPrice } from '../actions/market.ts';
import { type Thing, THINGS } from '../goods.ts';
import { PHASE } from '../state/state.ts';
import type { Game } from '../state/game.ts';
import { namesOf } from './names.ts';
import { plannedThings } from './player.ts';

/** What only the player knows: missions, the draft, and what of the plan is still open. */
export interface OwnView {
  readonly missions: readonly { readonly id: string; readonly fulfilled: boolean }[];
  readonly draft: {
    readonly dealt: readonly string[];
    readonly received: readonly string[];
    readonly passedLeft: string | null;
    readonly passedRight: string | null;
    readonly putAway: string | null;
  };
  /** What each extension on the strip would cost this player now (A34, G10); null for a gap. */
  readonly stripPrices: readonly (number | null)[];
  /** Placed in this planning phase and not yet declared. */
  readonly planned: readonly Thing[];
}

/** The private part of a seat's view. */
export function viewOwn(game: Game, number: number): OwnView {
  const seat = game.state.seats[number];
  const { missions } = game.components;
  const known = (cards: readonly number[]): string[] =>
    namesOf(
      missions,
      cards.filter((card) => card >= 0),
    );
  const one = (card: number): string | null => (card < 0 ? null : missions[card].id);
  return {
    missions: seat.missions.flatMap((mission, slot) =>
      mission < 0 ? [] : [{ id: missions[mission].id, fulfilled: seat.missionDone[slot] === 1 }],
    ),
    draft: {
      dealt: known(seat.dealt),
      // What is received stays unseen until all have chosen (I1).
      received: game.state.phase === PHASE.missionDraft ? [] : known(seat.received),
      passedLeft: one(seat.passedLeft),
      passedRight: one(seat.passedRight),
      putAway: one(seat.putAway),
    },
    stripPrices: game.state.strip.map((tile, space) =>
      tile < 0 ? null : extensionPrice(game, number, space),
    ),
    planned: plannedThings(game, number).flatMap((count, thing) =>
      Array.from({ length: count }, () => THINGS[thing]),
    ),
  };
}
