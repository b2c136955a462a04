import { Suspense } from 'react';
import { LanguageProvider } from './language/language.tsx';
import { useRoute } from './navigation/navigation.ts';
import { isGame } from './navigation/routes.ts';
import { Screen } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { ErrorBoundary } from './error-boundary/error-boundary.tsx';
import { ToastProvider } from './toasts.tsx';

/** The whole page. */
export function App() {
  return (
    <LanguageProvider>
      <Suspense>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </Suspense>
    </LanguageProvider>
  );
}

function Page() {
  const route = useRoute();
  const screen = (
    <ErrorBoundary key={route.screen === 'help' ? route.screen : JSON.stringify(route)}>
      <Screen route={route} />
    </ErrorBoundary>
  );
  return isGame(route) ? screen : <Shell route={route}>{screen}</Shell>;
}
