import { Cart } from '../../art/tokens/cart.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './means.module.css';

interface MeansProps {
  /** `freeCart`, or the movement space that is used; empty where the figure is only set. */
  means: string;
  size?: number;
}

/** What carries the figure: the free cart, or what lies on a movement space, with the cart beside it. */
export function Means({ means, size = 20 }: MeansProps) {
  const { own, words, texts } = useTable();
  if (own === null || means === '') return null;
  if (means === 'freeCart') return <Cart free size={size} title={words.freeCart} />;
  const slot = Number(means.split(':')[1]);
  const [thing = 'food'] = own.sites[means] ?? [];
  return (
    <span className={styles.means}>
      <ThingIcon
        thing={thing}
        size={size}
        title={`${texts.words.things[thing]}, ${words.movementSpace(slot)}`}
      />
      {own.carts[slot - 1] === 'ready' && <Cart size={size} title={words.cartReady} />}
    </span>
  );
}
