import { canDeliverTo } from '../actions/orders.ts';
import { appendOffer } from '../events/offers.ts';
import { GOODS } from '../goods.ts';
import { LOCATIONS } from '../locations.ts';
import { FIELDS, siteNames } from '../moves/fields.ts';
import { argA, argB, argC, createMoveBuffer, kindOf, MOVE, MOVE_TYPES, SOURCE } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import type { Game } from '../state/game.ts';
import { countOn, ownsSite } from '../state/spaces.ts';
import type { Seat } from '../state/state.ts';
import { isOpen } from '../warehouse/rows.ts';
import { whyNotCartFor } from './action.ts';
import { whyNotOnSite } from './planning.ts';
import { whyNotRow } from './warehouse.ts';

const scratch = createMoveBuffer();

/** Why this is no answer to the event in force. */
export function whyNotOffer(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const verb = game.tables.eventVerb[game.state.event];
  const event = game.components.events[game.state.event].id;
  if (!offers(game, seatNumber, kind))
    return reject('notOfferedByEvent', 'T6', { event, move: MOVE_TYPES[kind] });
  switch (kind) {
    case MOVE.buyCart:
      return whyNotCartFor(game, seat, argA(move), game.tables.eventAmount[game.state.event], 'Q2');
    case MOVE.pay:
      return whyNotPay(game, seat, argA(move));
    case MOVE.setFigure:
      return reject('alreadyThere', 'Q21', { location: LOCATIONS[argA(move)] });
    case MOVE.moveCorn:
      return whyNotCornMove(game, seat, argA(move), argB(move));
    case MOVE.giveBack:
      return reject('notThere', 'Q26', {
        thing: GOODS[game.tables.eventGood[game.state.event]],
        site: FIELDS.source.write(game, argA(move)) as string,
      });
    case MOVE.removeExtension:
      return reject('notRemovable', 'Q29', {
        extension: game.components.extensions[argA(move)].id,
        letters: game.tables.eventLetters[game.state.event],
      });
    case MOVE.returnCart:
      return reject('noCartThere', 'Q31', { movement: argA(move) + 1 });
    case MOVE.discard:
      return reject('notPlanned', 'Q27', { thing: GOODS[argA(move)], site: 'planning' });
    default:
      return verb === 'offerStoreDrawn' ? whyNotStoredDrawn(game, seatNumber, kind, move) : null;
  }
}

/** Whether the event allows moves of this kind at all. */
function offers(game: Game, seat: number, kind: number): boolean {
  const verb = game.tables.eventVerb[game.state.event];
  if (verb === 'offerStoreDrawn') return kind === MOVE.store || kind === MOVE.deliver;
  if (verb === 'offerGoodReturn') return kind === MOVE.giveBack;
  const count = appendOffer(game, seat, scratch);
  for (let i = 0; i < count; i++) if (kindOf(scratch[i]) === kind) return true;
  return false;
}

function whyNotPay(game: Game, seat: Seat, coins: number): Rejection | null {
  const most = game.tables.eventAmount[game.state.event];
  if (coins < 1 || coins > most) return reject('wrongPayment', 'Q17', { coins, most });
  return reject('tooFewCoins', 'Q17', { needed: coins, own: seat.coins });
}

function whyNotCornMove(game: Game, seat: Seat, from: number, to: number): Rejection | null {
  const figures = { from: from + 1, to: to + 1 };
  if (from === to) return reject('sameRow', 'Q22', figures);
  if (seat.rowCorn[from] === 0) return reject('noCornThere', 'Q22', figures);
  if (seat.rowTiles[from] === 1) return reject('lastTile', 'Q22', figures);
  return isOpen(game, seat, to) ? null : reject('rowNotOpen', 'Q22', figures);
}

function whyNotStoredDrawn(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const good = argB(move);
  if (argA(move) !== SOURCE.planning || seat.planning[good] === 0) {
    return reject('notPlanned', 'Q23', { thing: GOODS[good], site: 'planning' });
  }
  if (kind === MOVE.store)
    return whyNotRow(game, seat, good, argC(move)) ?? reject('notOfferedByEvent', 'Q23');
  return canDeliverTo(game, seatNumber, argC(move), good)
    ? null
    : reject('notAsked', 'A36', { good: GOODS[good] });
}

/** Lifting, putting and placing by Q30 and Q35. */
export function whyNotPlacing(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const { hand } = game.state.seats[seatNumber];
  if (kind === MOVE.discard) return reject('notLifted', 'G23', { good: GOODS[argA(move)] });
  const site = argA(move);
  const good = argB(move);
  const figures = { thing: GOODS[good], site: siteNames(game)[site] };
  if (kind === MOVE.lift) {
    const lies = ownsSite(game, seatNumber, site) && countOn(game, seatNumber, site, good) > 0;
    return lies ? reject('cornStays', 'G23', figures) : reject('notThere', 'G23', figures);
  }
  if (hand[good] === 0) return reject('notLifted', 'G23', { good: GOODS[good] });
  return whyNotOnSite(game, seatNumber, site, good);
}
