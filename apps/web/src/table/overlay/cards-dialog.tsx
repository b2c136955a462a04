import type { CardTable } from '@altiplano/text';
import { Dialog } from '../../ui/dialog.tsx';
import { CardChip } from '../cards/card-chip.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

interface CardsDialogProps {
  table: CardTable;
  ids: readonly string[];
}

/** Cards that lie in a stack, side by side. */
export function CardsDialog({ table, ids }: CardsDialogProps) {
  const { show, words, texts } = useTable();
  return (
    <Dialog
      open
      title={`${texts.components.kinds[table]} (${ids.length})`}
      closeLabel={words.close}
      onClose={() => show(null)}
    >
      <div className={styles.row}>
        {ids.map((id) => (
          <CardChip key={id} table={table} id={id} />
        ))}
      </div>
    </Dialog>
  );
}
