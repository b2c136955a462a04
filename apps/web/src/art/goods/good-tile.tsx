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

/** From this size on the letters on a tile can be read. */
const MARK_FROM = 28;

/** A good's tile: its own outline, its picture, its letters. */
export function GoodTile({ good, mark, ...art }: GoodTileProps) {
  const fine = isFine(art.size);
  return (
    <Art
      {...art}
      print={`good ${good}`}
      over={mark !== undefined && (art.size ?? MARK_FROM) >= MARK_FROM && <Mark text={mark} small={fine} />}
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

/** The letters keep a readable size on a small tile and step back on a large one. */
function Mark({ text, small }: { text: string; small: boolean }) {
  return (
    <g transform={small ? 'translate(12.2 12.4) scale(.74)' : undefined}>
      <rect x="26" y="32" width="21" height="15" rx="7.5" fill={CREAM} stroke={INK} strokeWidth="1.6" />
      <text x="36.5" y="43.5" textAnchor="middle" fontSize="11" fontWeight="700" fill={INK}>
        {text}
      </text>
    </g>
  );
}
