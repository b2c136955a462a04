import { plain, sentence, troubleMessage } from '@altiplano/text';
import { useEffect } from 'react';
import { ToastRegion } from '../../ui/toast.tsx';
import { goToDecision } from '../keyboard/walking.ts';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { useNotice, useSnapshot } from '../state/use-cells.ts';

/** What is said in passing: why something cannot be done, with the way to the rule. */
export function NoticeView() {
  const { dismiss, words, onHelp, names, notice: cell, part, seen, seat, own } = useTable();
  const said = useNotice();
  const decision = seat === null ? null : seen.players[seat]?.decision;
  const isPast = useIsPast();
  // Why something could not be done is no longer true of another moment.
  useEffect(() => () => cell.set(null), [cell, seen.round, seen.phase, decision, isPast]);
  const refusal = useSnapshot((snapshot) => snapshot.refusal);
  const refused =
    refusal === null
      ? null
      : {
          id: 0,
          message: troubleMessage(refusal.trouble, names),
          rule: refusal.trouble.rule ?? null,
          isForLater: refusal.trouble.code === 'notNow',
        };
  const notice = said ?? refused;
  const goThere = (): void => {
    dismiss();
    goToDecision({ part, own });
  };
  const messages =
    notice === null
      ? []
      : [
          {
            id: String(notice.id),
            text: plain(sentence(notice.message)),
            tone: 'warn' as const,
            actions: [
              ...(notice.isForLater === true ? [{ label: words.toDecision, run: goThere }] : []),
              ...(notice.rule === null
                ? []
                : [{ label: words.readRule(notice.rule), run: () => onHelp(notice.rule) }]),
            ],
          },
        ];
  return (
    <ToastRegion
      label={words.whyNot}
      dismissLabel={words.close}
      messages={messages}
      onDismiss={dismiss}
      inPlace
    />
  );
}
