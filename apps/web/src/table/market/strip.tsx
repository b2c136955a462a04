import { plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './strip.module.css';

/** The extensions for sale, the cheapest space at the bottom, with the price that the reader would pay. */
export function Strip() {
  const { seen, words } = useTable();
  return (
    <ol className={styles.strip} aria-label={words.strip}>
      {seen.strip.map((id, space) => (
        <li key={space}>
          {id === null ? (
            <span className={styles.gap}>{words.gap}</span>
          ) : (
            <Offer id={id} space={space} own={seen.own?.stripPrices[space]} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface OfferProps {
  id: string;
  space: number;
  /** What the reader would pay; others see what is printed. */
  own: number | null | undefined;
}

const Offer = memo(function Offer({ id, space, own }: OfferProps) {
  const { names, words, components, show } = useFrame();
  const target = `card:extensions:${id}` as const;
  const { isLegal, press, pointing } = useTarget(target);
  const tile = components.extensions.find((row) => row.id === id);
  const printed = (tile?.price ?? 0) + (components.board.strip[space] ?? 0);
  const price = own ?? printed;
  const inside = [names.card('extensions', id)];
  return (
    <button
      type="button"
      className={clsx(styles.offer, isLegal && styles.legal)}
      onClick={isLegal ? press : () => show({ kind: 'card', table: 'extensions', id, target })}
      data-about={target}
      {...pointing}
    >
      <span className={styles.emblem} aria-hidden>
        <CardEmblem kind="extension" size={20} />
        <small>{tile?.letter}</small>
      </span>
      <span className="visually-hidden">{`${plain(inside)}, ${words.wherePrice(price)}`}</span>
      <span className={styles.inside} aria-hidden>
        <RichText message={inside} as="signs" />
      </span>
      <span className={styles.price} aria-hidden>
        {price}
        <Coin size={22} />
      </span>
    </button>
  );
});
