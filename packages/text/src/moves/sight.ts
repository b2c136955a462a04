import type { Components, EventEffect, PlayerView, View } from '@altiplano/rules/engine';
import type { Naming } from '../naming/naming.ts';

/** What a label or a heading can draw on: what the seat sees, and the words for it. */
export interface Sight {
  readonly seen: View;
  readonly seat: number;
  readonly names: Naming;
}

export function ownPlayer({ seen, seat }: Sight): PlayerView {
  return seen.players[seat] as PlayerView;
}

/** The event in force, which says what an answer to it is worth. */
export function eventOf({ seen, names }: Sight): EventEffect | undefined {
  return names.components.events.find((event) => event.id === seen.event)?.effect;
}

/** How many spaces a row of the warehouse has, counted from 1 (W1). */
export function rowSpaces({ board }: Components, row: number): number {
  const { left, right } = board.warehouse;
  return [...left, ...right][row - 1]?.spaces ?? 0;
}
