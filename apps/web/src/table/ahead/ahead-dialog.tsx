import type { AheadPage } from './ahead-page.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { QueueDialog } from './queue-dialog.tsx';

/** What thinking ahead puts in front of the table. */
export function AheadDialog({ page }: { page: AheadPage }) {
  switch (page) {
    case 'queue':
      return <QueueDialog />;
    case 'consent':
      return <ConsentDialog />;
  }
}
