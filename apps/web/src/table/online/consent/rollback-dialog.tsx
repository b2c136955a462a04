import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { MomentChoice } from './moment-choice.tsx';
import { momentsOf } from './moments.ts';
import styles from './rollback-dialog.module.css';
import { voters } from './voters.ts';

const FIRST_SHOWN = 12;

/** Chooses a moment to go back to, further than undo goes, and asks all to agree. */
export function RollbackDialog() {
  const { info, seat, store, words } = useTable();
  const { online } = words;
  const log = useSnapshot((snapshot) => snapshot.log);
  const [most, setMost] = useState(FIRST_SHOWN);
  const [chosen, setChosen] = useState<number | null>(null);
  const moments = momentsOf(log.lines);
  const shown = moments.slice(0, most);
  const isAlone = voters(info).every((voter) => voter === seat);
  const older = async (): Promise<void> => {
    if (moments.length < most + FIRST_SHOWN) await store.loadLog();
    setMost(most + FIRST_SHOWN);
  };
  return (
    <AskDialog
      size="medium"
      title={online.goBackTitle}
      act={isAlone ? online.doIt : online.propose}
      reason={chosen === null ? online.goBackSays : undefined}
      onAct={() => chosen !== null && void store.propose({ type: 'rollback', to: chosen })}
    >
      <div className={styles.stack}>
        <p>{online.goBackSays}</p>
        <p>{isAlone ? online.goBackAlone : online.goBackAsks}</p>
        <div role="radiogroup" aria-label={online.goBackTitle} className={styles.moments}>
          {shown.map((moment, index) => (
            <MomentChoice
              key={moment.to}
              moment={moment}
              isLastStep={
                index === 0 && moments[1] !== undefined && moments[1].line.seat === moment.line.seat
              }
              isChosen={moment.to === chosen}
              onChoose={() => setChosen(moment.to)}
            />
          ))}
        </div>
        {moments.length === 0 && log.isComplete && <p>{online.goBackNone}</p>}
        {(moments.length > most || !log.isComplete) && (
          <Button variant="quiet" onClick={() => void older()}>
            {online.olderMoments}
          </Button>
        )}
      </div>
    </AskDialog>
  );
}
