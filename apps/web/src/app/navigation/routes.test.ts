import { expect, test } from 'vitest';
import { pathOf, type Route, routeOf } from './routes.ts';

const ROUTES: readonly Route[] = [
  { screen: 'start' },
  { screen: 'newGame' },
  { screen: 'newGame', together: true },
  { screen: 'localGame', game: 'a b/c' },
  { screen: 'tables' },
  { screen: 'table', table: 'x-_9' },
  { screen: 'mine' },
  { screen: 'replay', where: 'online', game: 'ü' },
  { screen: 'replay', where: 'local', game: 'x', at: 120 },
  { screen: 'review', where: 'local', game: 'x' },
  { screen: 'statistics' },
  { screen: 'help' },
  { screen: 'help', topic: 'A30' },
  { screen: 'values' },
  { screen: 'preferences' },
];

test.each(ROUTES)('%j has an address that leads back to it', (route) => {
  expect(routeOf(pathOf(route))).toEqual(route);
});

test.each([
  '/nothing',
  '/game',
  '/t',
  '/new/1',
  '/replay/moon/1',
  '/help/a/b',
  '/replay/local/1/two',
  '/replay/local/1/2/3',
  '/review/local/1/2',
  '/game/%',
])('%s leads nowhere', (path) => {
  expect(routeOf(path)).toEqual({ screen: 'nowhere' });
});

test('a slash at the end does not matter', () => {
  expect(routeOf('/tables/')).toEqual({ screen: 'tables' });
});
