// For players that think, and for whoever works with moves as integers: everything the rules offer.
export * from './index.ts';

export { below, STREAM } from './chance/chance.ts';
export { hex, hmac, sha256, sha256Hex, utf8 } from './chance/sha256.ts';
export { COIN, CORN, FOOD, GOOD_COUNT, WOOD, ALL_GOODS } from './goods.ts';
export { OPTION_CHOICES, optionMatrix } from './options.ts';
export { reject } from './rejection.ts';
export { copyState } from './state/copy.ts';
export { layoutHash, SEAT_KEYS, STATE_KEYS } from './state/state-fields.ts';
export { CARD, PHASE, type Seat, type State } from './state/state.ts';
export { violations } from './state/invariants.ts';
export {
  createMoveBuffer,
  MOST_MOVES,
  moveTypeOf,
  argA,
  argB,
  argC,
  argD,
  encode,
  FREE_CART,
  kindOf,
  MOVE,
  NEUTRAL,
  NO_GOOD,
  SOURCE,
} from './moves/move.ts';
export { legalMoves } from './moves/legal.ts';
export { apply } from './moves/apply.ts';
export { argumentValues, MOVE_SHAPES, type MoveWith, readMove, writeMove } from './moves/shapes.ts';
export type { FieldName, FieldValue, Means, Shape, Source } from './moves/fields.ts';
export { type EventWith, fieldsOf, seatOf, thingOf, TOLD, type ToldField } from './log/told.ts';
export { reveals } from './moves/play.ts';
export { isLegal, whyNot } from './why/why-not.ts';
export { openOrdersOf, type OpenOrderView } from './view/player.ts';
export { createSeen, seeAgain, seen } from './view/seen.ts';
export { endCauseName } from './state/end-cause.ts';
export {
  type Costs,
  costsOf,
  EXCHANGE_IDS,
  type ExchangeCost,
  type ExchangeId,
  PRINTED_COSTS,
} from './components/costs.ts';
export {
  BASIC_EXCHANGES,
  type BasicExchange,
  basicExchanges,
  type ExchangeTable,
  TRAVELER,
} from './components/exchanges.ts';
export {
  FARM,
  FOREST,
  HARBOR,
  HOME,
  LOCATION_COUNT,
  MARKET,
  MINE,
  NOWHERE,
  ROAD,
  VILLAGE,
} from './locations.ts';
export { MOVEMENT_SITE, ROLE_SITE, type SiteName, STRIP_SITE } from './components/sites.ts';
export type { Tables } from './components/tables.ts';
export {
  allCoins,
  countOn,
  exchangeOf,
  fares,
  firstCell,
  FRESH,
  openFor,
  openSiteTakes,
  siteAt,
  siteSize,
  siteTakes,
  siteTotal,
  thingIn,
} from './state/spaces.ts';
export { total } from './state/game.ts';
export { assetMost, assetSum, eventAmount, hasAssetVerb } from './state/supply.ts';
export { FRAME, frameArgument, STAGE, topFrame } from './state/frames.ts';
export { CART_STEPS, distance, freeCartUses, slotSteps } from './actions/movement.ts';
export { extensionPrice, mayOwnKind, sellPrice } from './actions/market.ts';
export { deliveredTo, openOrder } from './actions/orders.ts';
export { ownCarts } from './actions/village.ts';
export { paysFor } from './traveler/traveler.ts';
export { ownedTiles } from './scoring/owned.ts';
export { comingLimit } from './drawing/drawing.ts';
export * from './components/components.ts';
export * from './components/effects.ts';
