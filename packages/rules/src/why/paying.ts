import { extras, loadExtras, loadOwn, own } from '../actions/tiles.ts';
import type { ExchangeTable } from '../components/exchanges.ts';
import { GOODS, THINGS } from '../goods.ts';
import { FIELDS } from '../moves/fields.ts';
import { type Rejection, reject } from '../rejection.ts';
import type { Game } from '../state/game.ts';

/** Why the named extra spaces and the site's own cannot pay for an exchange. */
export function whyNotPaid(
  game: Game,
  seat: number,
  site: number,
  exchange: ExchangeTable,
  bits: number,
  rule: string,
): Rejection | null {
  loadExtras(game, seat);
  loadOwn(game, seat, site);
  const needed = exchange.payKinds.map((thing, k) => ({ thing, left: exchange.payCounts[k] }));
  let named = bits;
  for (let e = 0; e < extras.count; e++) {
    if ((bits & extras.bit[e]) === 0) continue;
    named &= ~extras.bit[e];
    const pays = needed.find(({ thing }) => thing === extras.good[e]);
    if (pays === undefined || pays.left === 0)
      return reject('extraUseless', 'X14', { good: GOODS[extras.good[e]] });
    pays.left--;
  }
  if (named !== 0) return reject('extraEmpty', 'X14');
  for (const { thing, left } of needed) {
    if (own[thing] < left)
      return reject('missing', rule, { thing: THINGS[thing], needed: left, own: own[thing] });
  }
  return null;
}

/** Why a tile cannot come from this source: the action's own spaces, or an extra space (A7). */
export function whyNotSource(
  game: Game,
  seat: number,
  site: number,
  source: number,
  good: number,
  rule: string,
): Rejection | null {
  const figures = { thing: GOODS[good], site: FIELDS.source.write(game, source) as string };
  if (source === site) {
    loadOwn(game, seat, site);
    return own[good] > 0 ? null : reject('notThere', rule, figures);
  }
  loadExtras(game, seat);
  for (let e = 0; e < extras.count; e++) {
    if (extras.site[e] === source) return extras.good[e] === good ? null : reject('notThere', rule, figures);
  }
  return reject('notASource', 'A7', figures);
}
