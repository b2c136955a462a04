import { MOVEMENT_SITE, STRIP_SITE } from '../components/sites.ts';
import { COIN, THINGS } from '../goods.ts';
import { siteNames } from '../moves/fields.ts';
import { argA, argB, MOVE } from '../moves/move.ts';
import { firstUndeclared } from '../planning/planning.ts';
import { type Rejection, reject } from '../rejection.ts';
import type { Game } from '../state/game.ts';
import { countOn, isLocation, openFor, ownsSite, siteSize, siteTakes } from '../state/spaces.ts';

/** The rule that says what a site takes. */
function takingRule(game: Game, site: number): string {
  if (isLocation(site)) return 'P2';
  if (site >= MOVEMENT_SITE && site < game.tables.firstExtension) return 'P4';
  return 'P3';
}

/** Why a thing cannot be laid on a site, apart from whether the seat has it. */
export function whyNotOnSite(game: Game, seat: number, site: number, thing: number): Rejection | null {
  const figures = { thing: THINGS[thing], site: siteNames(game)[site] };
  if (!ownsSite(game, seat, site)) return reject('notYours', 'P1', figures);
  if (site === STRIP_SITE && game.options.traveler !== 'full') return reject('noTraveler', 'T5', figures);
  if ((siteTakes(game, seat, site) & (1 << thing)) === 0) {
    return reject('doesNotTake', thing === COIN ? 'P5' : takingRule(game, site), figures);
  }
  if ((openFor(game, seat, site) & (1 << thing)) === 0) {
    return reject('siteFull', 'P1', { ...figures, spaces: siteSize(game, seat, site) });
  }
  return null;
}

export function whyNotPlan(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.declare) return reject('declareInOrder', 'P7', { waitsFor: firstUndeclared(game) });
  const site = argA(move);
  const thing = argB(move);
  const figures = { thing: THINGS[thing], site: siteNames(game)[site] };
  if (kind === MOVE.unplace) {
    const lies = ownsSite(game, seatNumber, site) && countOn(game, seatNumber, site, thing) > 0;
    return lies ? reject('placedEarlier', 'P6', figures) : reject('notThere', 'P6', figures);
  }
  if (thing === COIN && seat.coins === 0) return reject('tooFewCoins', 'P5', { needed: 1, own: 0 });
  if (thing !== COIN && seat.planning[thing] === 0) return reject('notPlanned', 'P1', figures);
  return whyNotOnSite(game, seatNumber, site, thing);
}
