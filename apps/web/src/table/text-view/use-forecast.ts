import type { Changes } from '@altiplano/client';
import { useTable } from '../state/at-table.ts';
import { useOutlook } from '../state/use-outlook.ts';

function sum(counts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(counts ?? {}).reduce((all, count) => all + count, 0);
}

/** What the considered moves would change for the own seat, in words and numbers; null if nothing is known. */
export function useForecast(points: number): string | null {
  const { words, own } = useTable();
  const forecast = ({ coins, opals, road, score, tiles }: Changes): string => {
    const numbers: readonly (readonly [name: string, before: number, change: number])[] = [
      [words.coins, own?.coins ?? 0, coins],
      [words.points, points, score.total ?? 0],
      [words.opals, own?.opals ?? 0, opals],
      [words.bag, own?.bagTiles ?? 0, sum(tiles['bag'])],
      [words.container, own?.containerTiles ?? 0, sum(tiles['container'])],
      [words.road, own?.road ?? 0, road],
    ];
    return numbers
      .filter(([, , change]) => change !== 0)
      .map(
        ([name, before, change]) =>
          `${name}: ${before + change} (${change > 0 ? '+' : '−'}${Math.abs(change)})`,
      )
      .join(' · ');
  };
  return useOutlook(forecast);
}
