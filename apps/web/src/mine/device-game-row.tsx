import type { StoredGame } from '@altiplano/client';
import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { saveFile } from '../app/files.ts';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { lastGame, noteLastGame } from '../local/last-game.ts';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FinishedWays } from './finished-ways.tsx';
import { GameRow } from './game-row.tsx';

interface DeviceGameRowProps {
  game: StoredGame;
  onGone: () => void;
}

/** A game on this device with what can be done with it. */
export function DeviceGameRow({ game, onGone }: DeviceGameRowProps) {
  const { mine, shell } = useWords();
  const words = useTroubleWords();
  const tell = useTell();
  const [asks, setAsks] = useState(false);
  const { table, status, seats, awaited } = game;
  const isOwnTurn = awaited.some((seat) => seats[seat]?.bot === null);
  const save = async (): Promise<void> => {
    const record = await device().games.record(table);
    if (isTrouble(record)) return tell(words(record), 'bad');
    const { recordText } = await import('@altiplano/protocol');
    saveFile(`altiplano-${record.digest.slice(0, 8)}.json`, recordText(record));
  };
  const remove = async (): Promise<void> => {
    const trouble = await device().games.remove(table);
    if (lastGame() === table) noteLastGame(null);
    setAsks(false);
    if (trouble === null) onGone();
    else tell(words(trouble), 'bad');
  };
  return (
    <GameRow game={{ ...game, isOwnTurn }}>
      {status === 'finished' && <IconButton icon="download" label={mine.save} onClick={() => void save()} />}
      <IconButton icon="remove" label={mine.remove} onClick={() => setAsks(true)} />
      {status === 'finished' ? (
        <FinishedWays where="local" game={table} />
      ) : (
        <LinkButton
          to={{ screen: 'localGame', game: table }}
          variant={status === 'running' ? 'primary' : 'secondary'}
        >
          {status === 'running' ? mine.goOn : mine.look}
        </LinkButton>
      )}
      <Dialog
        open={asks}
        title={mine.removeAsk}
        closeLabel={shell.close}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{shell.cancel}</Button>
            <Button variant="primary" tone="bad" onClick={() => void remove()}>
              {mine.remove}
            </Button>
          </>
        }
      >
        <p>{mine.removeSays}</p>
      </Dialog>
    </GameRow>
  );
}
