import { comingLimit, type Game, GOODS, ownedTiles, score } from '@altiplano/rules/engine';
import { DEAR_GOODS, type DearGood, type Measure, type Sample, type TargetSums } from '../tally/tally.ts';
import { MADE_FOOD } from './actions.ts';
import type { PlayedGame } from './play-out.ts';

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** One figure of one game. */
function sample(value: number): Sample {
  const thousandths = Math.round(1000 * value);
  return { count: 1, sum: thousandths, squares: thousandths * thousandths };
}

/** What a good makes up of a seat's points for goods (V1). */
function shareOfGoods(game: Game, seat: number, good: DearGood): number {
  const { goods } = score(game, seat);
  const tiles = ownedTiles(game, seat, GOODS.indexOf(good));
  return goods === 0 ? 0 : (tiles * game.components.goods[good].value) / goods;
}

function counted(keys: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** What one game says about how the game should play. */
export function targetSums({ game, events, actions }: PlayedGame, won: readonly number[]): TargetSums {
  const { seats } = game.state;
  const all = seats.map((_, seat) => seat);
  const made = (seat: number, what: string): number => actions.made[seat]?.[what] ?? 0;
  const shareOfMakers = (good: DearGood): number => mean(all.map((seat) => (made(seat, good) > 0 ? 1 : 0)));
  const pointsOf = (good: DearGood): number => mean(won.map((seat) => shareOfGoods(game, seat, good)));
  const values: Record<Measure, number> = {
    planning: mean(won.map((seat) => comingLimit(game, seat))),
    food: mean(all.map((seat) => made(seat, MADE_FOOD))),
    orders: mean(seats.map(({ orders }) => orders)),
    houses: mean(seats.map(({ houses }) => houses)),
    boats: mean(seats.map(({ boats }) => boats)),
    assets: mean(seats.map(({ assetCount }) => assetCount)),
    cloth: shareOfMakers('cloth'),
    silver: shareOfMakers('silver'),
    glass: shareOfMakers('glass'),
    clothPoints: pointsOf('cloth'),
    silverPoints: pointsOf('silver'),
    glassPoints: pointsOf('glass'),
  };
  let round = 1;
  const purchases: number[] = [];
  const traded = new Set<string>();
  for (const event of events) {
    if (event.type === 'roundBegan') round = Number(event['round']);
    if (event.type === 'extensionBought') purchases.push(round);
    if (event.type === 'assetBought' || event.type === 'neutralGoodAdded') traded.add(String(event['good']));
  }
  return {
    samples: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, sample(value)]),
    ) as TargetSums['samples'],
    traded: counted([...traded].filter((good) => game.components.goods[good as DearGood].higher)),
    winnersRoad: counted(won.map((seat) => seats[seat]?.road ?? 0)),
    purchases: counted(purchases),
    makers: Object.fromEntries(
      all.map((seat) => {
        const makes = DEAR_GOODS.map((good) => [good, made(seat, good) > 0 ? 1 : 0]);
        const role = game.components.roles[seats[seat]?.role ?? -1]?.id ?? '?';
        return [role, { players: 1, ...Object.fromEntries(makes) }];
      }),
    ),
  };
}
