import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './queue-dialog.module.css';
import { stepsMessage } from './step-message.ts';
import { useAhead } from './use-ahead.ts';

/** Before something is lined up that cannot be taken back: the person has to agree to each such step. */
export function ConsentDialog() {
  const { words, seen, seat, names, show } = useTable();
  const thinking = useAhead();
  const study = thinking?.now.study ?? null;
  if (thinking === null || study === null || seat === null) return null;
  const showing = study.steps.filter(({ shows }) => shows !== 'nothing');
  return (
    <Dialog
      open
      title={words.ahead.consentTitle}
      closeLabel={words.close}
      onClose={() => show(null)}
      actions={
        <>
          <Button onClick={() => show(null)}>{words.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              show(null);
              thinking.ahead.lineUp();
            }}
          >
            {words.ahead.consent}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <p>{words.ahead.consentSays}</p>
        <ul className={styles.steady}>
          {showing.map((step, index) => (
            // The steps of a line stay where they are.
            <li key={index}>
              <RichText message={stepsMessage([step], { seen, seat, names })} />
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{words.ahead.keepsOpen}</p>
      </div>
    </Dialog>
  );
}
