import { type Message, say, type Sayable } from '../message/message.ts';
import { mark } from './mark.ts';
import { GRAMMAR } from './words.ts';

const { coins, points, thing, tiles } = mark;

const BUILT = { boat: 'boats', house: 'houses', road: 'road' } as const;
type Built = keyof typeof BUILT;

/** Why a bot would do something, for people who do not know the game yet. */
export const reasons = {
  plan: (aims: Message): Message => say`This way you can ${aims}.`,
  noPlan: say`Nothing can be done with these tiles now; there they wait for the next rounds.`,
  there: (aims: Message): Message => say`There you can ${aims}.`,
  onTheWay: (aims: Message): Message => say`From there you go on, and can ${aims}.`,
  stand: say`Your figure then stands better for the next turn.`,
  next: (aims: Message): Message => say`Then you can ${aims}.`,
  /** What a bot means to do, after "you can". */
  aim: {
    /** Between what is done at one place and at the next. */
    after: ', then ',
    at: (doings: Message, at: Sayable): Message => say`${doings} ${at}`,
    make: (good: Sayable): Message => say`make ${good}`,
    worth: (good: Sayable, value: number): Message => say`${good} (${points(value)})`,
    use: say`use a card of yours`,
    boat: (good: Sayable): Message => say`build a boat with ${good} on it`,
    house: (good: Sayable): Message => say`build a house with ${good} on it`,
    road: say`build the next step`,
    store: (goods: Sayable): Message => say`store ${goods}`,
    sell: (goods: Sayable, earned: Sayable): Message => say`sell ${goods} for ${earned}`,
    deliver: (goods: Sayable): Message => say`deliver ${goods}`,
    cart: say`buy a cart`,
    extension: (card: Sayable): Message => say`buy the extension “${card}”`,
    order: say`take an order`,
    corn: say`store ${thing('corn')}`,
    opal: say`get opals`,
    asset: say`buy an asset`,
    buy: (good: Sayable): Message => say`buy ${good}`,
  },
  food: say`${thing('food')} carries your figure and pays for many actions.`,
  builds: (good: Sayable, what: readonly Built[]): Message =>
    say`${good} builds ${GRAMMAR.all(what.map((one) => [BUILT[one]]))}.`,
  good: (good: Sayable, value: number): Message => say`${good} is worth ${points(value)} at the end.`,
  goodInto: (good: Sayable, value: number, into: Message): Message =>
    say`${good} is worth ${points(value)} at the end, and can become ${into}.`,
  goodForSale: (good: Sayable, value: number, price: number): Message =>
    say`${good} is worth ${points(value)} at the end, and sells for ${coins(price)}.`,
  tool: (good: Sayable): Message => say`${good} can be put to use in the rounds to come.`,
  rowFull: (brings: number): Message => say`This fills the row: ${points(brings)}.`,
  rowOn: (left: number, brings: number): Message =>
    say`With ${tiles(left)} more the row is full and brings ${points(brings)}.`,
  rowBegun: (spaces: number, brings: number): Message =>
    say`This begins a row for ${tiles(spaces)} that brings ${points(brings)} when it is full.`,
  coins: say`Coins buy extensions, carts and orders.`,
  orderDone: (brings: number): Message =>
    say`This fulfills your order: ${points(brings)} and a ${thing('corn')}.`,
  orderOn: (left: number, brings: number): Message =>
    say`With ${tiles(left)} more your order is fulfilled and brings ${points(brings)}.`,
  order: (owned: number, asked: number, brings: number): Message =>
    say`You own ${owned} of the ${asked} goods that it asks for; fulfilled, it brings ${points(brings)} and a ${thing('corn')}.`,
  house: (good: Sayable): Message =>
    say`At the end each ${good} of yours is worth a point more, and so is each that you still get.`,
  houseAgain: (brings: number): Message => say`It brings ${points(brings)}.`,
  boat: (brings: number, good: Sayable): Message => say`It brings ${points(brings)}, and ${good} as well.`,
  roadPlanning: say`From the next round on you draw and plan with one tile more.`,
  roadCorn: say`A ${thing('corn')} stands in for any good in your warehouse.`,
  cart: say`With a cart beside it, a ${thing('food')} carries your figure up to three steps instead of one.`,
  extension: say`It is yours in every round from now on: the sooner, the more often it helps you.`,
  asset: say`It works for you until the end of the game.`,
  opal: say`Opals buy goods from the trading spaces, and count at the end.`,
  pass: say`There is nothing left for you to do in this round.`,
  passWaiting: say`What still lies on your board brings more in the next round than now.`,
  endTurn: say`Your action is done, and moving on would bring nothing now.`,
  finish: say`The tiles that are left are worth more if you keep them.`,
  draw: say`New tiles bring new actions.`,
  drawWaiting: say`What still lies on your board waits for its action there; new tiles come out of the bag.`,
  takeBackCoin: say`Back beside your board, the coin can be spent on anything.`,
  takeBack: (what: Sayable): Message => say`Your order lacks ${what}, and where it lies it is no use.`,
  role: (goods: Message, money: number, action: Message): Message =>
    say`You begin with ${coins(money)}, and with ${goods} in your bag. Your own action: ${action}.`,
  keepMission: (brings: number): Message =>
    say`It brings ${points(brings)}, and of these it is most worth the effort.`,
  passMission: say`Of these it is the least worth the effort: a rival gains little by it.`,
  swapOut: say`A tile out of your container helps you more in this round.`,
  keepAll: say`No tile of your container would help you more in this round.`,
  pick: (good: Sayable): Message => say`With ${good} you can do most in this round.`,
  accept: say`It brings you more than it costs.`,
  decline: say`It would cost you more than it brings.`,
  backIntoBag: say`It is of no use on your board now, and comes again.`,
  holdCorn: say`Later it can fill a row that is nearly full.`,
  lifted: say`Your tiles lie well where they are.`,
  /** One of the parts by which positions are told apart. */
  mostFor: (part: string): Message => say`This is best above all for one thing: ${part}.`,
  /** Above what the bot weighed, in points. */
  figures: 'What the bot weighed, in points',
};
