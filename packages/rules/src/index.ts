export * from './components/components.ts';
export * from './components/effects.ts';
export { commitment, createChance, below } from './chance/chance.ts';
export type { Chance } from './chance/chance.ts';
export { hex, hmac, sha256, sha256Hex, utf8 } from './chance/sha256.ts';
export { COIN, CORN, FOOD, type Good, GOOD_COUNT, GOODS, type Thing, THINGS, WOOD } from './goods.ts';
export { type Location, LOCATIONS } from './locations.ts';
export { DEFAULT_OPTIONS, OPTION_CHOICES, optionMatrix, type Options, whyNotOptions } from './options.ts';
export { type Figures, isRejection, reject, type Rejection } from './rejection.ts';
export { createGame, type Setup } from './setup/create.ts';
export { whyNotComponents } from './setup/refusal.ts';
export { copyGame, type Game } from './state/game.ts';
export { copyState } from './state/copy.ts';
export { layoutHash, SEAT_KEYS, STATE_KEYS } from './state/state-fields.ts';
export { CARD, PHASE, type Seat, type State } from './state/state.ts';
export { violations } from './state/invariants.ts';
export { createMoveBuffer, MOST_MOVES, MOVE_TYPES, type MoveType, moveTypeOf } from './moves/move.ts';
export { legalMoves } from './moves/legal.ts';
export { apply } from './moves/apply.ts';
export { activeSeats, awaitedSeat, awaitedSeats, isOver } from './moves/awaited.ts';
export {
  argumentValues,
  MOVE_SHAPES,
  type MoveOf,
  type MoveWith,
  type ReadableMove,
  readMove,
  writeMove,
} from './moves/shapes.ts';
export type { FieldName, FieldValue, Means, Shape, Source } from './moves/fields.ts';
export { createLog, type Log, readLog } from './log/log.ts';
export {
  type EventOf,
  type EventType,
  type EventWith,
  fieldsOf,
  type GameEvent,
  seatOf,
  thingOf,
  TOLD,
  type ToldField,
} from './log/told.ts';
export { score, type Score, winners } from './scoring/score.ts';
export { choices } from './moves/choices.ts';
export { play, reveals } from './moves/play.ts';
export { isLegal, whyNot } from './why/why-not.ts';
export { restoreGame, stateHash } from './state/snapshot.ts';
export { view, type View, type Viewer } from './view/view.ts';
export type { OwnView } from './view/own.ts';
export { openOrdersOf, type OpenOrderView, type PlayerView, type RowView } from './view/player.ts';
export { imagine } from './view/imagine.ts';
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
export { BASIC_EXCHANGES, type BasicExchange, basicExchanges } from './components/exchanges.ts';

// What a player that thinks needs to know of the board: its sites, and what each costs and takes.
export { ALL_GOODS } from './goods.ts';
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
export { type ExchangeTable, TRAVELER } from './components/exchanges.ts';
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
export {
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
export { CART_STEPS, distance, freeCartUses, slotSteps } from './actions/movement.ts';
export { extensionPrice, mayOwnKind, sellPrice } from './actions/market.ts';
export { deliveredTo, openOrder } from './actions/orders.ts';
export { ownCarts } from './actions/village.ts';
export { paysFor } from './traveler/traveler.ts';
export { ownedTiles } from './scoring/owned.ts';
export { comingLimit } from './drawing/drawing.ts';
