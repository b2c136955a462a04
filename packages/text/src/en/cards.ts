import type { AssetEffect, EventEffect, ExtensionEffect, MissionCondition } from '@altiplano/rules/engine';
import { type Message, say } from '../message/message.ts';
import { mark } from './mark.ts';
import { GRAMMAR } from './words.ts';

const { allOf, anyOf, at, coins, exchange, opals, paid, place, points, steps, thing } = mark;
const { all, any, isOne } = GRAMMAR;

/** What tiles and cards do, in our own words, from the effect alone. */
export const cards = {
  extension: (effect: ExtensionEffect): Message => {
    switch (effect.verb) {
      case 'exchange':
        return say`${exchange(effect.pays, effect.gains)} (${place(effect.location)})`;
      case 'extraSpace':
        return say`a space for any tile, which serves wherever you are`;
      case 'fare':
        return say`${thing(effect.thing)} moves you like ${thing('food')}`;
      case 'swapDrawn':
        return say`after drawing, swap one tile: blindly from the bag or chosen from the container`;
      case 'spaces':
        return say`${effect.spaces} more spaces ${at(effect.location)}`;
      case 'storeAtEnd':
        return say`before scoring, draw ${effect.tiles} from the bag (then the container) and store what fits rows begun`;
      case 'holdCorn':
        return say`holds up to ${thing('corn', effect.corn)} until you store it ${at(effect.location ?? 'village')}`;
    }
  },
  asset: (effect: AssetEffect): Message => {
    switch (effect.verb) {
      case 'fare':
        return say`${thing(effect.thing)} moves you like ${thing('food')}`;
      case 'steps':
        return say`moves without a cart go up to ${steps(effect.steps)}`;
      case 'sellBonus':
        return say`${coins(effect.coins)} more each time you sell`;
      case 'roadCoins':
        return say`${coins(effect.coins)} for each road you build`;
      case 'rowPoints':
        return say`${points(effect.points)} for each row you complete`;
      case 'boatPoints':
        return say`${points(effect.points)} for each boat you build`;
      case 'orderPoints':
        return say`${points(effect.points)} for each order you fulfill`;
      case 'secondOrder':
        return say`you may work on two orders at once`;
      case 'extensionDiscount':
        return say`extensions cost ${effect.coins} less, but at least 1`;
      case 'planningSpaces':
        return say`${effect.spaces} more planning ${isOne(effect.spaces) ? 'space' : 'spaces'}`;
      case 'freeCartUses':
        return say`the free cart goes ${isOne(effect.more) ? 'once' : `${effect.more} times`} more each round`;
      case 'endPointsPerAsset':
        return say`${points(effect.points)} per asset at the end`;
      case 'endPointsPerExtension':
        return say`${points(effect.points)} per extension at the end`;
      case 'exchangeForTraveler': {
        const gains = [
          ...(effect.gains.length > 0 ? [anyOf(effect.gains)] : []),
          ...(effect.coins > 0 ? [[coins(effect.coins)]] : []),
          ...(effect.opals > 0 ? [[opals(effect.opals)]] : []),
          ...(effect.points > 0 ? [[points(effect.points)]] : []),
        ];
        return say`${paid(effect.pays)} ${mark.arrow} ${all(gains)} (traveler)`;
      }
      case 'storeForTraveler':
        return say`store up to ${effect.spaces} goods (traveler)`;
    }
  },
  mission: (condition: MissionCondition): Message => {
    switch (condition.verb) {
      case 'orders':
        return say`fulfill ${condition.least} orders`;
      case 'ordersAskingFor':
        return say`fulfill ${condition.least} orders that ask for ${anyOf(condition.goods)}`;
      case 'boats':
        return say`build ${condition.least} boats`;
      case 'houses':
        return say`build ${condition.least} houses`;
      case 'orderBoatAndHouse':
        return say`fulfill an order, build a boat and a house`;
      case 'stored':
        return say`store ${thing(condition.good, condition.least)}`;
      case 'storedKinds':
        return say`store ${condition.least} kinds of goods`;
      case 'storedTiles':
        return say`store ${condition.least} tiles`;
      case 'rows':
        return say`complete ${condition.least} rows`;
      case 'rowsWithoutCorn':
        return say`complete ${condition.least} rows without ${thing('corn')}`;
      case 'firstRow':
        return say`be the first to complete a row`;
      case 'firstRowOf':
        return say`be the first to complete a row of ${thing(condition.good)}`;
      case 'firstOrder':
        return say`be the first to fulfill an order`;
      case 'firstHouse':
        return say`be the first to build a house`;
      case 'ownedAtEnd':
        return say`own ${all(condition.goods.map((good) => [thing(good, condition.least)]))} at the end`;
      case 'mostAtEnd':
        return say`own more ${thing(condition.good)} than every other player at the end`;
      case 'assetsAtEnd':
        return say`own ${condition.least} assets at the end`;
    }
  },
  event: (effect: EventEffect): Message => {
    switch (effect.verb) {
      case 'gainCoins':
        return say`everyone gains ${coins(effect.coins)}`;
      case 'gainCoinsPerRow':
        return say`everyone gains ${coins(effect.coins)} per completed row`;
      case 'coinsForTheBroke':
        return say`whoever has no coins gains ${coins(effect.coins)}`;
      case 'pointsForTheBroke':
        return say`whoever has no coins gains ${points(effect.points)}`;
      case 'pointsForFewestCorn':
        return say`whoever has the least ${thing('corn')} in the warehouse gains ${points(effect.points)}, even if tied`;
      case 'dropExtension':
        return say`the bottom extension leaves the game, and the strip is refilled`;
      case 'dropRandomOrder':
        return say`a random order leaves the ${place('market')}`;
      case 'dropRandomHouse':
        return say`a random house leaves the ${place('village')}`;
      case 'discountExtensions':
        return say`extensions cost ${effect.coins} less this round, but at least 1`;
      case 'sellAlso':
        return say`${allOf(effect.goods)} can be sold for ${coins(effect.price)} this round`;
      case 'closeGapsAtOnce':
        return say`this round gaps at the strip close after each purchase, without refill`;
      case 'longerSteps':
        return say`moves without a cart go up to ${steps(effect.steps)} this round`;
      case 'offerPlanningSpace':
        return say`everyone may use ${effect.spaces} more planning ${isOne(effect.spaces) ? 'space' : 'spaces'} this round`;
      case 'offerCart':
        return say`everyone may buy 1 cart for ${coins(effect.price)}`;
      case 'offerGood':
        return effect.price === 0
          ? say`everyone may take 1 ${thing(effect.good)}`
          : say`everyone may buy 1 ${thing(effect.good)} for ${coins(effect.price)}`;
      case 'offerRoad':
        return say`everyone may go one step down the road for nothing`;
      case 'offerPoints':
        return say`everyone may buy up to ${points(effect.most)}, for ${coins(1)} each`;
      case 'offerFigure':
        return say`everyone may set their figure on any place`;
      case 'offerCornMove':
        return say`everyone may move 1 stored ${thing('corn')} to another started row`;
      case 'offerDrawAndStore':
        return say`everyone may draw ${effect.tiles} tiles and store any in started rows; the rest goes back into the bag`;
      case 'offerDrawAndPlace':
        return say`everyone may draw a tile, and place it at once or put it back into the bag`;
      case 'offerFreeCart':
        return say`everyone may do without the free cart this round, for ${points(effect.points)}`;
      case 'offerGoodReturn':
        return say`everyone may return 1 ${thing(effect.good)} to the supply for ${points(effect.points)}`;
      case 'offerFewerPlanning':
        return say`everyone may do with one planning space less this round, for ${points(effect.points)}`;
      case 'offerExtensionRemoval':
        return say`everyone may give up an extension with letter ${any(effect.letters.map((letter) => [letter]))} for ${points(effect.points)}`;
      case 'offerRearranging':
        return say`everyone may rearrange goods among their action spaces or into the container`;
      case 'offerCartReturn':
        return say`everyone may return 1 bought cart for ${points(effect.points)}`;
      case 'offerRefill':
        return say`everyone may empty the container into the bag`;
      case 'offerStoreDrawn':
        return say`after drawing, everyone may store or deliver 1 tile from planning spaces; whoever does draws 1`;
      case 'offerDiscardDrawn':
        return say`after drawing, everyone may put 1 tile from planning spaces into the container for ${coins(effect.coins)}`;
    }
  },
};
