import type { ByPlayers } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';

const woodAndStone: ByPlayers = [12, 15, 18, 20];
const mineAndFarm: ByPlayers = [8, 12, 14, 15];
const scarce: ByPlayers = [7, 9, 11, 12];

/** S3, for 2, 3, 4 and 5 players. */
export const supply: Pack['supply'] = {
  food: [36, 36, 36, 36],
  corn: [12, 17, 22, 25],
  wood: woodAndStone,
  stone: woodAndStone,
  fish: scarce,
  alpaca: scarce,
  cacao: scarce,
  ore: mineAndFarm,
  wool: mineAndFarm,
  cloth: mineAndFarm,
  silver: mineAndFarm,
  glass: scarce,
};

export const firstEditionFood: ByPlayers = [30, 30, 30, 30];
export const carts: ByPlayers = [6, 9, 12, 15];
export const ordersInPlay: ByPlayers = [10, 10, 12, 12];
