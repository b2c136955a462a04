import { type CardTable, type Naming, plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { DoneSign } from '../../ui/done-sign.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useFrame } from '../state/frame.ts';
import { useSpot } from '../state/use-spot.ts';
import styles from './card-chip.module.css';
import { cardKind } from './card-kind.ts';
import { cardPoints } from './card-points.ts';

interface CardChipProps {
  table: CardTable;
  id: string;
  /** Whether it lies where it can be chosen. */
  open?: boolean;
  /** Said beside it; `isDone` as a sign, else only to those who listen. */
  note?: { readonly text: string; readonly isDone: boolean };
}

/** A card in its smallest form: its kind, what it shows, its points. Pressing it chooses or explains it. */
export const CardChip = memo(function CardChip({ table, id, open = false, note }: CardChipProps) {
  const { names, components, show } = useFrame();
  const spot = `card:${table}:${id}`;
  const { isLegal, press, pointing } = useSpot(spot);
  const points = cardPoints(table, id, components);
  const isOpen = open && isLegal;
  const isText = table === 'missions' || table === 'events' || table === 'assets';
  const inside = table === 'missions' ? missionText(id, names) : [names.card(table, id)];
  return (
    <button
      type="button"
      className={clsx(styles.chip, isOpen && styles.legal, isText && styles.wordy)}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
      onClick={isOpen ? press : () => show({ kind: 'card', table, id, spot: open ? spot : null })}
      data-about={`card:${table}:${id}`}
      {...pointing}
    >
      <span className={styles.emblem}>
        <CardEmblem kind={cardKind(table)} size={20} />
      </span>
      <span className="visually-hidden">{`${names.texts.components.kinds[table]}: ${plain(inside)}`}</span>
      <span className={styles.inside} aria-hidden>
        <RichText message={inside} as={isText ? 'words' : 'signs'} />
      </span>
      {points !== null && <Point value={points} size={24} title={plain([names.texts.mark.points(points)])} />}
      {note !== undefined && <span className="visually-hidden">{note.text}</span>}
      {note?.isDone === true && <DoneSign />}
    </button>
  );
});

function missionText(id: string, { components, texts }: Naming) {
  const row = components.missions.find((mission) => mission.id === id);
  return row === undefined ? [id] : texts.cards.mission(row.condition);
}
