import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';
import { NoticeCard } from './notice-card.tsx';

/** After the game: that it was called off, and where it goes on. */
export function EndedNotice() {
  const { info, seat, store, words, online: around } = useTable();
  const { status, rematch } = info;
  const { online } = words;
  if (around === null) return null;
  if (rematch !== null) {
    return (
      <NoticeCard
        actions={
          <Button variant="primary" onClick={() => around.onTable(rematch)}>
            {online.toNextTable}
          </Button>
        }
      >
        <p>{online.nextTable}</p>
      </NoticeCard>
    );
  }
  if (status !== 'abandoned') return null;
  const again = async (): Promise<void> => {
    const found = await store.rematch();
    if ('table' in found) around.onTable(found.table);
  };
  return (
    <NoticeCard
      tone="warn"
      actions={seat !== null && <Button onClick={() => void again()}>{online.again}</Button>}
    >
      <p>{online.calledOff}</p>
    </NoticeCard>
  );
}
