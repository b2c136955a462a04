import { Suspense } from 'react';
import { LanguageProvider } from './language/language.tsx';
import { useRoute } from './navigation/navigation.ts';
import { isGame } from './navigation/routes.ts';
import { Screen } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { Slip } from './slip/slip.tsx';
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
    <Slip key={route.screen === 'help' ? route.screen : JSON.stringify(route)}>
      <Screen route={route} />
    </Slip>
  );
  return isGame(route) ? screen : <Shell route={route}>{screen}</Shell>;
}
