import { Dialog } from '../../../ui/dialog.tsx';
import { useTable } from '../../state/at-table.ts';
import { TablePage } from './table-page.tsx';

/** The table and its people, where there is no room for them beside the board. */
export function TableDialog() {
  const { show, words } = useTable();
  return (
    <Dialog open title={words.online.table} closeLabel={words.close} onClose={() => show(null)}>
      <TablePage />
    </Dialog>
  );
}
