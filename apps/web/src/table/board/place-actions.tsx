import { basicExchanges, costsOf, type Location, type Thing } from '@altiplano/rules/engine';
import { plain } from '@altiplano/text';
import { memo, type ReactNode } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import type { CardKind } from '../../art/cards/card-kind.ts';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { Cart } from '../../art/tokens/cart.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useFrame } from '../state/frame.ts';
import { EitherOf } from './either-of.tsx';
import { PrintedAction } from './printed-action.tsx';
import styles from './place-board.module.css';

interface Printed {
  readonly target: `action:${string}`;
  readonly label: string;
  readonly pays: readonly Thing[];
  readonly many?: boolean;
  readonly text?: string;
  readonly gains: ReactNode;
}

function coins(count: number): Thing[] {
  return Array.from({ length: count }, (): Thing => 'coin');
}

function emblem(kind: CardKind): ReactNode {
  return <CardEmblem kind={kind} size={20} />;
}

/** The actions of a location that are no exchange of goods. */
function useOtherActions(location: Location): readonly Printed[] {
  const { names, texts, words } = useFrame();
  const costs = costsOf(names.components);
  const { wish } = texts.moves;
  switch (location) {
    case 'harbor':
      return [
        { target: 'action:boat', label: plain(wish.buildBoat), pays: costs.boat, gains: emblem('boat') },
      ];
    case 'village':
      return [
        {
          target: 'action:house',
          label: plain(wish.buildHouse),
          pays: costs.house,
          gains: emblem('house'),
        },
        {
          target: 'action:store',
          label: plain(texts.moves.heading.store),
          pays: [],
          text: plain(texts.moves.heading.store),
          gains: <Icon name="home" size={20} />,
        },
        {
          target: 'action:cart',
          label: plain(wish.buyCart),
          pays: coins(costs.cart),
          gains: <Cart size={20} />,
        },
      ];
    case 'market':
      return [
        {
          target: 'action:sell',
          label: plain(texts.moves.heading.sell),
          pays: [],
          text: plain(texts.moves.heading.sell),
          gains: <Coin size={20} />,
        },
        {
          target: 'action:extension',
          label: plain(texts.moves.heading.buyExtension),
          pays: coins(1),
          many: true,
          gains: emblem('extension'),
        },
        {
          target: 'action:order',
          label: plain(wish.takeOrder),
          pays: coins(costs.order),
          gains: emblem('order'),
        },
        {
          target: 'action:deliver',
          label: plain(texts.moves.heading.deliver),
          pays: [],
          text: words.deliver,
          gains: emblem('order'),
        },
      ];
    case 'road':
      return [
        {
          target: 'action:road',
          label: plain(wish.buildRoad),
          pays: costs.road,
          gains: <PlaceSign place="road" size={20} />,
        },
      ];
    default:
      return [];
  }
}

interface PlaceActionsProps {
  location: Location;
  isOwn: boolean;
}

/** What can be done at a location, as printed on the board. */
export const PlaceActions = memo(function PlaceActions({ location, isOwn }: PlaceActionsProps) {
  const { names, texts } = useFrame();
  const exchanges = basicExchanges(names.components)
    .filter((exchange) => exchange.location === location)
    .map(
      ({ id, pays, gains, many }): Printed => ({
        target: `action:${id}`,
        label: plain(texts.mark.exchange(pays, gains)),
        pays,
        many,
        gains: <EitherOf goods={gains} size={20} />,
      }),
    );
  const others = useOtherActions(location);
  return (
    <div className={styles.actions}>
      {[...exchanges, ...others].map((action) => (
        <PrintedAction key={action.target} {...action} about={action.target} isOwn={isOwn} />
      ))}
    </div>
  );
});
