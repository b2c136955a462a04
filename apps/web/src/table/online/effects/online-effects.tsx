import { useSyncExternalStore } from 'react';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ChatAnnouncer } from '../chat/chat-announcer.tsx';
import { useForcedMoves } from './use-forced-moves.ts';
import { usePassingNews } from './use-passing-news.ts';
import { useTurnNotice } from './use-turn-notice.ts';

/** Effects around an online table: page title, notices, forced moves, text for screen readers. */
export function OnlineEffects() {
  const { online, info, store, preferences, words } = useTable();
  const own = useSnapshot((snapshot) => snapshot.own);
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const catchingUp = useSnapshot((snapshot) => snapshot.catchingUp);
  const { forced } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  useForcedMoves(store, info.status, own, forced);
  useTurnNotice();
  usePassingNews();
  if (online === null) return null;
  return <ChatAnnouncer chat={chat} isComplete={!catchingUp} own={online.person.id} words={words.online} />;
}
