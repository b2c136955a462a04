import { createCell, nextPerson } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { namingNothing, plain, troubleMessage } from '@altiplano/text';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Flights } from './flights/flights.tsx';
import { FrontView } from './front/front-view.tsx';
import { useKeyboard } from './keyboard/use-keyboard.ts';
import { Announcer } from './layout/announcer.tsx';
import { Curtain } from './layout/curtain.tsx';
import styles from './layout/curtain.module.css';
import { NoticeView } from './layout/notice-view.tsx';
import { TableLayout } from './layout/table-layout.tsx';
import { TableContext } from './state/at-table.ts';
import { ConsideredContext } from './state/considered.ts';
import { seatNames } from './state/seat-names.ts';
import type { TableScreenProps } from './state/table-screen-props.ts';
import { type GameSnapshot, useAtTable } from './state/use-at-table.ts';
import { tableWords } from './words/table-words.ts';

/** The table: a game as one seat or a spectator sees it, and all that can be done. */
export function TableScreen(props: TableScreenProps) {
  const { store, texts, language, shared = false, onLeave } = props;
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const [considered] = useState(() => createCell<readonly ReadableMove[] | null>(null));
  const words = tableWords(language);
  const { game, info, trouble } = snapshot;
  if (trouble !== null) {
    return (
      <main className={styles.curtain}>
        <h1>{words.gone}</h1>
        <p>{plain(troubleMessage(trouble, namingNothing(texts)))}</p>
        <Button variant="primary" onClick={onLeave}>
          {words.leave}
        </Button>
      </main>
    );
  }
  if (game === null || info === null) {
    return (
      <main className={styles.curtain} aria-busy>
        <p>{words.loading}</p>
      </main>
    );
  }
  const next = shared ? nextPerson(snapshot) : null;
  if (next !== null) {
    const name = seatNames(info, texts)[next] ?? '';
    return <Curtain name={name} words={words} onOpen={() => void store.look(next)} />;
  }
  return (
    <ConsideredContext value={considered}>
      <AtTableScreen {...props} snapshot={{ ...snapshot, game, info }} />
    </ConsideredContext>
  );
}

function AtTableScreen({ snapshot, ...props }: TableScreenProps & { snapshot: GameSnapshot }) {
  const table = useAtTable(props, snapshot);
  useKeyboard(table);
  return (
    <TableContext value={table}>
      <TableLayout onReplay={props.onReplay} onRematch={props.onRematch} />
      <FrontView />
      <NoticeView />
      <Announcer />
      <Flights />
    </TableContext>
  );
}
