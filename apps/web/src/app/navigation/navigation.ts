import { createCell } from '@altiplano/client';
import { useSyncExternalStore } from 'react';
import { wasReplaced } from '../updates.ts';
import { pathOf, type Route, routeOf } from './routes.ts';

const here = createCell<Route>(routeOf(location.pathname));

let moved = false;

addEventListener('popstate', () => {
  moved = true;
  here.set(routeOf(location.pathname));
});

/** Whether this is not the first screen: then its heading takes the focus, as on a new page. */
export function hasMoved(): boolean {
  return moved;
}

interface Going {
  /** The way back leads past the screen that is left. */
  readonly replace?: boolean;
}

/** Goes to another screen. */
export function navigate(route: Route, { replace = false }: Going = {}): void {
  const path = pathOf(route);
  if (wasReplaced()) return replace ? location.replace(path) : location.assign(path);
  moved = true;
  if (replace) history.replaceState(null, '', path);
  else if (path !== location.pathname) history.pushState(null, '', path);
  here.set(route);
}

/** Keeps in the address where on its screen one is, so that it leads there again; nothing else changes. */
export function keepInAddress(route: Route): void {
  const path = pathOf(route);
  if (path !== location.pathname) history.replaceState(null, '', path);
}

/** The screen that is asked for. */
export function useRoute(): Route {
  return useSyncExternalStore(here.subscribe, here.getSnapshot);
}
