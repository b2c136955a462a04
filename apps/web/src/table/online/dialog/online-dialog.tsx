import type { OnlinePage } from '../online-page.ts';
import { AbandonDialog } from '../consent/abandon-dialog.tsx';
import { RollbackDialog } from '../consent/rollback-dialog.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

/** One of the pages about the people around the table. */
export function OnlineDialog({ page }: { page: OnlinePage }) {
  switch (page) {
    case 'chat':
      return <ChatDialog />;
    case 'table':
      return <TableDialog />;
    case 'rollback':
      return <RollbackDialog />;
    case 'abandon':
      return <AbandonDialog />;
    case 'handOver':
      return <HandOverDialog />;
  }
}
