import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { LogPart } from '../../log/log-part.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import type { Company } from '../company.ts';
import { TablePage } from '../dialog/table-page.tsx';
import styles from './log-and-chat.module.css';
import { TableChat } from './table-chat.tsx';
import { useUnread } from './use-unread.ts';

type Part = 'log' | 'chat' | 'table';

/** The log; at an online table the chat and the table itself behind the same tabs. */
export function LogAndChat() {
  const { company } = useTable();
  return company === null ? <LogPart /> : <CompanyTabs company={company} />;
}

function CompanyTabs({ company }: { company: Company }) {
  const { words } = useTable();
  const [part, setPart] = useState<Part>('log');
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const unread = useUnread(chat, company.table, company.person.id);
  return (
    <div className={styles.parts}>
      <Tabs
        label={words.company.table}
        selected={part}
        onSelect={setPart}
        tabs={[
          { id: 'log', label: words.log },
          { id: 'chat', label: words.company.chat, count: unread },
          { id: 'table', label: words.company.table },
        ]}
      >
        <div className={styles.part}>
          {part === 'log' && <LogPart />}
          {part === 'chat' && <TableChat />}
          {part === 'table' && <TablePage />}
        </div>
      </Tabs>
    </div>
  );
}
