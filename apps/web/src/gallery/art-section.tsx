import { GOODS, LOCATIONS } from '@altiplano/rules';
import { CardBack } from '../art/cards/card-back.tsx';
import { CardEmblem } from '../art/cards/card-emblem.tsx';
import { CARD_KINDS } from '../art/cards/card-kind.ts';
import { GoodGhost } from '../art/goods/good-ghost.tsx';
import { GOOD_MARKS } from '../art/goods/good-marks.ts';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { ICON_PATHS, type IconName } from '../art/icons/icon-paths.ts';
import { Panorama } from '../art/places/panorama.tsx';
import { PlaceScene } from '../art/places/place-scene.tsx';
import { PlaceSign } from '../art/places/place-sign.tsx';
import { PlayerBadge } from '../art/players/player-badge.tsx';
import { PlayerFigure } from '../art/players/player-figure.tsx';
import { PLAYER_NUMBERS } from '../art/players/player-pattern.ts';
import { RolePortrait } from '../art/roles/role-portrait.tsx';
import { Bag } from '../art/stores/bag.tsx';
import { Container } from '../art/stores/container.tsx';
import { Cart } from '../art/tokens/cart.tsx';
import { Coin } from '../art/tokens/coin.tsx';
import { Opal } from '../art/tokens/opal.tsx';
import { Point } from '../art/tokens/point.tsx';
import { StartingPlayer } from '../art/tokens/starting-player.tsx';
import { TradingPoint } from '../art/tokens/trading-point.tsx';
import { Traveler } from '../art/tokens/traveler.tsx';
import { Specimens } from './specimens.tsx';

const ROLES = ['woodcutter', 'fisherman', 'shepherd', 'miner', 'farmer', 'trader', 'stonemason', 'unknown'];
const INITIALS = ['M', 'K', 'A', 'S', 'J'] as const;
const ICONS = Object.keys(ICON_PATHS) as IconName[];

export function ArtSection() {
  return (
    <>
      <h2>Art</h2>
      <div data-specimen="panorama">
        <Panorama title="The high plain" />
      </div>
      <Specimens title="Goods">
        {(size) =>
          GOODS.map((good) => <GoodTile key={good} good={good} size={size} mark={GOOD_MARKS.en[good]} />)
        }
      </Specimens>
      <Specimens title="Goods, German letters" sizes={[32, 44]}>
        {(size) =>
          GOODS.map((good) => <GoodTile key={good} good={good} size={size} mark={GOOD_MARKS.de[good]} />)
        }
      </Specimens>
      <Specimens title="Outlines of goods" sizes={[20, 34, 64]}>
        {(size) => GOODS.map((good) => <GoodGhost key={good} good={good} size={size} />)}
      </Specimens>
      <Specimens title="Tokens">
        {(size) => (
          <>
            <Coin size={size} />
            <Opal size={size} />
            <Point size={size} />
            <Point size={size} value={7} />
            <Point size={size} value={19} />
            <Cart size={size} />
            <Cart size={size} free />
            <Cart size={size} used />
            <Bag size={size} />
            <Container size={size} />
            <Traveler size={size} />
            <TradingPoint size={size} />
            <StartingPlayer size={size} />
          </>
        )}
      </Specimens>
      <Specimens title="Players">
        {(size) => (
          <>
            {PLAYER_NUMBERS.map((player) => (
              <PlayerFigure key={player} player={player} size={size} initial={INITIALS[player - 1]} />
            ))}
            {PLAYER_NUMBERS.map((player) => (
              <PlayerBadge key={player} player={player} size={size} initial={INITIALS[player - 1] ?? ''} />
            ))}
          </>
        )}
      </Specimens>
      <Specimens title="Signs of the places">
        {(size) => LOCATIONS.map((place) => <PlaceSign key={place} place={place} size={size} />)}
      </Specimens>
      <Specimens title="Scenes of the places" sizes={[64, 200]}>
        {(size) => LOCATIONS.map((place) => <PlaceScene key={place} place={place} size={size} />)}
      </Specimens>
      <Specimens title="Cards">
        {(size) => CARD_KINDS.map((kind) => <CardEmblem key={kind} kind={kind} size={size} />)}
      </Specimens>
      <Specimens title="Card backs" sizes={[32, 64, 200]}>
        {(size) => CARD_KINDS.map((kind) => <CardBack key={kind} kind={kind} size={size} mark="A" />)}
      </Specimens>
      <Specimens title="Roles">
        {(size) => ROLES.map((role) => <RolePortrait key={role} role={role} size={size} />)}
      </Specimens>
      <Specimens title="Icons" sizes={[16, 20, 32]}>
        {(size) => ICONS.map((name) => <Icon key={name} name={name} size={size} />)}
      </Specimens>
    </>
  );
}
