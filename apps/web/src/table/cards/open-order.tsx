import type { OpenOrderView } from '@altiplano/rules/engine';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { GoodGhost } from '../../art/goods/good-ghost.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './open-order.module.css';

interface OpenOrderProps {
  order: OpenOrderView;
  /** The second of two, which only an asset allows. */
  isSecond?: boolean;
  isOwn: boolean;
  /** The name of the player whose it is. */
  owner: string;
}

/** The order that a player works on: what is delivered, what is missing. */
export const OpenOrder = memo(function OpenOrder({ order, isSecond = false, isOwn, owner }: OpenOrderProps) {
  const { components, words, texts, show } = useFrame();
  const { isLegal, press, pointing } = useTarget(isSecond ? 'order:second' : 'order');
  const row = components.orders.find(({ id }) => id === order.id);
  if (row === undefined) return null;
  const isOpen = isOwn && isLegal;
  return (
    <button
      type="button"
      className={clsx(styles.order, isOpen && styles.legal)}
      onClick={isOpen ? press : () => show({ kind: 'card', table: 'orders', id: order.id, target: null })}
      data-about={`card:orders:${order.id}`}
      {...pointing}
    >
      <CardEmblem kind="order" size={22} />
      <span className="visually-hidden">{isOwn ? words.openOrder : words.openOrderOf(owner)}</span>
      {row.goods.map((good, index) => {
        const isThere = order.delivered[index] === true;
        return (
          <span key={index} className={styles.space}>
            {isThere ? <ThingIcon thing={good} size={28} /> : <GoodGhost good={good} size={28} />}
            <span className="visually-hidden">
              {`${texts.words.things[good]}${isThere ? ` ${words.fulfilled}` : ''}`}
            </span>
          </span>
        );
      })}
      <Point value={row.points} size={28} title={texts.words.points(row.points)} />
    </button>
  );
});
