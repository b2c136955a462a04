import { useMemo } from 'react';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ChatBox } from './chat-box.tsx';

/** The chat of the table around it. */
export function TableChat() {
  const { online, info, store, words, language } = useTable();
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const seated = useMemo(() => info.seats.flatMap(({ person }) => person?.id ?? []), [info.seats]);
  if (online === null) return null;
  return (
    <ChatBox
      store={store}
      chat={chat}
      table={online.table}
      seated={seated}
      words={words.online}
      language={language}
    />
  );
}
