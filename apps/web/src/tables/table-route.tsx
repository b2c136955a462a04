import type { TableSnapshot, TableStore } from '@altiplano/client';
import type { Person, TableInfo, Trouble } from '@altiplano/protocol';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTableWords, useWords } from '../app/language/language.tsx';
import { Loading } from '../app/loading.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { TableHost } from '../game/table-host.tsx';
import { api, isTrouble } from '../online/api.ts';
import { NeedsSession } from '../online/needs-session.tsx';
import { openOnlineTable } from '../online/server.ts';
import { useSession } from '../online/session.ts';
import type { OnlineAccess } from '../table/online/online-access.ts';
import { ConnectionNotice } from '../table/online/notices/connection-notice.tsx';
import { useNotedFingerprint } from '../review/fairness/use-noted-fingerprint.ts';
import { Later } from '../ui/later.tsx';
import { NoTable } from './no-table.tsx';
import { useOnlineAccess } from './use-online-access.ts';

/** Of those who come to a table, most come to one where a game is running. */
const Lobby = lazy(async () => ({ default: (await import('./lobby/lobby.tsx')).Lobby }));

type TableRouteProps = { route: Extract<Route, { screen: 'table' }> };

/** An online table: whoever comes by its link gives a name, waits in the lobby, plays. */
export function TableRoute({ route: { table } }: TableRouteProps) {
  const session = useSession();
  if (session.is === 'unknown') return <Loading />;
  if (session.is === 'somebody') return <OnlineTable key={table} table={table} person={session.person} />;
  return session.is === 'nobody' ? <NamelessVisit key={table} table={table} /> : <AskForName />;
}

function AskForName() {
  const { online } = useWords();
  return (
    <Shell route={{ screen: 'tables' }}>
      <ScreenFrame title={online.title}>
        <NeedsSession says={online.joinSays}>{() => null}</NeedsSession>
      </ScreenFrame>
    </Shell>
  );
}

/** A link followed without a name: a finished game is shown at once, for one to join a name is asked for. */
function NamelessVisit({ table }: { table: string }) {
  const [found, setFound] = useState<TableInfo | Trouble | null>(null);
  useEffect(() => {
    let isStale = false;
    void api.table(table).then((answer) => {
      if (isStale) return;
      if (!isTrouble(answer) && answer.status === 'finished') {
        navigate({ screen: 'review', where: 'online', game: table }, { replace: true });
      } else setFound(answer);
    });
    return () => {
      isStale = true;
    };
  }, [table]);
  if (found === null) return <Loading />;
  return isTrouble(found) && found.code === 'noSuchTable' ? <NoTable trouble={found} /> : <AskForName />;
}

function OnlineTable({ table, person }: { table: string; person: Person }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openOnlineTable(table, person.id);
    setStore(opened);
    return () => opened.close();
  }, [table, person.id]);
  return store === null ? <Loading /> : <OpenTable table={table} person={person} store={store} />;
}

interface OpenTableProps {
  table: string;
  person: Person;
  store: TableStore;
}

function OpenTable({ table, person, store }: OpenTableProps) {
  const online = useOnlineAccess(table, person);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { status, info, trouble } = snapshot;
  useNotedFingerprint(table, info);
  const isLobby = info?.status === 'lobby';
  // The lobby may have been scrolled; the table has no other place than the window.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, [isLobby]);
  if (isLobby) {
    return (
      <Suspense fallback={<Loading />}>
        <Lobby access={online} store={store} info={info} />
      </Suspense>
    );
  }
  const isClosed = info?.status === 'abandoned' && info.startedAt === null;
  if (status === 'gone' || isClosed) return <NoTable trouble={isClosed ? null : trouble} />;
  if (status === 'loading') return <ComingTable snapshot={snapshot} online={online} />;
  // What has just come took a while to read: the browser may listen before the table is drawn.
  return (
    <Later meanwhile={<Loading />}>
      <TableHost
        store={store}
        table={table}
        online={online}
        onReplay={() => navigate({ screen: 'replay', where: 'online', game: table })}
        onRematch={online.onTable}
      />
    </Later>
  );
}

/** A table of which nothing has come yet, and why if that takes long. */
function ComingTable({ snapshot, online }: { snapshot: TableSnapshot; online: OnlineAccess }) {
  const words = useTableWords();
  return (
    <>
      <div aria-live="polite">
        <ConnectionNotice snapshot={snapshot} online={online} words={words.online} />
      </div>
      <Loading />
    </>
  );
}
