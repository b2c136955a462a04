import { useSyncExternalStore } from 'react';
import { ToastRegion } from '../../ui/toast.tsx';
import { useAhead } from '../ahead/use-ahead.ts';
import { useIsPast } from '../log/log-context.ts';
import { useTable } from '../state/at-table.ts';
import { lastRoundNews } from './last-round.ts';

/** Says once that the last round comes, and what brought it about; whoever closes it is not told again. */
export function LastRoundNotice() {
  const { seen, words, texts, heard } = useTable();
  const closed = useSyncExternalStore(heard.subscribe, heard.getSnapshot);
  const isPast = useIsPast();
  const isTried = (useAhead()?.now.study ?? null) !== null;
  const news = isPast || isTried ? null : lastRoundNews(seen);
  // A move that is taken back may have been the cause; another one is news.
  const id = news === null ? null : `${news.cause} ${news.round}`;
  const messages = [];
  if (news !== null && id !== null && id !== closed) {
    const cause = texts.words.endCauses[news.cause] ?? '';
    const text = news.isNow ? words.endIsNow(cause) : words.endIsNear(cause, news.round);
    messages.push({ id, text, stays: true });
  }
  return (
    <ToastRegion
      label={words.end}
      dismissLabel={words.close}
      messages={messages}
      onDismiss={heard.set}
      inPlace
    />
  );
}
