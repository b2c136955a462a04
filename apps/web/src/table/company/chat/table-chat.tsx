import { useMemo } from 'react';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { ChatBox } from './chat-box.tsx';

/** The chat of the table around it. */
export function TableChat() {
  const { company, info, store, words, language } = useTable();
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const seated = useMemo(() => info.seats.flatMap(({ person }) => person?.id ?? []), [info.seats]);
  if (company === null) return null;
  return (
    <ChatBox
      store={store}
      chat={chat}
      table={company.table}
      seated={seated}
      words={words.company}
      language={language}
    />
  );
}
