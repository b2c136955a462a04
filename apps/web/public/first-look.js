// Before anything is painted: the theme and motion that were chosen on this device, so that nothing flashes; and what the
// program will ask for as soon as it runs (see `build/files-ahead.ts`): the words in the chosen language (see
// `spoken-language.ts`) and, at the address of a game, the table.
{
  const page = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('altiplano.preferences') ?? '{}') ?? {};
  } catch {
    // Forbidden or damaged: then it looks as the device does.
  }
  if (['light', 'dark'].includes(kept.theme)) page.dataset.theme = kept.theme;
  if (['full', 'reduced'].includes(kept.motion)) page.dataset.motion = kept.motion;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const ours = [kept.language, ...asked].find((tag) => tag === 'en' || tag === 'de') ?? 'en';
  page.lang = ours;
  const [, where] = /^\/(t|game)\//.exec(location.pathname) ?? [];
  const table = { t: ['online', `texts-${ours}`], game: ['local', `texts-${ours}`] }[where] ?? [];
  // A phone shows the board alone at first; see `other-parts.tsx`.
  if (table.length > 0 && matchMedia('(min-width: 48rem)').matches) table.push('parts');
  const script = document.currentScript;
  // The page's own words are the smallest of all, and so the last: the largest would otherwise keep the rest waiting.
  const files = [...table, ours].flatMap((name) => (script.getAttribute(`data-${name}`) ?? '').split(' '));
  for (const file of new Set(files.filter((name) => name !== ''))) {
    const link = document.createElement('link');
    const isSheet = file.endsWith('.css');
    // After what the page itself names: something is to be seen first.
    const fetchPriority = 'low';
    Object.assign(link, {
      rel: isSheet ? 'preload' : 'modulepreload',
      crossOrigin: '',
      fetchPriority,
      href: file,
    });
    if (isSheet) link.as = 'style';
    document.head.append(link);
  }
  if (where === 't') {
    // An online table is opened as whoever we are to the server.
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/me' });
    document.head.append(link);
  }
}
