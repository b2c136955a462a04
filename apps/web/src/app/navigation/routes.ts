/** Whether a game is kept on this device or by the server. */
export type Where = 'local' | 'online';

/** The screens, and what each needs to know from its address. */
export type Route =
  | { readonly screen: 'start' }
  /** Together: several people at this device. */
  | { readonly screen: 'newGame'; readonly together?: true }
  | { readonly screen: 'localGame'; readonly game: string }
  | { readonly screen: 'tables' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'mine' }
  /** At: after so many moves; without it from the beginning. */
  | { readonly screen: 'replay'; readonly where: Where; readonly game: string; readonly at?: number }
  | { readonly screen: 'review'; readonly where: Where; readonly game: string }
  | { readonly screen: 'statistics' }
  /** A chapter, a paragraph, a rule or a word of the glossary; without one, all of it. */
  | { readonly screen: 'help'; readonly topic?: string }
  | { readonly screen: 'values' }
  | { readonly screen: 'preferences' }
  | { readonly screen: 'nowhere' };

export type ScreenName = Route['screen'];

/** A game needs the whole window and has its own ways out. */
export function isGame({ screen }: Route): boolean {
  return screen === 'localGame' || screen === 'table' || screen === 'replay';
}

const NOWHERE: Route = { screen: 'nowhere' };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function finishedGame(screen: string, where: string, game: string, at: string): Route {
  if (where !== 'local' && where !== 'online') return NOWHERE;
  if (screen === 'review' && at === '') return { screen, where, game };
  if (screen !== 'replay' || !/^\d{0,6}$/.test(at)) return NOWHERE;
  return { screen, where, game, ...(at !== '' && { at: Number(at) }) };
}

/** The screen at an address; what is no address of ours leads nowhere. */
export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', fourth = '', ...more] = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
  if (more.length > 0) return NOWHERE;
  if (third !== '') return finishedGame(first, second, third, fourth);
  if (second !== '') {
    switch (first) {
      case 'new':
        return second === 'together' ? { screen: 'newGame', together: true } : NOWHERE;
      case 'game':
        return { screen: 'localGame', game: second };
      case 't':
        return { screen: 'table', table: second };
      case 'help':
        return { screen: 'help', topic: second };
      default:
        return NOWHERE;
    }
  }
  switch (first) {
    case '':
      return { screen: 'start' };
    case 'new':
      return { screen: 'newGame' };
    case 'tables':
    case 'mine':
    case 'help':
    case 'values':
    case 'statistics':
    case 'preferences':
      return { screen: first };
    default:
      return NOWHERE;
  }
}

/** The address of a screen: what `routeOf` reads back. */
export function pathOf(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'start':
    case 'nowhere':
      return '/';
    case 'newGame':
      return route.together === true ? '/new/together' : '/new';
    case 'localGame':
      return `/game/${part(route.game)}`;
    case 'table':
      return `/t/${part(route.table)}`;
    case 'replay':
      return `/replay/${route.where}/${part(route.game)}${route.at === undefined ? '' : `/${route.at}`}`;
    case 'review':
      return `/review/${route.where}/${part(route.game)}`;
    case 'help':
      return route.topic === undefined ? '/help' : `/help/${part(route.topic)}`;
    case 'tables':
    case 'mine':
    case 'values':
    case 'statistics':
    case 'preferences':
      return `/${route.screen}`;
  }
}
