import type { Ahead, TableStore } from '@altiplano/client';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useLanguage, useTableWords, useTexts, useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Where } from '../app/navigation/routes.ts';
import { preferences } from '../app/preferences.ts';
import { useTell } from '../app/toasts.tsx';
import { useOpenAhead } from '../table/ahead/open-ahead.ts';
import { type AfterGame, AfterGameContext } from '../table/end/after-game.ts';
import { LogContext } from '../table/log/log-context.ts';
import type { OnlineAccess } from '../table/online/online-access.ts';
import { useSounds } from '../sounds/use-sounds.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { LookBar } from './look-back/look-bar.tsx';
import { useLookBack } from './look-back/use-look-back.ts';
import { UnderBar } from './under-bar.tsx';

interface TableHostProps {
  store: TableStore;
  /** The table's name, where somebody plays: what is lined up is kept by it. */
  table?: string;
  /** Whether several people share this device. */
  shared?: boolean;
  /** Given for an online table. */
  online?: OnlineAccess;
  onLeave?: () => void;
  onReplay?: () => void;
  onRematch?: (table: string) => void;
}

interface HostedTableProps extends Omit<TableHostProps, 'table'> {
  ahead?: Ahead | null;
}

const HelpDialog = lazy(async () => ({ default: (await import('../help/help-dialog.tsx')).HelpDialog }));

const PreferencesDialog = lazy(async () => ({
  default: (await import('../preferences/preferences-dialog.tsx')).PreferencesDialog,
}));

const MoreAboutGame = lazy(async () => ({
  default: (await import('../review/more-about-game.tsx')).MoreAboutGame,
}));

const toStart = (): void => navigate({ screen: 'start' });

/** What can be done with a game once it is over. */
function afterGame(where: Where, game: string): AfterGame {
  return {
    more: (
      <Suspense>
        <MoreAboutGame where={where} game={game} />
      </Suspense>
    ),
    onReview: () => navigate({ screen: 'review', where, game }),
    onNewGame: () => navigate(where === 'local' ? { screen: 'newGame' } : { screen: 'tables' }),
  };
}

/** The table with what the page lends it; rules and preferences open in front of it, so that nobody loses their place. */
export function TableHost(props: TableHostProps) {
  const { lookBack } = useWords();
  const tell = useTell();
  useSounds(props.store);
  const onGone = useCallback(() => tell(lookBack.gone), [tell, lookBack]);
  const ahead = useOpenAhead(props.store, props.table);
  const look = useLookBack(ahead?.table ?? props.store, onGone);
  const where = props.online === undefined ? 'local' : 'online';
  const { table } = props;
  const after = useMemo(() => (table === undefined ? null : afterGame(where, table)), [where, table]);
  const bar = look.moment === null ? null : <LookBar look={look} table={props.store} />;
  return (
    <AfterGameContext value={after}>
      <LogContext value={look.jumps}>
        <UnderBar bar={bar}>
          <HostedTable {...props} store={look.store} ahead={look.moment === null ? ahead : null} />
        </UnderBar>
      </LogContext>
    </AfterGameContext>
  );
}

/** A table alone, without ways to earlier moments. */
export function HostedTable({
  store,
  shared = false,
  ahead,
  online,
  onLeave = toStart,
  onReplay,
  onRematch,
}: HostedTableProps) {
  const language = useLanguage();
  const texts = useTexts();
  const words = useTableWords();
  const [topic, setTopic] = useState<string | null | undefined>(undefined);
  const help = useCallback((rule: string | null) => setTopic(rule), []);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <TableScreen
        store={store}
        texts={texts}
        words={words}
        language={language}
        preferences={preferences}
        shared={shared}
        ahead={ahead}
        online={online}
        onHelp={help}
        onPreferences={() => setIsChoosing(true)}
        onLeave={onLeave}
        {...(onReplay !== undefined && { onReplay })}
        {...(onRematch !== undefined && { onRematch })}
      />
      {topic !== undefined && (
        <Suspense>
          <HelpDialog topic={topic} onClose={() => setTopic(undefined)} />
        </Suspense>
      )}
      {isChoosing && (
        <Suspense>
          <PreferencesDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
