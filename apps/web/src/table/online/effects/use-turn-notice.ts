import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '../../../online/notices.ts';
import { useTable } from '../../state/at-table.ts';
import { useOwnTurn } from '../../ahead/use-ahead.ts';

const TITLE = 'Altiplano';

/** Says in the title of the page that it is the reader's turn, and by a notice if the page is not looked at. */
export function useTurnNotice(): void {
  const { online, info, preferences, words } = useTable();
  const mayAct = useOwnTurn();
  const { notices } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const { yourTurn } = words.online;
  const table = online?.table ?? null;
  const about = info.settings.title || info.seats.flatMap(({ person }) => person?.name ?? []).join(', ');
  useEffect(() => {
    document.title = mayAct ? `● ${yourTurn} · ${TITLE}` : TITLE;
    return () => {
      document.title = TITLE;
    };
  }, [mayAct, yourTurn]);
  useEffect(() => {
    if (mayAct && notices && table !== null && document.hidden) notify(`${TITLE}: ${yourTurn}`, about, table);
    // Only the turn itself is news, not a new title or another language.
  }, [mayAct, table]);
}
