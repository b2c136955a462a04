import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadGameWords, loadWords } from './app/language/language.tsx';
import { spokenLanguage } from './app/language/spoken-language.ts';
import { isGame, routeOf } from './app/navigation/routes.ts';
import { applyPreferences, preferences } from './app/preferences.ts';
import { fetchScreen } from './app/screens.tsx';
import { keepOffline } from './app/updates.ts';
import { goWithoutEval } from './app/without-eval.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
goWithoutEval();
applyPreferences(document.documentElement);
keepOffline();
// Not awaited here: what is fetched is built upon this file, and would wait for its end.
void start(root);

/** The page already shows that it is on its way: it is drawn once it has all that its first picture needs. */
async function start(place: HTMLElement): Promise<void> {
  const language = spokenLanguage(preferences.getSnapshot().language, navigator.languages);
  const route = routeOf(location.pathname);
  const words = isGame(route) ? loadGameWords(language) : null;
  await Promise.all([loadWords(language), orNot(fetchScreen(route)), orNot(words)]);
  const draw = (): void =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  // A game in slices: the page shows meanwhile what it would show anyway, and the browser goes on listening. Other
  // screens at once, with all that their first effects add: it would push aside what is already seen.
  if (isGame(route)) startTransition(draw);
  else draw();
}

/** Waits for something; if it cannot be had, the screen that needs it says so. */
async function orNot(wanted: Promise<unknown> | null): Promise<void> {
  await wanted?.catch(() => undefined);
}
