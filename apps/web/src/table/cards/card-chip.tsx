import { type CardTable, type Naming, plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { DoneSign } from '../../ui/done-sign.tsx';
import { CardGains } from '../board/card-gains.tsx';
import { RichText } from '../message/rich-text.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './card-chip.module.css';
import { cardKind } from './card-kind.ts';
import { cardPoints } from './card-points.ts';

interface CardChipProps {
  table: CardTable;
  id: string;
  /** Whether it lies where it can be chosen. */
  open?: boolean;
  /** Whether it stands among others of its kind, which say of which it is. */
  isBare?: boolean;
  /** Said beside it; `isDone` as a sign, else only to those who listen. */
  note?: { readonly text: string; readonly isDone: boolean };
}

/** A card in its smallest form: its kind, what it shows, its points. Pressing it chooses or explains it. */
export const CardChip = memo(function CardChip(props: CardChipProps) {
  const { table, id, open = false, isBare = false, note } = props;
  const { names, components, show } = useFrame();
  const target = `card:${table}:${id}` as const;
  const { isLegal, press, pointing } = useTarget(target);
  const points = cardPoints(table, id, components);
  const isOpen = open && isLegal;
  const isText = table === 'missions' || table === 'events' || table === 'assets';
  const inside = table === 'missions' ? missionText(id, names) : [names.card(table, id)];
  return (
    <button
      type="button"
      className={clsx(styles.chip, isOpen && styles.legal, isText && styles.wordy, isBare && styles.bare)}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
      onClick={isOpen ? press : () => show({ kind: 'card', table, id, target: open ? target : null })}
      data-about={`card:${table}:${id}`}
      {...pointing}
    >
      {!isBare && (
        <span className={styles.emblem}>
          <CardEmblem kind={cardKind(table)} size={20} />
        </span>
      )}
      <span className="visually-hidden">{`${names.texts.components.kinds[table]}: ${plain(inside)}`}</span>
      <span className={styles.inside} aria-hidden>
        {isBare ? (
          <BareFace table={table} id={id} />
        ) : (
          <RichText message={inside} as={isText ? 'words' : 'signs'} />
        )}
      </span>
      {points !== null &&
        (isBare && table !== 'orders' ? (
          <span className="visually-hidden">{plain([names.texts.mark.points(points)])}</span>
        ) : (
          <Point value={points} size={26} title={plain([names.texts.mark.points(points)])} />
        ))}
      {note !== undefined && <span className="visually-hidden">{note.text}</span>}
      {note?.isDone === true && <DoneSign />}
    </button>
  );
});

/** So that all that an asset takes and brings stands in one line. */
const SMALL = 20;

/** What a card shows among others of its kind: in pictures wherever it can be. */
function BareFace({ table, id }: { table: CardTable; id: string }) {
  const { names, components } = useFrame();
  const order = table === 'orders' ? components.orders.find((row) => row.id === id) : undefined;
  if (order !== undefined) {
    return order.goods.map((good, index) => <ThingIcon key={index} thing={good} size={24} />);
  }
  const asset = table === 'assets' ? components.assets.find((row) => row.id === id) : undefined;
  if (asset?.effect.verb === 'exchangeForTraveler') {
    return (
      <span className={styles.exchange} data-pictures>
        {asset.effect.pays.map((thing, index) => (
          <ThingIcon key={index} thing={thing} size={SMALL} />
        ))}
        <CardGains table="assets" id={id} size={SMALL} />
      </span>
    );
  }
  return <RichText message={[names.card(table, id)]} as={table === 'assets' ? 'smallSigns' : 'signs'} />;
}

function missionText(id: string, { components, texts }: Naming) {
  const row = components.missions.find((mission) => mission.id === id);
  return row === undefined ? [id] : texts.cards.mission(row.condition);
}
