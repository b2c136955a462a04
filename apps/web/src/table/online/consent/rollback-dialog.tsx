import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { RollbackPointChoice } from './rollback-point-choice.tsx';
import { rollbackPointsOf } from './rollback-points.ts';
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
  const points = rollbackPointsOf(log.lines);
  const shown = points.slice(0, most);
  const isAlone = voters(info).every((voter) => voter === seat);
  const older = async (): Promise<void> => {
    if (points.length < most + FIRST_SHOWN) await store.loadLog();
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
          {shown.map((point, index) => (
            <RollbackPointChoice
              key={point.to}
              point={point}
              isLastStep={index === 0 && points[1] !== undefined && points[1].line.seat === point.line.seat}
              isChosen={point.to === chosen}
              onChoose={() => setChosen(point.to)}
            />
          ))}
        </div>
        {points.length === 0 && log.isComplete && <p>{online.goBackNone}</p>}
        {(points.length > most || !log.isComplete) && (
          <Button variant="quiet" onClick={() => void older()}>
            {online.olderMoments}
          </Button>
        )}
      </div>
    </AskDialog>
  );
}
