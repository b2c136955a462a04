import type { ReadableMove } from '@altiplano/rules';
import { describeCard, type CardTable, plain, questionFor, sentence } from '@altiplano/text';
import { RolePortrait } from '../../art/roles/role-portrait.tsx';
import { CardFrame } from '../../ui/card-frame.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { cardPoints } from '../cards/card-points.ts';
import { insideOf } from '../message/inside-of.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './decision-panel.module.css';

/** Choices of cards that deserve the middle of the table. */
const DRAFTS: readonly string[] = ['chooseRole', 'keepMission', 'passMission'];

/** A draft: the cards to choose from, large, above the board. */
export function DecisionPanel() {
  const { legal, seen, seat, names, hasActed } = useTable();
  const drafts = legal.filter(({ type }) => DRAFTS.includes(type));
  if (seat === null || drafts.length === 0) return null;
  const question = questionFor(seen, seat, hasActed, names);
  return (
    <section className={styles.panel} aria-label={question} data-part="draft">
      <h2>{question}</h2>
      <div className={styles.cards}>
        {drafts.map((move, index) => (
          <Draft key={index} move={move} />
        ))}
      </div>
    </section>
  );
}

function Draft({ move }: { move: ReadableMove }) {
  const { names, components, texts, play } = useTable();
  const table: CardTable = move.type === 'chooseRole' ? 'roles' : 'missions';
  const id = String(move['role'] ?? move['mission']);
  const about = describeCard(table, id, names);
  const points = cardPoints(table, id, components);
  const title =
    table === 'roles'
      ? plain(sentence(insideOf(table, id, names)).slice(0, 1))
      : texts.components.kinds.missions;
  return (
    <CardFrame
      kind={cardKind(table)}
      title={title}
      state="legal"
      points={points === null ? undefined : { value: points, label: texts.words.points(points) }}
      onPress={() => play([move])}
    >
      {table === 'roles' && <RolePortrait role={id} size={72} />}
      <p>
        <RichText message={about?.does ?? []} />
      </p>
      {table === 'roles' &&
        about?.facts.map((fact, index) => (
          <p key={index}>
            <RichText message={fact} />
          </p>
        ))}
    </CardFrame>
  );
}
