import { nextPerson } from '@altiplano/client';
import { namingNothing, plain, troubleMessage } from '@altiplano/text';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { Coming } from '../ui/coming.tsx';
import { Later } from '../ui/later.tsx';
import { OnlineEffects } from './online/effects/online-effects.tsx';
import { AheadAnnouncer } from './ahead/ahead-announcer.tsx';
import { AboutBubble } from './about/about-bubble.tsx';
import { Flights } from './flights/flights.tsx';
import { OverlayView } from './overlay/overlay-view.tsx';
import { useKeptFocus } from './keyboard/use-kept-focus.ts';
import { useKeyboard } from './keyboard/use-keyboard.ts';
import { Announcer } from './layout/announcer.tsx';
import { Curtain } from './layout/curtain.tsx';
import styles from './layout/curtain.module.css';
import { TableLayout } from './layout/table-layout.tsx';
import { LettersContext } from './message/thing-icon.tsx';
import { listenToFingers } from './play/finger-drag.ts';
import { listenToDrops } from './play/mouse-drop.ts';
import { TableContext } from './state/at-table.ts';
import { FrameContext } from './state/frame.ts';
import { seatNames } from './state/seat-names.ts';
import type { TableScreenProps } from './state/table-screen-props.ts';
import { type GameSnapshot, useAtTable } from './state/use-at-table.ts';

type Ending = Pick<TableScreenProps, 'onReplay' | 'onRematch'>;

/** The table: a game as one seat or a spectator sees it, and all that can be done. */
export function TableScreen(props: TableScreenProps) {
  const { store, texts, words, shared = false, onLeave } = props;
  useKeptFocus();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
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
  const loading = <Coming className={styles.whole}>{words.loading}</Coming>;
  if (game === null || info === null) return loading;
  const next = shared ? nextPerson(snapshot) : null;
  if (next !== null) {
    const name = seatNames(info, texts)[next] ?? '';
    return <Curtain name={name} words={words} onOpen={() => void store.look(next)} />;
  }
  return (
    <Later meanwhile={loading}>
      <AtTableScreen {...props} snapshot={{ ...snapshot, game, info }} />
    </Later>
  );
}

function AtTableScreen({ snapshot, ...props }: TableScreenProps & { snapshot: GameSnapshot }) {
  const { table, frame } = useAtTable(props, snapshot);
  const ending = useSteady(props);
  useKeyboard(table);
  useEffect(() => listenToFingers(frame), [frame]);
  useEffect(() => listenToDrops(frame), [frame]);
  return (
    <TableContext value={table}>
      <FrameContext value={frame}>
        <LettersContext value={props.language}>
          <OnTheTable {...ending} />
        </LettersContext>
      </FrameContext>
    </TableContext>
  );
}

/** The same functions each time, whatever is given. */
function useSteady({ onReplay, onRematch }: Ending): Ending {
  const latest = useRef<Ending>({});
  useLayoutEffect(() => {
    latest.current = { onReplay, onRematch };
  });
  const hasReplay = onReplay !== undefined;
  const hasRematch = onRematch !== undefined;
  return useMemo(
    () => ({
      onReplay: hasReplay ? () => latest.current.onReplay?.() : undefined,
      onRematch: hasRematch ? (table: string) => latest.current.onRematch?.(table) : undefined,
    }),
    [hasReplay, hasRematch],
  );
}

/** Everything on the table: drawn anew when the game changes, not with every message that comes in. */
const OnTheTable = memo(function OnTheTable(ending: Ending) {
  return (
    <>
      <TableLayout {...ending} />
      <OverlayView />
      <Announcer />
      <AheadAnnouncer />
      <Flights />
      <AboutBubble />
      <OnlineEffects />
    </>
  );
});
