import type { TableStore } from '@altiplano/client';
import type { Person, TableInfo, Trouble } from '@altiplano/protocol';
import { useSyncExternalStore } from 'react';
import { useWords } from '../../app/language/language.tsx';
import { ScreenFrame } from '../../app/shell/screen-frame.tsx';
import { Shell } from '../../app/shell/shell.tsx';
import { useTell } from '../../app/toasts.tsx';
import { useTroubleWords } from '../../online/use-trouble-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { Invitation } from './invitation.tsx';
import { LobbyChat } from './lobby-chat.tsx';
import { LobbyDecision } from './lobby-decision.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { LobbySettings } from './lobby-settings.tsx';

interface LobbyProps {
  table: string;
  person: Person;
  store: TableStore;
  info: TableInfo;
}

export type LobbyOrder = Parameters<TableStore['order']>[0];

/** A table before its game: who sits where, what is played, and whether everyone is ready. */
export function Lobby({ table, person, store, info }: LobbyProps) {
  const { online } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const { connection, chat } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const told = (trouble: Trouble | null): void => {
    if (trouble !== null) tell(words(trouble), 'bad');
  };
  const order = (command: LobbyOrder): void => void store.order(command).then(told);
  const isHost = info.host === person.id;
  const host = info.seats.find((seat) => seat.person?.id === info.host)?.person?.name ?? person.name;
  return (
    <Shell route={{ screen: 'tables' }}>
      <ScreenFrame
        title={info.settings.title || online.tableOf(host)}
        intro={connection.status === 'open' ? online.lobby : online.connection[connection.status]}
      >
        <Panel title={online.seats}>
          <LobbySeats info={info} person={person} isHost={isHost} onOrder={order} />
        </Panel>
        <LobbyDecision info={info} person={person} isHost={isHost} onOrder={order} />
        <Invitation table={table} />
        <LobbySettings info={info} isHost={isHost} onOrder={order} />
        <LobbyChat chat={chat} onSay={(text) => void store.say(text).then(told)} />
      </ScreenFrame>
    </Shell>
  );
}
