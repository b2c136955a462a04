import type { Seat, State } from './state.ts';

function copyNumbers(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

function copySeat(to: Seat, from: Seat): void {
  to.role = from.role;
  to.coins = from.coins;
  to.opals = from.opals;
  to.points = from.points;
  to.road = from.road;
  to.figure = from.figure;
  to.freeCart = from.freeCart;
  to.boughtCart = from.boughtCart;
  to.boughtExtension = from.boughtExtension;
  to.boughtAsset = from.boughtAsset;
  to.passed = from.passed;
  to.declared = from.declared;
  to.limit = from.limit;
  to.limitMore = from.limitMore;
  to.limitLess = from.limitLess;
  to.order = from.order;
  to.delivered = from.delivered;
  to.orders = from.orders;
  to.boats = from.boats;
  to.houses = from.houses;
  copyNumbers(to.bag, from.bag);
  copyNumbers(to.container, from.container);
  copyNumbers(to.planning, from.planning);
  copyNumbers(to.hand, from.hand);
  copyNumbers(to.trading, from.trading);
  copyNumbers(to.carts, from.carts);
  copyNumbers(to.rowGood, from.rowGood);
  copyNumbers(to.rowTiles, from.rowTiles);
  copyNumbers(to.rowCorn, from.rowCorn);
  copyNumbers(to.rowPaid, from.rowPaid);
  copyNumbers(to.extensions, from.extensions);
  to.extensionCount = from.extensionCount;
  copyNumbers(to.assets, from.assets);
  to.assetCount = from.assetCount;
  copyNumbers(to.missions, from.missions);
  copyNumbers(to.missionDone, from.missionDone);
  copyNumbers(to.dealt, from.dealt);
  to.passedLeft = from.passedLeft;
  to.passedRight = from.passedRight;
  copyNumbers(to.received, from.received);
  to.putAway = from.putAway;
  copyNumbers(to.stack, from.stack);
  to.depth = from.depth;
}

/** Makes `to`, a state of the same table, equal to `from` without allocating. */
export function copyState(to: State, from: State): void {
  to.phase = from.phase;
  to.round = from.round;
  to.startingSeat = from.startingSeat;
  to.cursor = from.cursor;
  to.waiting = from.waiting;
  to.lastRound = from.lastRound;
  to.endCause = from.endCause;
  to.revealed = from.revealed;
  copyNumbers(to.counters, from.counters);
  copyNumbers(to.ring, from.ring);
  copyNumbers(to.ringPlace, from.ringPlace);
  copyNumbers(to.supply, from.supply);
  to.carts = from.carts;
  copyNumbers(to.orderAt, from.orderAt);
  copyNumbers(to.houseAt, from.houseAt);
  copyNumbers(to.boatAt, from.boatAt);
  copyNumbers(to.extensionAt, from.extensionAt);
  copyNumbers(to.assetAt, from.assetAt);
  copyNumbers(to.roleAt, from.roleAt);
  copyNumbers(to.pile, from.pile);
  to.pileLeft = from.pileLeft;
  copyNumbers(to.strip, from.strip);
  to.boughtThisRound = from.boughtThisRound;
  copyNumbers(to.eventPile, from.eventPile);
  to.eventCount = from.eventCount;
  to.eventsRevealed = from.eventsRevealed;
  to.event = from.event;
  to.traveler = from.traveler;
  to.stageTwo = from.stageTwo;
  copyNumbers(to.neutral, from.neutral);
  to.firstRow = from.firstRow;
  copyNumbers(to.firstRowOf, from.firstRowOf);
  to.firstOrder = from.firstOrder;
  to.firstHouse = from.firstHouse;
  copyNumbers(to.cells, from.cells);
  for (let i = 0; i < from.seats.length; i++) copySeat(to.seats[i], from.seats[i]);
}
