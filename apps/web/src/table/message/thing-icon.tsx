import type { Thing } from '@altiplano/rules';
import { GOOD_MARKS } from '../../art/goods/good-marks.ts';
import { GoodTile } from '../../art/goods/good-tile.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { useTable } from '../state/at-table.ts';

interface ThingIconProps {
  thing: Thing;
  size?: number;
  /** Without it the picture is silent: its name is said beside it. */
  title?: string | undefined;
}

/** A tile or a coin. */
export function ThingIcon({ thing, size = 36, title }: ThingIconProps) {
  const { language } = useTable();
  if (thing === 'coin') return <Coin size={size} title={title} />;
  return <GoodTile good={thing} size={size} title={title} mark={GOOD_MARKS[language][thing]} />;
}
