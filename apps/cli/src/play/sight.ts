import type { PlayerView, View } from '@altiplano/rules';
import type { Naming } from '../text/naming.ts';

/** What a label or a heading can draw on: what the seat sees, and the words for it. */
export interface Sight {
  readonly seen: View;
  readonly seat: number;
  readonly names: Naming;
}

export function ownPlayer({ seen, seat }: Sight): PlayerView {
  return seen.players[seat] as PlayerView;
}
