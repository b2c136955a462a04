import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { LogPart } from '../../log/log-part.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import type { OnlineAccess } from '../online-access.ts';
import { TablePage } from '../dialog/table-page.tsx';
import styles from './log-and-chat.module.css';
import { TableChat } from './table-chat.tsx';
import { useUnread } from './use-unread.ts';

type OnlineTab = 'log' | 'chat' | 'table';

/** The log; at an online table the chat and the table itself behind the same tabs. */
export function LogAndChat() {
  const { online } = useTable();
  return online === null ? <LogPart /> : <OnlineTabs online={online} />;
}

function OnlineTabs({ online }: { online: OnlineAccess }) {
  const { words } = useTable();
  const [tab, setTab] = useState<OnlineTab>('log');
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const unread = useUnread(chat, online.table, online.person.id);
  return (
    <div className={styles.parts}>
      <Tabs
        label={words.online.table}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'log', label: words.log },
          { id: 'chat', label: words.online.chat, count: unread },
          { id: 'table', label: words.online.table },
        ]}
      >
        <div className={styles.part}>
          {tab === 'log' && <LogPart />}
          {tab === 'chat' && <TableChat />}
          {tab === 'table' && <TablePage />}
        </div>
      </Tabs>
    </div>
  );
}
