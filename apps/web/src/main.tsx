import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadWords } from './app/language/language.tsx';
import { spokenLanguage } from './app/language/spoken-language.ts';
import { applyPreferences, preferences } from './app/preferences.ts';
import { keepOffline } from './app/updates.ts';
import { goWithoutEval } from './app/without-eval.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
goWithoutEval();
applyPreferences(document.documentElement);
keepOffline();
await loadWords(spokenLanguage(preferences.getSnapshot().language, navigator.languages));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
