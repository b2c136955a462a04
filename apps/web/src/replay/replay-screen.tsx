import type { Trouble } from '@altiplano/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { Loading } from '../app/loading.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { Shell } from '../app/shell/shell.tsx';
import { TableHost } from '../game/table-host.tsx';
import { isTrouble } from '../online/api.ts';
import { useSession } from '../online/session.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { type Loaded, loadReplay } from './load-replay.ts';
import { ReplayBar } from './replay-bar.tsx';
import styles from './replay.module.css';
import { createReplayStore } from './replay-store.ts';

type ReplayRoute = Extract<Route, { screen: 'replay' }>;

/** A finished game, move by move, from any seat. */
export function ReplayScreen({ route: { where, game } }: { route: ReplayRoute }) {
  const { mine, replayPage } = useWords();
  const words = useTroubleWords();
  const session = useSession();
  const [loaded, setLoaded] = useState<Loaded | Trouble | null>(null);
  const person = session.is === 'somebody' ? session.person.id : '';
  const isReady = where === 'local' || session.is !== 'unknown';
  useEffect(() => {
    if (isReady) void loadReplay(where, game, person).then(setLoaded);
  }, [isReady, where, game, person]);
  if (loaded === null) return <Loading />;
  if (!isTrouble(loaded)) return <OpenReplay loaded={loaded} person={person} />;
  return (
    <Shell route={{ screen: 'mine' }}>
      <ScreenFrame title={replayPage.gone} intro={words(loaded)}>
        <div>
          <LinkButton to={{ screen: 'mine' }} variant="primary">
            {mine.title}
          </LinkButton>
        </div>
      </ScreenFrame>
    </Shell>
  );
}

function OpenReplay({ loaded: { replay, record, info }, person }: { loaded: Loaded; person: string }) {
  const store = useMemo(() => {
    const own = info.seats.findIndex((seat) => seat.person?.id === person);
    const home =
      own >= 0
        ? own
        : Math.max(
            0,
            info.seats.findIndex((seat) => seat.person !== null),
          );
    return createReplayStore(replay, info, home);
  }, [replay, info, person]);
  useEffect(() => () => store.close(), [store]);
  return (
    <div className={styles.replay}>
      <ReplayBar replay={replay} record={record} info={info} />
      <TableHost store={store} onLeave={() => navigate({ screen: 'mine' })} />
    </div>
  );
}
