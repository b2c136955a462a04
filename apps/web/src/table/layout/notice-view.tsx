import { plain } from '@altiplano/text';
import { ToastRegion } from '../../ui/toast.tsx';
import { useTable } from '../state/at-table.ts';

/** What is said in passing: why something cannot be done, with the way to the rule. */
export function NoticeView() {
  const { notice, dismiss, words, onHelp } = useTable();
  const messages =
    notice === null
      ? []
      : [
          {
            id: String(notice.id),
            text: plain(notice.message),
            tone: 'warn' as const,
            ...(notice.rule === null
              ? {}
              : { action: { label: words.readRule(notice.rule), run: () => onHelp(notice.rule) } }),
          },
        ];
  return (
    <ToastRegion label={words.whyNot} dismissLabel={words.close} messages={messages} onDismiss={dismiss} />
  );
}
