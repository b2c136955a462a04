import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';
import { NoticeCard } from './notice-card.tsx';

/** A bot plays for the reader, who can take the seat back. */
export function ReturnNotice() {
  const { info, seat, store, texts, words } = useTable();
  const bot = seat === null || info.status !== 'running' ? null : (info.seats[seat]?.bot ?? null);
  if (bot === null) return null;
  return (
    <NoticeCard
      actions={
        <Button variant="primary" onClick={() => void store.order({ type: 'return' })}>
          {words.online.takeBack}
        </Button>
      }
    >
      <p>{words.online.replaced(texts.settings.table.substitute.values[bot].name)}</p>
    </NoticeCard>
  );
}
