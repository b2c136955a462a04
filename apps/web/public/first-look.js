// Before anything is painted: the theme and motion that were chosen on this device, so that nothing flashes, and the
// words in the chosen language (see `spoken-language.ts`), which would otherwise be asked for only by the program.
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
  const words = document.currentScript.dataset[ours];
  if (words !== undefined) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: words });
    document.head.append(link);
  }
}
