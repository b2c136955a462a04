import { navigate } from '../app/navigation/navigation.ts';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { openOnlineTable } from '../online/server.ts';
import { useSession } from '../online/session.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { Button } from '../ui/button.tsx';
import type { Finished } from './load-finished.ts';
import { useReviewWords } from './words/review-words.ts';

/** Plays again with the same people, bots and options; nothing for who did not play. */
export function AgainButton({ finished: { where, game, info } }: { finished: Finished }) {
  const { review: words } = useReviewWords();
  const troubleWords = useTroubleWords();
  const tell = useTell();
  const session = useSession();
  const person = session.is === 'somebody' ? session.person.id : '';
  const isPlayer =
    where === 'local'
      ? info.seats.some((seat) => seat.person !== null)
      : info.seats.some((seat) => seat.person?.id === person);
  if (!isPlayer || info.origin === 'record') return null;
  const again = async (): Promise<void> => {
    const store = where === 'local' ? device().open(game) : openOnlineTable(game, person);
    const begun = await store.rematch();
    store.close();
    if (!('table' in begun)) return tell(troubleWords(begun), 'bad');
    navigate(
      where === 'local'
        ? { screen: 'localGame', game: begun.table }
        : { screen: 'table', table: begun.table },
    );
  };
  return (
    <Button variant="primary" icon="play" onClick={() => void again()}>
      {words.again}
    </Button>
  );
}
