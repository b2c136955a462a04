import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from '../state/at-table.ts';
import { TextForecast } from '../text-view/text-forecast.tsx';
import { TextView } from '../text-view/text-view.tsx';

/** The table as text, with headings and tables. */
export function TextDialog() {
  const { show, words, legal } = useTable();
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      open
      title={words.textView}
      closeLabel={words.close}
      onClose={() => show(null)}
      size="large"
      actions={legal.length === 0 ? undefined : <TextForecast status={status} />}
    >
      <TextView status={status} />
    </Dialog>
  );
}
