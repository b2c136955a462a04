import type { Options, PlayerView } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { Bag } from '../../art/stores/bag.tsx';
import { Container } from '../../art/stores/container.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import type { About } from '../about/explain.ts';
import { useFrame } from '../state/frame.ts';
import styles from './player-line.module.css';

interface PlayerNumbersProps {
  player: PlayerView;
  traveler: Options['traveler'];
}

/** What a player has, in numbers; each can be asked about. */
export function PlayerNumbers({ player, traveler }: PlayerNumbersProps) {
  const { words } = useFrame();
  const stored = player.rows.reduce((sum, { tiles }) => sum + tiles, 0);
  return (
    <span className={styles.numbers}>
      <Number
        about="coin"
        of={words.coins}
        picture={(title) => <Coin size={18} title={title} />}
        value={player.coins}
      />
      {/* Only what was collected: those at the end count much besides. */}
      {(player.points > 0 || traveler === 'full') && (
        <Number
          about="term:point"
          of={words.collected}
          picture={(title) => <Point size={18} title={title} />}
          value={player.points}
        />
      )}
      {traveler === 'full' && (
        <Number
          about="term:opal"
          of={words.opals}
          picture={(title) => <Opal size={18} title={title} />}
          value={player.opals}
        />
      )}
      <Number
        about="term:bag"
        of={words.bag}
        picture={(title) => <Bag size={20} title={title} />}
        value={player.bagTiles}
      />
      <Number
        about="term:container"
        of={words.container}
        picture={(title) => <Container size={20} title={title} />}
        value={player.containerTiles}
      />
      <Number
        about="place:road"
        of={words.road}
        picture={(title) => <PlaceSign place="road" size={18} title={title} />}
        value={player.road}
      />
      <Number
        about="term:warehouse"
        of={words.warehouse}
        picture={(title) => <Icon name="home" size={16} title={title} />}
        value={stored}
        isMore
      />
      <Number
        about="term:extension"
        of={words.extensions}
        picture={(title) => <CardEmblem kind="extension" size={18} title={title} />}
        value={player.extensions.length}
        isMore
      />
    </span>
  );
}

interface NumberProps {
  about: About;
  of: string;
  picture: (title: string) => ReactNode;
  value: number;
  /** Left out beside a board, where what is unfolded of a player tells it. */
  isMore?: boolean;
}

function Number({ about, of, picture, value, isMore = false }: NumberProps) {
  return (
    <span className={clsx(styles.number, isMore && styles.more)} data-about={about}>
      {picture(of)} {value}
    </span>
  );
}
