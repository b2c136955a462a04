import type { PlayerView } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Cart } from '../../art/tokens/cart.tsx';
import { useFrame } from '../state/frame.ts';
import type { TableWords } from '../words/en.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './movement-board.module.css';
import board from './place-board.module.css';
import { SiteView } from './site-view.tsx';

interface MovementBoardProps {
  player: PlayerView;
  isOwn: boolean;
}

/** The movement spaces with their carts, and the free cart. */
export function MovementBoard({ player, isOwn }: MovementBoardProps) {
  const { words } = useFrame();
  return (
    <section className={board.board} data-part={isOwn ? 'movement' : undefined} data-drop>
      <div className={board.top}>
        <h2 className={board.name}>
          <span className={board.word} data-about="term:movementSpace">
            {words.movement}
          </span>
          <span className={styles.free} data-about="term:freeCart">
            <Cart free size={26} used={player.freeCartUses === 0} title={freeCartText(player, words)} />
            {player.freeCartUses > 1 && `×${player.freeCartUses}`}
          </span>
        </h2>
        <div className={styles.slots}>
          {player.carts.map((cart, index) => (
            <div key={index} className={styles.slot}>
              <SiteView site={`movement:${index + 1}`} player={player} isOwn={isOwn} />
              {isOwn ? <OwnCart slot={index + 1} cart={cart} /> : <CartView cart={cart} />}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function freeCartText(player: PlayerView, words: TableWords): string {
  return `${words.freeCart}: ${player.freeCartUses === 0 ? words.cartUsed : words.cartReady}`;
}

const CartView = memo(function CartView({ cart }: { cart: PlayerView['carts'][number] }) {
  const { words } = useFrame();
  if (cart === 'none') return <span className={styles.none} />;
  const title = cart === 'used' ? words.cartUsed : words.cartReady;
  return (
    <span className={styles.there} data-about="term:cart">
      <Cart size={26} used={cart === 'used'} title={title} />
    </span>
  );
});

const OwnCart = memo(function OwnCart({ slot, cart }: { slot: number; cart: PlayerView['carts'][number] }) {
  const { words } = useFrame();
  const { isLegal, press, pointing } = useTarget(`cart:${slot}`);
  if (!isLegal) return <CartView cart={cart} />;
  return (
    <button
      type="button"
      className={clsx(styles.cart, styles.legal)}
      onClick={press}
      data-about="term:cart"
      {...pointing}
    >
      <span className="visually-hidden">{words.movementSpace(slot)}</span>
      {cart === 'none' ? <Cart size={26} /> : <CartView cart={cart} />}
    </button>
  );
});
