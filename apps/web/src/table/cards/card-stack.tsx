import { type CardTable, plain } from '@altiplano/text';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useFrame } from '../state/frame.ts';
import { CardChip } from './card-chip.tsx';
import styles from './card-chip.module.css';
import { cardKind } from './card-kind.ts';
import { cardPoints } from './card-points.ts';

interface CardStackProps {
  table: Extract<CardTable, 'orders' | 'houses' | 'boats'>;
  ids: readonly string[];
}

/** Cards of one kind that only bring points any more, as one: how many, what they show, their points. Pressed, they are spread out. */
export const CardStack = memo(function CardStack({ table, ids }: CardStackProps) {
  const { names, components, show } = useFrame();
  const [first] = ids;
  if (first === undefined) return null;
  if (ids.length === 1) return <CardChip table={table} id={first} />;
  const points = ids.reduce((sum, id) => sum + (cardPoints(table, id, components) ?? 0), 0);
  const cards = ids.map((id) => names.card(table, id));
  return (
    <button
      type="button"
      className={styles.chip}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
      onClick={() => show({ kind: 'cards', table, ids })}
    >
      <span className={styles.emblem}>
        <CardEmblem kind={cardKind(table)} size={20} />
      </span>
      <span className="visually-hidden">
        {`${names.texts.components.kinds[table]}: ${cards.map((card) => plain([card])).join('; ')}`}
      </span>
      <span className={styles.inside} aria-hidden>
        {/* What an order asked for does not count any more; what a house or boat shows may. */}
        {table === 'orders'
          ? `×${ids.length}`
          : cards.map((card, index) => <RichText key={index} message={[card]} as="signs" />)}
      </span>
      <Point value={points} size={24} title={plain([names.texts.mark.points(points)])} />
    </button>
  );
});
