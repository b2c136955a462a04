import type { ReadableMove } from '@altiplano/rules';
import { questionFor } from '@altiplano/text';
import { useMedia } from '../layout/use-media.ts';
import { useTable } from '../state/at-table.ts';
import styles from './decision-panel.module.css';
import { DraftCard } from './draft-card.tsx';
import { DraftChip } from './draft-chip.tsx';

/** Choices of cards that deserve more than a line in a list. */
const DRAFTS: readonly string[] = ['chooseRole', 'keepMission', 'passMission'];

/** A draft on a small screen: the cards to choose from, large, above the board. */
export function DecisionPanel() {
  const isWide = useMedia('(min-width: 80rem)');
  return isWide ? null : <Drafts card={DraftCard} className={styles.cards} />;
}

/** A draft on a wide screen: the cards at its foot, where everything is chosen, so that the board stays in sight. */
export function DraftStrip() {
  return <Drafts card={DraftChip} className={styles.strip} />;
}

interface DraftsProps {
  card: (props: { move: ReadableMove }) => React.ReactNode;
  className: string | undefined;
}

/** The question itself is in the status line. */
function Drafts({ card: Card, className }: DraftsProps) {
  const { legal, seen, seat, names, hasActed } = useTable();
  const drafts = legal.filter(({ type }) => DRAFTS.includes(type));
  if (seat === null || drafts.length === 0) return null;
  const question = questionFor(seen, seat, hasActed, names);
  return (
    <section className={styles.panel} aria-label={question} data-part="draft">
      <div className={className}>
        {drafts.map((move, index) => (
          <Card key={index} move={move} />
        ))}
      </div>
    </section>
  );
}
