// Before anything is painted: the theme, motion and language that were chosen on this device, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('altiplano.preferences') ?? '{}');
  const page = document.documentElement;
  if (['light', 'dark'].includes(kept.theme)) page.dataset.theme = kept.theme;
  if (['full', 'reduced'].includes(kept.motion)) page.dataset.motion = kept.motion;
} catch {
  // Forbidden or damaged: then it looks as the device does.
}
