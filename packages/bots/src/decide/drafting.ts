import { argA, COIN, type Game, GOODS, type Tables } from '@altiplano/rules/engine';
import { drawWeights } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import type { Moves } from './turn-move.ts';

function bestBy(moves: Moves, worth: (card: number) => number): number {
  let best = moves[0];
  for (const move of moves) if (worth(argA(move)) > worth(argA(best))) best = move;
  return best;
}

/** A role by its goods, coins and what its own action brings (S9). */
export function bestRole(game: Game, mind: Mind, moves: Moves): number {
  const draw = drawWeights(mind.weights);
  const { components, tables } = game;
  return bestBy(moves, (role) => {
    const row = components.roles[role];
    const exchange = tables.roleExchange[role];
    let worth = row.coins * mind.weights.firstCoins;
    for (const good of row.goods) worth += draw[GOODS.indexOf(good)];
    const gain = Math.max(...exchange.gains.map((good) => draw[good] + tables.value[good]));
    const coins = exchange.pays.filter((thing) => thing === COIN).length;
    return worth + 4 * (gain - 0.8 * (exchange.pays.length - coins) - 0.7 * coins);
  });
}

/** How likely a mission of each kind is fulfilled by one who tries. */
const EASE: Partial<Record<Tables['missionVerb'][number], number>> = {
  orders: 0.5,
  ordersAskingFor: 0.4,
  boats: 0.7,
  houses: 0.7,
  orderBoatAndHouse: 0.8,
  stored: 0.6,
  storedKinds: 0.6,
  storedTiles: 0.7,
  rows: 0.9,
  rowsWithoutCorn: 0.6,
  firstRow: 0.4,
  firstRowOf: 0.4,
  firstOrder: 0.4,
  firstHouse: 0.5,
  ownedAtEnd: 0.4,
  mostAtEnd: 0.4,
  assetsAtEnd: 0.6,
};

function missionWorth(game: Game, mission: number): number {
  return game.components.missions[mission].points * (EASE[game.tables.missionVerb[mission]] ?? 0.5);
}

export function bestMission(game: Game, moves: Moves): number {
  return bestBy(moves, (mission) => missionWorth(game, mission));
}

/** What is passed on goes to a rival. */
export function worstMission(game: Game, moves: Moves): number {
  return bestBy(moves, (mission) => -missionWorth(game, mission));
}
