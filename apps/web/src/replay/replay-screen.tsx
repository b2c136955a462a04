import {
  createCell,
  type Landmarks,
  landmarksOf,
  openReplay,
  type Replay,
  reviewRecord,
} from '@altiplano/client';
import { isProblem, type Trouble, troubleOfProblem } from '@altiplano/protocol';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/loading.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { HostedTable } from '../game/table-host.tsx';
import { UnderBar } from '../game/under-bar.tsx';
import { isTrouble } from '../online/api.ts';
import { Shell } from '../app/shell/shell.tsx';
import { GoneNote } from '../review/gone-note.tsx';
import type { Finished } from '../review/load-finished.ts';
import { useFinished } from '../review/use-finished.ts';
import { LogContext, type LogJumps } from '../table/log/log-context.ts';
import { ReplayBar } from './replay-bar.tsx';
import { createReplayStore, replayLines } from './replay-store.ts';

type ReplayRoute = Extract<Route, { screen: 'replay' }>;

interface Opened {
  readonly replay: Replay;
  readonly landmarks: Landmarks;
}

function open({ record, pack, own }: Finished, at: number): Opened | Trouble {
  const replay = openReplay(record, pack);
  if (isProblem(replay)) return troubleOfProblem(replay);
  const review = reviewRecord(record, pack);
  if (isProblem(review)) return troubleOfProblem(review);
  replay.goTo(at);
  // Who is led to a moment wants to see what was to be seen then.
  if (at > 0 && own !== null) replay.look(own);
  return { replay, landmarks: landmarksOf(record, review) };
}

/** A finished game, move by move, from any seat. */
export function ReplayScreen({ route: { where, game, at = 0 } }: { route: ReplayRoute }) {
  const finished = useFinished(where, game);
  const opened = useMemo(
    () => (finished === null || isTrouble(finished) ? finished : open(finished, at)),
    [finished, at],
  );
  if (finished === null || opened === null) return <Loading />;
  if (isTrouble(finished)) return <Gone trouble={finished} />;
  return isTrouble(opened) ? <Gone trouble={opened} /> : <OpenReplay finished={finished} {...opened} />;
}

function Gone({ trouble }: { trouble: Trouble }) {
  return (
    <Shell route={{ screen: 'mine' }}>
      <GoneNote trouble={trouble} />
    </Shell>
  );
}

function OpenReplay({ finished, replay, landmarks }: Opened & { finished: Finished }) {
  const { info, own, where, game } = finished;
  const [kept] = useState(() => createCell<number | null>(null));
  const pinned = useSyncExternalStore(kept.subscribe, kept.getSnapshot);
  const store = useMemo(() => {
    const person = info.seats.findIndex((seat) => seat.person !== null);
    return createReplayStore(replay, info, { home: own ?? Math.max(0, person), pinned: kept });
  }, [replay, info, own, kept]);
  const { position, as } = useSyncExternalStore(replay.subscribe, replay.getSnapshot);
  const lines = useMemo(() => replayLines(replay, as), [replay, as]);
  const jumps = useMemo(
    (): LogJumps => ({
      at: position,
      lines,
      goTo: replay.goTo,
      pinned,
      // With the eyes of one seat, that one is kept.
      pin: as === 'all' ? kept.set : null,
    }),
    [position, lines, replay, pinned, as, kept],
  );
  return (
    <LogContext value={jumps}>
      <UnderBar bar={<ReplayBar replay={replay} finished={finished} landmarks={landmarks} />}>
        <HostedTable store={store} onLeave={() => navigate({ screen: 'review', where, game })} />
      </UnderBar>
    </LogContext>
  );
}
