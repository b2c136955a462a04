import { motionMessage } from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './proposal-bar.module.css';

/** What somebody asks all to agree on, while it waits for answers. */
export function ProposalBar() {
  const { info, seat, names, store, words } = useTable();
  const { proposal } = info;
  if (proposal === null) return null;
  const canAccept = seat !== null && !proposal.accepted.includes(seat) && proposal.seat !== seat;
  return (
    <section className={styles.bar} aria-live="polite">
      <p>
        <RichText message={motionMessage(proposal.seat, proposal.motion, names)} />
      </p>
      {canAccept && (
        <Button variant="primary" onClick={() => void store.order({ type: 'accept' })}>
          {words.agree}
        </Button>
      )}
      {seat !== null && (
        <Button onClick={() => void store.order({ type: 'decline' })}>
          {proposal.seat === seat ? words.withdraw : words.disagree}
        </Button>
      )}
    </section>
  );
}
