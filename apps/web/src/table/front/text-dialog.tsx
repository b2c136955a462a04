import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/at-table.ts';
import { TextView } from '../text-view/text-view.tsx';

/** The table as text, with headings and tables. */
export function TextDialog() {
  const { show, words } = useTable();
  return (
    <Dialog open title={words.textView} closeLabel={words.close} onClose={() => show(null)} size="large">
      <TextView />
    </Dialog>
  );
}
