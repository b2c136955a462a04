import type { Cell } from '@altiplano/client';
import type { Laid } from '../board/lay-out.ts';
import type { Selection } from './at-table.ts';

/** Spaces on which the things of a board lie: the rules do not care, the player does. */
export interface TilePlacement {
  /** The spaces of each site as it was drawn last. */
  readonly laid: Map<string, Laid>;
  /** The space of a site that something was last taken from; null if it was taken elsewhere. */
  taken(site: string): number | null;
  /** The space of a site that was last pressed or dropped on; null if it was another's. */
  landed(site: string): number | null;
  /** Somebody puts something on this space. */
  land(space: string): void;
}

/** A space of a site by name. */
export function spaceName(site: string, slot: number): string {
  return `${site} ${slot}`;
}

function slotOf(space: string | null, site: string): number | null {
  const [of, slot] = space?.split(' ') ?? [];
  return of === site && slot !== undefined ? Number(slot) : null;
}

/** Spaces on which things lie, following what the player of the board selects. */
export function createTilePlacement(selection: Cell<Selection>): TilePlacement {
  let lastTaken: string | null = null;
  let lastLanded: string | null = null;
  selection.subscribe(() => {
    const { key } = selection.getSnapshot();
    // Let go, it may just have been placed: it stays the one that was taken.
    if (key !== null) lastTaken = key;
  });
  return {
    laid: new Map(),
    taken: (site) => slotOf(lastTaken, site),
    landed: (site) => slotOf(lastLanded, site),
    land(space) {
      lastLanded = space;
    },
  };
}
