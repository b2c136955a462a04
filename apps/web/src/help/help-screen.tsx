import { useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { HelpBook } from './help-book.tsx';

/** The rules as a page of its own; every place in it has an address. */
export function HelpScreen({ route: { topic } }: { route: Extract<Route, { screen: 'help' }> }) {
  const { helpPage } = useWords();
  return (
    <ScreenFrame title={helpPage.title} width="wide">
      <HelpBook
        topic={topic ?? null}
        onTopic={(next) => navigate(next === null ? { screen: 'help' } : { screen: 'help', topic: next })}
      />
    </ScreenFrame>
  );
}
