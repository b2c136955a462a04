import type { TableStore } from '@altiplano/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/loading.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { device } from '../local/device.ts';
import { noteLastGame } from '../local/last-game.ts';
import { TableHost } from './table-host.tsx';
import { UnreadableGame } from './unreadable-game.tsx';

interface LocalGameScreenProps {
  route: Extract<Route, { screen: 'localGame' }>;
}

/** A game on this device. */
export function LocalGameScreen({ route: { game } }: LocalGameScreenProps) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = device().open(game);
    setStore(opened);
    return () => opened.close();
  }, [game]);
  return store === null ? <Loading /> : <OpenGame game={game} store={store} />;
}

function OpenGame({ game, store }: { game: string; store: TableStore }) {
  const { status, info, trouble } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const isRunning = info?.status === 'running';
  useEffect(() => {
    if (info !== null || status === 'gone') noteLastGame(isRunning ? game : null);
  }, [game, info, isRunning, status]);
  if (trouble?.code === 'unreadableGame') return <UnreadableGame game={game} />;
  const people = info?.seats.filter(({ person }) => person !== null) ?? [];
  return (
    <TableHost
      store={store}
      table={game}
      shared={people.length > 1}
      onReplay={() => navigate({ screen: 'replay', where: 'local', game })}
      onRematch={(table) => navigate({ screen: 'localGame', game: table })}
    />
  );
}
