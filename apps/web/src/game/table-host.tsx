import type { TableStore } from '@altiplano/client';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLanguage, useTexts } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import { preferences } from '../app/preferences.ts';
import { TableScreen } from '../table/table-screen.tsx';

interface TableHostProps {
  store: TableStore;
  /** Whether several people share this device. */
  shared?: boolean;
  onLeave?: () => void;
  onReplay?: () => void;
  onRematch?: (table: string) => void;
}

const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }));

const toStart = (): void => navigate({ screen: 'start' });

/** The table with what the page lends it; the rules open in front of it, so that nobody loses their place. */
export function TableHost({ store, shared = false, onLeave = toStart, onReplay, onRematch }: TableHostProps) {
  const language = useLanguage();
  const texts = useTexts();
  const [topic, setTopic] = useState<string | null | undefined>(undefined);
  const help = useCallback((rule: string | null) => setTopic(rule), []);
  return (
    <>
      <TableScreen
        store={store}
        texts={texts}
        language={language}
        preferences={preferences}
        shared={shared}
        onHelp={help}
        onLeave={onLeave}
        {...(onReplay !== undefined && { onReplay })}
        {...(onRematch !== undefined && { onRematch })}
      />
      {topic !== undefined && (
        <Suspense>
          <HelpDialog topic={topic} onClose={() => setTopic(undefined)} />
        </Suspense>
      )}
    </>
  );
}
