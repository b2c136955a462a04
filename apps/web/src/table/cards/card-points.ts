import type { Components } from '@altiplano/rules';
import type { CardTable } from '@altiplano/text';

/** The points printed on a card; null where there are none. */
export function cardPoints(table: CardTable, id: string, components: Components): number | null {
  switch (table) {
    case 'orders':
      return components.orders.find((row) => row.id === id)?.points ?? null;
    case 'missions':
      return components.missions.find((row) => row.id === id)?.points ?? null;
    case 'houses':
      return components.points.house;
    case 'boats':
      return components.points.boat;
    default:
      return null;
  }
}
