import type { Thing } from '@altiplano/rules';
import type { Language } from '@altiplano/text';
import { createContext, memo, useContext } from 'react';
import { GOOD_MARKS } from '../../art/goods/good-marks.ts';
import { GoodTile } from '../../art/goods/good-tile.tsx';
import { Coin } from '../../art/tokens/coin.tsx';

interface ThingIconProps {
  thing: Thing;
  size?: number;
  /** Without it the picture is silent: its name is said beside it. */
  title?: string | undefined;
}

/** The language of the letters on tiles; apart from the table, which changes with every move. */
export const LettersContext = createContext<Language>('en');

/** A tile or a coin. There are hundreds on a table: one that stays the same is not drawn anew. */
export const ThingIcon = memo(function ThingIcon({ thing, size = 36, title }: ThingIconProps) {
  const language = useContext(LettersContext);
  if (thing === 'coin') return <Coin size={size} title={title} />;
  return <GoodTile good={thing} size={size} title={title} mark={GOOD_MARKS[language][thing]} />;
});
