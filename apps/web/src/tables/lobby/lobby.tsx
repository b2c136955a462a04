import type { TableStore } from '@altiplano/client';
import type { TableInfo, Trouble } from '@altiplano/protocol';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTableWords, useWords } from '../../app/language/language.tsx';
import { usePreferences } from '../../app/preferences.ts';
import { ScreenFrame } from '../../app/shell/screen-frame.tsx';
import { Shell } from '../../app/shell/shell.tsx';
import { useTell } from '../../app/toasts.tsx';
import { useTroubleWords } from '../../online/use-trouble-words.ts';
import { WhoIAm } from '../../online/who-i-am.tsx';
import { ChatAnnouncer } from '../../table/online/chat/chat-announcer.tsx';
import { ChatBox } from '../../table/online/chat/chat-box.tsx';
import type { OnlineAccess } from '../../table/online/online-access.ts';
import { useForcedMoves } from '../../table/online/effects/use-forced-moves.ts';
import { ConnectionNotice } from '../../table/online/notices/connection-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Invitation } from './invitation.tsx';
import { LobbyDecision } from './lobby-decision.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { LobbySettings } from './lobby-settings.tsx';
import styles from './lobby.module.css';

interface LobbyProps {
  access: OnlineAccess;
  store: TableStore;
  info: TableInfo;
}

export type LobbyCommand = Parameters<TableStore['order']>[0];

/** A table before its game: who sits where, what is played, and whether everyone is ready. */
export function Lobby({ access, store, info }: LobbyProps) {
  const { online } = useWords();
  const language = useLanguage();
  const words = useTroubleWords();
  const tell = useTell();
  const { forced } = usePreferences();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { chat, presence, own, catchingUp } = snapshot;
  const { person, table } = access;
  useForcedMoves(store, info.status, own, forced);
  const report = (trouble: Trouble | null): Trouble | null => {
    if (trouble !== null) tell(words(trouble), 'bad');
    return trouble;
  };
  const send = (command: LobbyCommand): void => void store.order(command).then(report);
  const isHost = info.host === person.id;
  const host = info.seats.find((seat) => seat.person?.id === info.host)?.person?.name ?? person.name;
  const { online: around } = useTableWords();
  return (
    <Shell route={{ screen: 'tables' }}>
      <ScreenFrame
        width="wide"
        title={info.settings.title || online.tableOf(host)}
        intro={online.lobby}
        aside={<WhoIAm key={person.name} person={person} />}
      >
        <div aria-live="polite">
          <ConnectionNotice snapshot={snapshot} online={access} words={around} />
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Panel title={online.seats}>
              <LobbySeats info={info} presence={presence} person={person} isHost={isHost} onCommand={send} />
            </Panel>
            <LobbyDecision info={info} person={person} isHost={isHost} onCommand={send} />
            <LobbySettings info={info} isHost={isHost} onCommand={send} />
          </div>
          <div className={styles.column}>
            <Invitation link={access.link} />
            <Panel title={around.chat}>
              <div className={styles.chat}>
                <ChatBox
                  store={{ say: (text) => store.say(text).then(report) }}
                  chat={chat}
                  table={table}
                  seated={info.seats.flatMap((seat) => seat.person?.id ?? [])}
                  words={around}
                  language={language}
                />
              </div>
            </Panel>
          </div>
        </div>
        <ChatAnnouncer chat={chat} isComplete={!catchingUp} own={person.id} words={around} />
      </ScreenFrame>
    </Shell>
  );
}
