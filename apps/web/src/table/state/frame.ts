import { createContext, useContext } from 'react';
import type { AtTable } from './at-table.ts';
import type { TilePlacement } from './tile-placement.ts';
import type { Targets } from './targets.ts';

/** State that changes with every move. */
type OfTheMoment = 'info' | 'game' | 'seen' | 'own' | 'legal' | 'choices' | 'hasActed' | 'seat';

/** What the table screen knows and can do whatever happens in the game: who needs no more is not drawn anew by a move. */
export interface Frame extends Omit<AtTable, OfTheMoment> {
  readonly targets: Targets;
  readonly tilePlacement: TilePlacement;
}

export const FrameContext = createContext<Frame | null>(null);

/** The frame of the table around a component. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('There is no table around this component.');
  return frame;
}
