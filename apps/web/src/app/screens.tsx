import { type ComponentType, Suspense } from 'react';
import { StartScreen } from '../start/start-screen.tsx';
import { type FetchedLater, fetchedLater } from '../ui/fetched-later.tsx';
import { Loading } from './loading.tsx';
import type { Route, ScreenName } from './navigation/routes.ts';
import { NowhereScreen } from './nowhere-screen.tsx';

type RouteOf<S extends ScreenName> = Extract<Route, { screen: S }>;
/** There from the start. */
type FirstScreen = 'start' | 'nowhere';
type Screens<S extends ScreenName> = { readonly [N in S]: ComponentType<{ route: RouteOf<N> }> };
type LaterScreens = {
  readonly [N in Exclude<ScreenName, FirstScreen>]: FetchedLater<{ route: RouteOf<N> }>;
};

const FIRST: Screens<FirstScreen> = { start: StartScreen, nowhere: NowhereScreen };

function later<P extends object>(load: () => Promise<ComponentType<P>>): FetchedLater<P> {
  return fetchedLater(load, <Loading />);
}

const LATER: LaterScreens = {
  newGame: later(async () => (await import('../new-game/new-game-screen.tsx')).NewGameScreen),
  localGame: later(async () => (await import('../game/local-game-screen.tsx')).LocalGameScreen),
  tables: later(async () => (await import('../tables/tables-screen.tsx')).TablesScreen),
  table: later(async () => (await import('../tables/table-route.tsx')).TableRoute),
  mine: later(async () => (await import('../mine/mine-screen.tsx')).MineScreen),
  replay: later(async () => (await import('../replay/replay-screen.tsx')).ReplayScreen),
  review: later(async () => (await import('../review/review-screen.tsx')).ReviewScreen),
  statistics: later(async () => (await import('../statistics/statistics-screen.tsx')).StatisticsScreen),
  help: later(async () => (await import('../help/help-screen.tsx')).HelpScreen),
  values: later(async () => (await import('../values/values-screen.tsx')).ValuesScreen),
  preferences: later(async () => (await import('../preferences/preferences-screen.tsx')).PreferencesScreen),
};

function isFirst(screen: ScreenName): screen is FirstScreen {
  return screen in FIRST;
}

/** Fetches the program of a screen, so that its first picture need not wait for it. */
export async function fetchScreen({ screen }: Route): Promise<void> {
  if (!isFirst(screen)) await LATER[screen].fetch();
}

/** The screen of a route, loaded when it is first shown. */
export function Screen({ route }: { route: Route }) {
  const { screen } = route;
  const Shown = (isFirst(screen) ? FIRST[screen] : LATER[screen].Shown) as ComponentType<{ route: Route }>;
  return (
    <Suspense fallback={<Loading />}>
      <Shown route={route} />
    </Suspense>
  );
}
