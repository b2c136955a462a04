import type { Good } from '@altiplano/rules';
import type { FunctionComponent } from 'react';
import { Art, type ArtProps, isFine } from '../art.tsx';
import { CREAM, EDGE, INK } from '../ink.ts';
import { Alpaca } from './alpaca.tsx';
import { Cacao } from './cacao.tsx';
import { Cloth } from './cloth.tsx';
import { Corn } from './corn.tsx';
import { Fish } from './fish.tsx';
import { Food } from './food.tsx';
import { Glass } from './glass.tsx';
import { GOOD_COLORS } from './good-colors.ts';
import { GOOD_SHAPES } from './good-shapes.ts';
import { Ore } from './ore.tsx';
import type { PictureProps } from './picture.ts';
import { Silver } from './silver.tsx';
import { Stone } from './stone.tsx';
import { Wood } from './wood.tsx';
import { Wool } from './wool.tsx';

const PICTURES: Record<Good, FunctionComponent<PictureProps>> = {
  food: Food,
  corn: Corn,
  wood: Wood,
  stone: Stone,
  fish: Fish,
  alpaca: Alpaca,
  cacao: Cacao,
  ore: Ore,
  wool: Wool,
  cloth: Cloth,
  silver: Silver,
  glass: Glass,
};

interface GoodTileProps extends ArtProps {
  good: Good;
  /** The good's letters in the reader's language; shown where the tile is large enough to read them. */
  mark?: string | undefined;
}

/** From this size on there is room for letters that can be read. */
const MARK_FROM = 34;

/** A good's tile: its own outline, its picture, its letters. */
export function GoodTile({ good, mark, ...art }: GoodTileProps) {
  const fine = isFine(art.size);
  return (
    <Art
      {...art}
      print={`good ${good}`}
      over={mark !== undefined && (art.size ?? MARK_FROM) >= MARK_FROM && <Mark text={mark} />}
    >
      <GoodTileFace good={good} fine={fine} />
    </Art>
  );
}

/** The drawing of a tile without a frame, to be set into a larger picture; 48 units wide and high. */
export function GoodTileFace({ good, fine }: { good: Good; fine: boolean }) {
  const Picture = PICTURES[good];
  const { face, side } = GOOD_COLORS[good];
  const shape = GOOD_SHAPES[good];
  return (
    <>
      <g stroke={EDGE} strokeWidth={fine ? 1.2 : 1.6}>
        <path d={shape} transform="translate(0 3)" fill={side} />
        <path d={shape} fill={face} />
      </g>
      {fine && (
        <path
          d={shape}
          transform="translate(24 22.5) scale(.93) translate(-24 -22.5)"
          fill="none"
          stroke={CREAM}
          strokeOpacity=".38"
        />
      )}
      <g stroke={INK} strokeWidth={fine ? 1.4 : 2}>
        <Picture fine={fine} />
      </g>
    </>
  );
}

/** Letters that can be read on the smallest tile that has them; `--marks: none` leaves them out where all is smaller. */
function Mark({ text }: { text: string }) {
  return (
    <g style={{ display: 'var(--marks, inline)' }}>
      <rect x="20" y="29" width="27" height="18.5" rx="9" fill={CREAM} stroke={INK} strokeWidth="1.4" />
      <text x="33.5" y="44" textAnchor="middle" fontSize="16" fontWeight="700" fill={INK}>
        {text}
      </text>
    </g>
  );
}
