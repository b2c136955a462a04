import { type FunctionComponent, memo } from 'react';
import { Art, type ArtProps, isFine } from '../art.tsx';
import { lineWidth } from '../contour.tsx';
import { INK } from '../ink.ts';
import { AssetEmblem, BoatEmblem, ExtensionEmblem, HouseEmblem } from './built-emblems.tsx';
import type { CardKind } from './card-kind.ts';
import type { EmblemProps } from './emblem.ts';
import { EventEmblem, MissionEmblem, OrderEmblem } from './paper-emblems.tsx';
import { RoleEmblem } from './role-emblem.tsx';

/** The drawing of each kind, without a frame of its own. */
export const EMBLEMS: Record<CardKind, FunctionComponent<EmblemProps>> = {
  order: OrderEmblem,
  house: HouseEmblem,
  boat: BoatEmblem,
  mission: MissionEmblem,
  asset: AssetEmblem,
  event: EventEmblem,
  role: RoleEmblem,
  extension: ExtensionEmblem,
};

interface CardEmblemProps extends ArtProps {
  kind: CardKind;
}

/** What kind of card it is, at the size of a letter or of a picture. */
export const CardEmblem = memo(function CardEmblem({ kind, ...art }: CardEmblemProps) {
  const Emblem = EMBLEMS[kind];
  const fine = isFine(art.size);
  return (
    <Art {...art} print={`emblem ${kind}`}>
      <g stroke={INK} strokeWidth={lineWidth(fine)} transform="translate(1.2 1.2) scale(.95)">
        <Emblem fine={fine} />
      </g>
    </Art>
  );
});
