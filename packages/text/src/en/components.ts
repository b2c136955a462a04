import type {
  AssetEffect,
  EventEffect,
  ExtensionEffect,
  Good,
  Location,
  MissionCondition,
} from '@altiplano/rules/engine';
import { type CardTable, type Message, say, type Sayable } from '../message/message.ts';
import { mark } from './mark.ts';

const { at, coins, points, thing } = mark;

const NO_MORE: Message = [];

/** What there is to know about components besides what they do. */
export const components = {
  kinds: {
    roles: 'Role',
    extensions: 'Extension',
    orders: 'Order',
    houses: 'House',
    boats: 'Boat',
    missions: 'Mission',
    events: 'Event',
    assets: 'Asset',
  } satisfies Record<CardTable, string> as Record<CardTable, string>,
  things: {
    food: 'Pays for most things you make, and for moving. It is never stored.',
    corn: 'A wildcard for the warehouse. It never comes into a bag or a container.',
    wood: 'For boats and roads.',
    stone: 'For houses and roads.',
    fish: 'Turns into food or stone at the harbor.',
    alpaca: 'Gives food again and again, or wool, at the farm.',
    cacao: 'Turns into food, cloth or glass in the forest.',
    ore: 'Turns into silver in the mine.',
    wool: 'Turns into cloth at the farm.',
    cloth: 'Worth many points, and wanted by orders.',
    silver: 'Worth many points, and fetches a high price.',
    glass: 'The good that is worth the most.',
  } satisfies Record<Good, string> as Record<Good, string>,
  coin: 'Buys carts, orders and extensions. At the end it only breaks ties.',
  places: {
    village: 'Build houses, store goods in the warehouse, buy carts.',
    market: 'Sell goods, buy extensions, take orders and deliver to them.',
    road: 'Build road: more planning spaces, and corn.',
    harbor: 'Turn fish into food or stone; build boats.',
    farm: 'Make food and wool from alpacas, and cloth from wool.',
    mine: 'Make stone from food, and silver from ore.',
    forest: 'Make wood from food, and good things from cacao.',
  } satisfies Record<Location, string> as Record<Location, string>,
  /** For the shipped assets; others go by what they do. */
  assetNames: {
    'glass-fare': 'Glass beads',
    'long-stride': 'Long stride',
    stallkeeper: 'Stallkeeper',
    'road-crew': 'Road crew',
    'rack-builder': 'Rack builder',
    broker: 'Broker',
    shipwright: 'Shipwright',
    'opal-wash': 'Opal wash',
    'order-book': 'Order book',
    loom: 'Loom',
    smelter: 'Smelter',
    'herd-swap': 'Herd swap',
    'night-shift': 'Night shift',
    'second-driver': 'Second driver',
    curator: 'Curator',
    surveyor: 'Surveyor',
    patron: 'Patron',
    glassworks: 'Glassworks',
    jeweller: 'Jeweller',
    courier: 'Courier',
    caravan: 'Caravan',
  } as Record<string, string>,
  facts: {
    price: (price: number): Message => say`Price ${coins(price)}, and what its space at the strip adds`,
    letter: (letter: string): Message => say`Letter ${letter}`,
    players: (least: number): Message => say`Only with ${least} or more players`,
    starts: (goods: Message, count: number): Message =>
      count === 0 ? say`Starts with ${goods}, without coins` : say`Starts with ${goods} and ${coins(count)}`,
    cost: (what: Sayable): Message => say`Costs ${what}`,
    anyGood: 'any good',
    higherGood: 'one of the higher goods',
    worth: (count: number): Message => say`Worth ${points(count)}`,
    stage: (stage: 1 | 2): Message => say`Stage ${stage === 1 ? 'I' : 'II'}`,
    group: (group: string): Message => say`Group ${group}`,
    ofExpansion: 'From the expansion',
    /** T5: what `eventsOnly` leaves out. */
    ofTraveler: 'From the expansion, only with the traveler',
    value: (count: number): Message => say`${points(count)} each at the end`,
    marketPrice: (price: number | null): Message =>
      price === null ? say`Cannot be sold` : say`Sells for ${coins(price)}`,
    supplyAt: (location: Location): Message => say`The supply lies ${at(location)}`,
    commonSupply: 'The supply is open to all',
    spaces: (count: number): Message => say`${count} action spaces`,
    oneOrMore: '+ stands for one or more',
    coinsAdded: '+ stands for one or more: each has its own price',
  },
  /** What lies there besides goods, at the start. */
  supplies: {
    firstFood: 'food in the first German edition',
    carts: 'carts, those of the players included',
    orders: 'orders',
    extensions: 'extensions',
  },
  /** The traveler line of an event, in few words. */
  traveler: {
    good: (good: Sayable): Message => say`traveler: ${good} to the neutral trading space`,
    stageTwo: 'traveler: stage II is turned up',
  },
  /** A39, for kinds that a pack counts as one. */
  oneKind: (name: Message): Message => say`All tiles “${name}” count as one kind.`,
  /** The actions printed on every board, in a sentence. */
  actions: {
    exchange: (pays: Message, gains: Message): Message =>
      say`${pays} from this place's spaces become ${gains}. Everything goes into the container.`,
    exchangeMany: (pay: Sayable, gains: Message): Message =>
      say`Each ${pay} from this place's spaces becomes ${gains}, as many as you like in one action. Everything goes into the container.`,
    boat: (cost: Message): Message => say`Pay ${cost} from the harbor's spaces for a boat of your choice.`,
    house: (cost: Message): Message => say`Pay ${cost} from the village's spaces for a house of your choice.`,
    store: say`Put goods from the village's spaces into your warehouse, as many as you like in one action. Food is never stored.`,
    cart: (price: number): Message =>
      say`Pay ${coins(price)} for a cart and set it beside a movement space. Only once a round.`,
    sell: say`Turn goods from the market's spaces into coins, as many as you like in one action.`,
    extension: say`Pay coins for an extension from the strip. Only once a round.`,
    order: (price: number): Message =>
      say`Pay ${coins(price)} for an order of your choice. Only one may be open at a time, unless an asset allows two.`,
    deliver: say`Put goods from the market's spaces on your open order, as many as you like in one action.`,
    road: (cost: Message): Message =>
      say`Pay ${cost} from the road's spaces for one more step: a planning space or a ${thing('corn')}.`,
  },
  /** When an event works. */
  when: {
    now: 'It works at once.',
    round: 'It works for the whole round.',
    drawing: 'It works in the drawing phase.',
  },
  neutralGood: (good: Sayable): Message =>
    say`With the traveler: ${good} comes to the neutral trading space.`,
  stageTwo: 'With the traveler: the assets of stage II are turned up.',
  role: say`It works like an extension that you own from the start.`,
  exchange: (location: Location): Message =>
    say`While planning, place what the action costs on it; on a turn ${at(location)} you may take it. What you get goes into the container.`,
  order: (price: Sayable): Message =>
    say`Take it at the market for ${price} and deliver from the market’s spaces, in as many turns as you like. The last tile brings a ${thing('corn')}. Only one may be open at a time, unless an asset allows two, and you keep it until it is fulfilled.`,
  /** T17. */
  cornOrder: say`The ${thing('corn')} for it does not come from the market: deliver one when you gain it, wherever your figure is.`,
  house: (cost: Message, good: Good): Message =>
    say`Build it in the village for ${cost}. At the end each tile of ${thing(good)} you own is worth 1 more, wherever it lies, except on orders.`,
  boat: (cost: Message, good: Good): Message =>
    say`Build it at the harbor for ${cost}. At once a tile of ${thing(good)} goes into your container.`,
  cornBoat: (cost: Message): Message =>
    say`Build it at the harbor for ${cost}. At once you get a ${thing('corn')}, which is put away like any other.`,
  /** What kind of extension it is, in a word or two. */
  extensionName: (effect: ExtensionEffect): Message => {
    switch (effect.verb) {
      case 'exchange':
        return [mark.place(effect.location)];
      case 'extraSpace':
        return say`extra space`;
      case 'fare':
        return say`${thing(effect.thing)} for the way`;
      case 'swapDrawn':
        return say`swap`;
      case 'spaces':
        return say`more room ${at(effect.location)}`;
      case 'storeAtEnd':
        return say`late storing`;
      case 'holdCorn':
        return say`room for ${thing('corn')}`;
    }
  },
  extension: (effect: ExtensionEffect): Message => {
    switch (effect.verb) {
      case 'exchange':
        return components.exchange(effect.location);
      case 'extraSpace':
        return say`While planning, put any tile here. On a turn it counts as lying at the place of your figure, for any action there. It does not move you, and it takes no coins.`;
      case 'fare':
        return effect.thing === 'coin'
          ? say`While planning, put a ${thing('coin')} on a movement space instead of ${thing('food')}. When you use it, it is spent.`
          : say`While planning, put ${thing(effect.thing)} on a movement space instead of ${thing('food')}. When you use it, it goes into the container.`;
      case 'swapDrawn':
        return say`Once a round, between drawing and planning: a tile from your planning spaces goes into the container. For it you draw one from the bag, or pick one from the container.`;
      case 'spaces':
        return say`They take what the other spaces ${at(effect.location)} take.`;
      case 'storeAtEnd':
        return say`It happens before scoring. Only started rows take the tiles; what is not stored still counts.`;
      case 'holdCorn':
        return say`The ${thing('corn')} you gain during the actions may wait here. You store it as an action ${at(effect.location ?? 'village')}.`;
    }
  },
  asset: (effect: AssetEffect): Message =>
    effect.verb === 'exchangeForTraveler' || effect.verb === 'storeForTraveler'
      ? say`A traveler action: place what it costs on it while planning, and use it where the traveler stands.`
      : say`It works for good from the moment you buy it.`,
  mission: (condition: MissionCondition): Message => {
    switch (condition.verb) {
      case 'firstRow':
      case 'firstRowOf':
      case 'firstOrder':
      case 'firstHouse':
        return say`Once somebody else was first, it is lost.`;
      case 'stored':
        return say`What counts lies in the warehouse, each tile as what it is.`;
      case 'storedKinds':
      case 'storedTiles':
        return say`What counts lies in the warehouse; ${thing('corn')} counts as well.`;
      case 'mostAtEnd':
        return say`All your tiles count, wherever they lie, except on orders. If another player has as many, nobody has the most.`;
      case 'ownedAtEnd':
        return say`All your tiles count, wherever they lie, except on orders.`;
      case 'rowsWithoutCorn':
        return say`Rows with a ${thing('corn')} in them do not count.`;
      default:
        return NO_MORE;
    }
  },
  event: (effect: EventEffect): Message => {
    switch (effect.verb) {
      case 'gainCoins':
      case 'gainCoinsPerRow':
      case 'coinsForTheBroke':
      case 'pointsForTheBroke':
      case 'pointsForFewestCorn':
      case 'dropExtension':
      case 'dropRandomOrder':
      case 'dropRandomHouse':
      case 'discountExtensions':
      case 'sellAlso':
      case 'closeGapsAtOnce':
      case 'longerSteps':
        return NO_MORE;
      default:
        return say`Players decide in turn order; nobody has to.`;
    }
  },
};
