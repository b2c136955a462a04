import type { Person, TableInfo } from '@altiplano/protocol';
import { useState } from 'react';
import { useWords } from '../../app/language/language.tsx';
import { navigate } from '../../app/navigation/navigation.ts';
import { newKey } from '../../app/platform.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LobbyCommand } from './lobby.tsx';
import styles from './lobby.module.css';

interface LobbyDecisionProps {
  info: TableInfo;
  person: Person;
  isHost: boolean;
  onCommand: (command: LobbyCommand) => void;
}

/** Ways to the beginning: the host begins, the others say that they are ready. */
export function LobbyDecision({ info, person, isHost, onCommand }: LobbyDecisionProps) {
  const { online } = useWords();
  const own = info.seats.find((seat) => seat.person?.id === person.id);
  const hasOpen = info.seats.some((seat) => seat.person === null && seat.bot === null);
  const areReady = info.seats.every(
    (seat) => seat.person === null || seat.person.id === info.host || seat.ready,
  );
  const wait = hasOpen ? online.waitSeats : areReady ? undefined : online.waitReady;
  const fill = (): void => {
    info.seats.forEach((seat, index) => {
      if (seat.person === null && seat.bot === null)
        onCommand({ type: 'seatBot', seat: index, level: info.settings.substitute });
    });
  };
  return (
    <div className={styles.decision}>
      {isHost && (
        <Button
          variant="primary"
          icon="play"
          wide
          reason={wait}
          onClick={() => onCommand({ type: 'start', entropy: newKey() })}
        >
          {online.begin}
        </Button>
      )}
      {!isHost && own !== undefined && (
        <Button
          variant={own.ready ? 'secondary' : 'primary'}
          icon={own.ready ? 'undo' : 'check'}
          wide
          onClick={() => onCommand(own.ready ? { type: 'unready' } : { type: 'ready', entropy: newKey() })}
        >
          {own.ready ? online.notYet : online.iAmReady}
        </Button>
      )}
      <p className={styles.says}>{isHost ? wait : online.waitHost}</p>
      <div className={styles.sideBySide}>
        {isHost && hasOpen && (
          <Button icon="bot" onClick={fill}>
            {online.fillBots}
          </Button>
        )}
        <WaysOut isHost={isHost} isSeated={own !== undefined} onCommand={onCommand} />
      </div>
    </div>
  );
}

interface WaysOutProps {
  isHost: boolean;
  isSeated: boolean;
  onCommand: (command: LobbyCommand) => void;
}

function WaysOut({ isHost, isSeated, onCommand }: WaysOutProps) {
  const { online, shell } = useWords();
  const [asks, setAsks] = useState(false);
  const leave = (): void => {
    if (isSeated) onCommand({ type: 'leave' });
    navigate({ screen: 'tables' });
  };
  if (!isHost) {
    return (
      <Button variant="quiet" onClick={leave}>
        {online.leave}
      </Button>
    );
  }
  return (
    <>
      <Button variant="quiet" tone="bad" onClick={() => setAsks(true)}>
        {online.closeTable}
      </Button>
      <Dialog
        open={asks}
        title={online.closeAsk}
        closeLabel={shell.close}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{shell.cancel}</Button>
            <Button variant="primary" tone="bad" onClick={() => onCommand({ type: 'abandon' })}>
              {online.closeTable}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  );
}
