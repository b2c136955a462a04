import { type CardTable, describeCard, plain } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import type { Target } from '../play/paths.ts';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';

interface CardDialogProps {
  table: CardTable;
  id: string;
  /** Where it can be pressed; null where it only lies. */
  target: Target | null;
}

/** All about a card: what it does, what it costs, why it cannot be had now, where the rules say so. */
export function CardDialog({ table, id, target }: CardDialogProps) {
  const { show, words, names, onHelp, whyNot, choices, press } = useTable();
  const about = describeCard(table, id, names);
  if (about === null) return null;
  const canPress = target !== null && choices.isOpen(target, null);
  const why = target === null || canPress ? null : whyNot(target);
  return (
    <Dialog
      open
      title={plain(about.title)}
      closeLabel={words.close}
      onClose={() => show(null)}
      actions={
        canPress ? (
          <Button variant="primary" onClick={() => press(target)}>
            {words.take}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.stack}>
        <p>
          <RichText message={about.does} />
        </p>
        {about.facts.length > 0 && (
          <ul className={styles.facts}>
            {about.facts.map((fact, index) => (
              <li key={index}>
                <RichText message={fact} />
              </li>
            ))}
          </ul>
        )}
        {about.more.map((more, index) => (
          <p key={index}>
            <RichText message={more} />
          </p>
        ))}
        {why !== null && (
          <p className={styles.why}>
            <strong>{words.whyNot}: </strong>
            <RichText message={why.message} />
          </p>
        )}
        <div className={styles.row}>
          {about.rules.slice(0, 3).map((rule) => (
            <Button key={rule} variant="quiet" icon="help" onClick={() => onHelp(rule)}>
              {words.readRule(rule)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
