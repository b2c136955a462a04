import { type Landmarks, nextLandmark, type Replay } from '@altiplano/client';
import { useCallback, useState } from 'react';

export const UNITS = ['move', 'turn', 'round'] as const;
export type Unit = (typeof UNITS)[number];

/** Steps through a replay, as long as one likes them. */
export interface Walk {
  readonly unit: Unit;
  setUnit(unit: Unit): void;
  back(): void;
  forward(): void;
}

/** Walks through a replay by moves, turns or rounds. */
export function useWalk(replay: Replay, { turns, rounds }: Landmarks): Walk {
  const [unit, setUnit] = useState<Unit>('turn');
  const step = useCallback(
    (by: 1 | -1) => {
      const { position } = replay.getSnapshot();
      if (unit === 'move') replay.goTo(position + by);
      else replay.goTo(nextLandmark(unit === 'turn' ? turns : rounds, position, by));
    },
    [replay, unit, turns, rounds],
  );
  const back = useCallback(() => step(-1), [step]);
  const forward = useCallback(() => step(1), [step]);
  return { unit, setUnit, back, forward };
}
