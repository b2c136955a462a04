import { createCell } from '@altiplano/client';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose program comes after that of the page around it. */
export interface FetchedLater<P> {
  /** Shows it as soon as it is there; a program that cannot be had is a fault. */
  Shown: ComponentType<P>;
  /** Fetches it, if nobody has yet: before somebody waits for it. */
  fetch(): Promise<void>;
}

/**
 * Not React's `lazy`: that shows a gap first even for what has come long ago, and fills no gap sooner than 300 ms after
 * the last one. `meanwhile` stands in its place until it is there.
 */
export function fetchedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): FetchedLater<P> {
  const found = createCell<{ readonly Component: ComponentType<P> } | null>(null);
  let fetching: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    fetching ??= load().then(
      (Component) => found.set({ Component }),
      (error: unknown) => {
        // It may be tried again.
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  function Shown(props: P) {
    const there = useSyncExternalStore(found.subscribe, found.getSnapshot);
    const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      fetch().catch((error: unknown) => setFault({ error }));
    }, []);
    if (fault !== null) throw fault.error;
    return there === null ? meanwhile : <there.Component {...props} />;
  }
  return { Shown, fetch };
}
