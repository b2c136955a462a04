import type { Motion } from '@altiplano/protocol';
import { motionMessage } from '@altiplano/text';
import { Icon } from '../../../art/icons/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlayerName } from '../../message/player-name.tsx';
import { RichText } from '../../message/rich-text.tsx';
import { useTable } from '../../state/at-table.ts';
import { useSnapshot } from '../../state/use-cells.ts';
import { NoticeCard } from '../notices/notice-card.tsx';
import styles from './proposal-notice.module.css';
import { useLineMessage } from './use-line-message.ts';
import { voters } from './voters.ts';

/** Proposal that all have to agree on, with everyone's answer. */
export function ProposalNotice() {
  const { info, seat, names, store, words } = useTable();
  const { proposal } = info;
  const { online } = words;
  if (proposal === null) return null;
  const { motion, accepted } = proposal;
  const isAsked = seat !== null && voters(info).includes(seat);
  const isOwn = proposal.seat === seat;
  return (
    <NoticeCard
      tone="warn"
      actions={
        isAsked && (
          <>
            {!accepted.includes(seat) && (
              <Button variant="primary" onClick={() => void store.order({ type: 'accept' })}>
                {online.agree}
              </Button>
            )}
            <Button onClick={() => void store.order({ type: 'decline' })}>
              {isOwn ? online.withdraw : online.disagree}
            </Button>
          </>
        )
      }
    >
      <p>
        <RichText message={motionMessage(proposal.seat, motion, names)} />
      </p>
      {motion.type === 'rollback' && <Target motion={motion} />}
      <ProposalAnswers accepted={accepted} />
    </NoticeCard>
  );
}

function Target({ motion }: { motion: Extract<Motion, { type: 'rollback' }> }) {
  const { words } = useTable();
  const { lines } = useSnapshot((snapshot) => snapshot.log);
  const line = lines.find(
    ({ number, deed, void: isVoid }) => number > motion.to && deed.kind === 'played' && !isVoid,
  );
  const message = useLineMessage(line);
  if (message === null) return null;
  return (
    <p className={styles.target}>
      {words.online.backTo} <RichText message={message} />
    </p>
  );
}

function ProposalAnswers({ accepted }: { accepted: readonly number[] }) {
  const { info, seatNames, words } = useTable();
  const { online } = words;
  return (
    <ul className={styles.answers} aria-label={online.answers}>
      {voters(info).map((seat) => {
        const agrees = accepted.includes(seat);
        return (
          <li key={seat} className={styles.answer}>
            <PlayerName seat={seat} name={seatNames[seat] ?? ''} />
            <Icon name={agrees ? 'check' : 'waiting'} size={16} />
            {agrees ? online.agreed : online.unanswered}
          </li>
        );
      })}
    </ul>
  );
}
