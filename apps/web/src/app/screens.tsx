import { type ComponentType, lazy, Suspense } from 'react';
import { StartScreen } from '../start/start-screen.tsx';
import { Loading } from './loading.tsx';
import type { Route, ScreenName } from './navigation/routes.ts';
import { NowhereScreen } from './nowhere-screen.tsx';

type RouteOf<S extends ScreenName> = Extract<Route, { screen: S }>;
type Screens = { readonly [S in ScreenName]: ComponentType<{ route: RouteOf<S> }> };

/** Only the first page is there from the start. */
const SCREENS: Screens = {
  start: StartScreen,
  newGame: lazy(async () => ({ default: (await import('../new-game/new-game-screen.tsx')).NewGameScreen })),
  localGame: lazy(async () => ({ default: (await import('../game/local-game-screen.tsx')).LocalGameScreen })),
  tables: lazy(async () => ({ default: (await import('../tables/tables-screen.tsx')).TablesScreen })),
  table: lazy(async () => ({ default: (await import('../tables/table-route.tsx')).TableRoute })),
  mine: lazy(async () => ({ default: (await import('../mine/mine-screen.tsx')).MineScreen })),
  replay: lazy(async () => ({ default: (await import('../replay/replay-screen.tsx')).ReplayScreen })),
  review: lazy(async () => ({ default: (await import('../review/review-screen.tsx')).ReviewScreen })),
  statistics: lazy(async () => ({
    default: (await import('../statistics/statistics-screen.tsx')).StatisticsScreen,
  })),
  help: lazy(async () => ({ default: (await import('../help/help-screen.tsx')).HelpScreen })),
  values: lazy(async () => ({ default: (await import('../values/values-screen.tsx')).ValuesScreen })),
  preferences: lazy(async () => ({
    default: (await import('../preferences/preferences-screen.tsx')).PreferencesScreen,
  })),
  nowhere: NowhereScreen,
};

/** The screen of a route, loaded when it is first shown. */
export function Screen({ route }: { route: Route }) {
  const Shown = SCREENS[route.screen] as ComponentType<{ route: Route }>;
  return (
    <Suspense fallback={<Loading />}>
      <Shown route={route} />
    </Suspense>
  );
}
