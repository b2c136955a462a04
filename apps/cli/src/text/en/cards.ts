import type {
  AssetEffect,
  EventEffect,
  ExtensionEffect,
  Good,
  MissionCondition,
  Thing,
} from '@altiplano/rules';
import { counted, inWords } from '../list.ts';
import { words } from './words.ts';

function things(list: readonly Thing[]): string {
  return counted(list)
    .map(([thing, count]) => words.some(thing, count))
    .join(' + ');
}

function choice(goods: readonly Good[]): string {
  return inWords(
    goods.map((good) => words.things[good]),
    'or',
  );
}

function exchange(pays: readonly Thing[], gains: readonly Good[]): string {
  return `${things(pays)} → ${choice(gains)}`;
}

/** What tiles and cards do, in our own words, from the effect alone. */
export const cards = {
  things,
  choice,
  exchange,
  extension: (effect: ExtensionEffect): string => {
    switch (effect.verb) {
      case 'exchange':
        return `${exchange(effect.pays, effect.gains)} (${words.locations[effect.location]})`;
      case 'extraSpace':
        return 'a space for any tile, which serves wherever you are';
      case 'fare':
        return `${words.things[effect.thing]} moves you like food`;
      case 'swapDrawn':
        return 'after drawing, swap one tile';
      case 'spaces':
        return `${effect.spaces} more spaces ${words.at(effect.location)}`;
      case 'storeAtEnd':
        return `before scoring, draw ${effect.tiles} and store what fits`;
      case 'holdCorn':
        return `holds up to ${effect.corn} corn until you store it`;
    }
  },
  asset: (effect: AssetEffect): string => {
    switch (effect.verb) {
      case 'fare':
        return `${words.things[effect.thing]} moves you like food`;
      case 'steps':
        return `moves without a cart go up to ${words.steps(effect.steps)}`;
      case 'sellBonus':
        return `${words.coins(effect.coins)} more for each sale`;
      case 'roadCoins':
        return `${words.coins(effect.coins)} for each road you build`;
      case 'rowPoints':
        return `${words.points(effect.points)} for each row you complete`;
      case 'boatPoints':
        return `${words.points(effect.points)} for each boat you build`;
      case 'orderPoints':
        return `${words.points(effect.points)} for each order you fulfill`;
      case 'extensionDiscount':
        return `extensions cost ${effect.coins} less`;
      case 'planningSpaces':
        return `${effect.spaces} more planning ${effect.spaces === 1 ? 'space' : 'spaces'}`;
      case 'freeCartUses':
        return `the free cart goes ${effect.more === 1 ? 'once' : `${effect.more} times`} more each round`;
      case 'endPointsPerAsset':
        return `${words.points(effect.points)} per asset at the end`;
      case 'endPointsPerExtension':
        return `${words.points(effect.points)} per extension at the end`;
      case 'exchangeForTraveler': {
        const gains = [
          ...(effect.gains.length > 0 ? [choice(effect.gains)] : []),
          ...(effect.coins > 0 ? [words.coins(effect.coins)] : []),
          ...(effect.opals > 0 ? [words.opals(effect.opals)] : []),
          ...(effect.points > 0 ? [words.points(effect.points)] : []),
        ];
        return `${things(effect.pays)} → ${inWords(gains, 'and')} (traveler)`;
      }
      case 'storeForTraveler':
        return `stores up to ${effect.spaces} goods (traveler)`;
    }
  },
  mission: (condition: MissionCondition): string => {
    switch (condition.verb) {
      case 'orders':
        return `fulfill ${condition.least} orders`;
      case 'ordersAskingFor':
        return `fulfill ${condition.least} orders that ask for ${choice(condition.goods)}`;
      case 'boats':
        return `build ${condition.least} boats`;
      case 'houses':
        return `build ${condition.least} houses`;
      case 'orderBoatAndHouse':
        return 'fulfill an order, build a boat and a house';
      case 'stored':
        return `store ${condition.least} ${words.things[condition.good]}`;
      case 'storedKinds':
        return `store ${condition.least} kinds of goods`;
      case 'storedTiles':
        return `store ${condition.least} tiles`;
      case 'rows':
        return `complete ${condition.least} rows`;
      case 'rowsWithoutCorn':
        return `complete ${condition.least} rows without corn`;
      case 'firstRow':
        return 'be the first to complete a row';
      case 'firstRowOf':
        return `be the first to complete a row of ${words.things[condition.good]}`;
      case 'firstOrder':
        return 'be the first to fulfill an order';
      case 'firstHouse':
        return 'be the first to build a house';
      case 'ownedAtEnd':
        return `own ${inWords(
          condition.goods.map((good) => `${condition.least} ${words.things[good]}`),
          'and',
        )} at the end`;
      case 'mostAtEnd':
        return `own more ${words.things[condition.good]} than each other at the end`;
      case 'assetsAtEnd':
        return `own ${condition.least} assets at the end`;
    }
  },
  event: (effect: EventEffect): string => {
    switch (effect.verb) {
      case 'gainCoins':
        return `everyone gains ${words.coins(effect.coins)}`;
      case 'gainCoinsPerRow':
        return `everyone gains ${words.coins(effect.coins)} per completed row`;
      case 'coinsForTheBroke':
        return `whoever has no coins gains ${words.coins(effect.coins)}`;
      case 'pointsForTheBroke':
        return `whoever has no coins gains ${words.points(effect.points)}`;
      case 'pointsForFewestCorn':
        return `whoever stored the least corn gains ${words.points(effect.points)}`;
      case 'dropExtension':
        return 'the bottom extension leaves the strip';
      case 'dropRandomOrder':
        return 'an order leaves the market';
      case 'dropRandomHouse':
        return 'a house leaves the village';
      case 'discountExtensions':
        return `extensions cost ${effect.coins} less this round`;
      case 'sellAlso':
        return `${inWords(
          effect.goods.map((good) => words.things[good]),
          'and',
        )} can be sold for ${words.coins(effect.price)} this round`;
      case 'closeGapsAtOnce':
        return 'gaps at the strip close after each purchase this round';
      case 'longerSteps':
        return `moves without a cart go up to ${words.steps(effect.steps)} this round`;
      case 'offerPlanningSpace':
        return `everyone may use ${effect.spaces} more planning space this round`;
      case 'offerCart':
        return `everyone may buy a cart for ${words.coins(effect.price)}`;
      case 'offerGood':
        return effect.price === 0
          ? `everyone may take 1 ${words.things[effect.good]}`
          : `everyone may buy 1 ${words.things[effect.good]} for ${words.coins(effect.price)}`;
      case 'offerRoad':
        return 'everyone may build a step of road for nothing';
      case 'offerPoints':
        return `everyone may buy up to ${words.points(effect.most)} for a coin each`;
      case 'offerFigure':
        return 'everyone may set the figure anywhere';
      case 'offerCornMove':
        return 'everyone may move a corn to another started row';
      case 'offerDrawAndStore':
        return `everyone may draw ${effect.tiles} tiles and store them in started rows`;
      case 'offerDrawAndPlace':
        return 'everyone may draw a tile and place it at once';
      case 'offerFreeCart':
        return `everyone may give up the free cart this round for ${words.points(effect.points)}`;
      case 'offerGoodReturn':
        return `everyone may return 1 ${words.things[effect.good]} for ${words.points(effect.points)}`;
      case 'offerFewerPlanning':
        return `everyone may do with one planning space less for ${words.points(effect.points)}`;
      case 'offerExtensionRemoval':
        return `everyone may give up an extension ${effect.letters.join('/')} for ${words.points(effect.points)}`;
      case 'offerRearranging':
        return 'everyone may rearrange the goods on the own action spaces';
      case 'offerCartReturn':
        return `everyone may return a cart for ${words.points(effect.points)}`;
      case 'offerRefill':
        return 'everyone may empty the container into the bag';
      case 'offerStoreDrawn':
        return 'after drawing, everyone may store or deliver a tile and draws another';
      case 'offerDiscardDrawn':
        return `after drawing, everyone may put a tile away for ${words.coins(effect.coins)}`;
    }
  },
};
