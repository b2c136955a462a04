import type { Replay } from '@altiplano/client';
import { useEffect, useState } from 'react';

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Between two steps, in milliseconds. */
const WAITS: Readonly<Record<Pace, number>> = { slow: 2400, normal: 1200, fast: 450 };

/** A replay that goes on by itself while it is played. */
export interface Playing {
  readonly isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

/** Goes on step after step until the end or until it is stopped. */
export function usePlaying(replay: Replay, pace: Pace, step: () => void): Playing {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      step();
      const { position, of } = replay.getSnapshot();
      if (position === of) setPlaying(false);
    }, WAITS[pace]);
    return () => clearInterval(timer);
  }, [isPlaying, pace, step, replay]);
  return {
    isPlaying,
    toggle() {
      const { position, of } = replay.getSnapshot();
      // Whoever starts it at the end wants to see it again.
      if (!isPlaying && position === of) replay.goTo(0);
      setPlaying(!isPlaying);
    },
    stop: () => setPlaying(false),
  };
}
