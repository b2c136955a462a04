import {
  apply,
  copyGame,
  FRAME,
  frameArgument,
  type Game,
  GOOD_COUNT,
  kindOf,
  MOVE,
  STAGE,
  topFrame,
  writeMove,
} from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { movesOf } from '../decide/decide.ts';
import { does, findMove } from '../decide/turn-move.ts';
import { openSheet, type Rehearsal } from '../plan/rehearse.ts';
import { playTables, type Watch } from '../testing/mixed-play.ts';
import { setTable } from '../testing/paper.ts';
import { settleDeed } from '../testing/settle-deed.ts';
import { narrow } from '../testing/steady-minds.ts';
import { DEED, type Deed } from './deeds.ts';
import { doDeed } from './do-deed.ts';
import { listDeeds } from './list-deeds.ts';
import * as at from './sheet.ts';
import { MOST_TRADED, tradedTiles } from './trading.ts';
import { BY } from './travel.ts';

/** What a sheet must have right after a deed: name, first place, length. */
const FIELDS: readonly (readonly [string, number, number])[] = [
  ['own', at.OWN, GOOD_COUNT],
  ['stored', at.STORED, GOOD_COUNT],
  ['supply', at.SUPPLY, GOOD_COUNT],
  ['rows', at.ROW_GOOD, 3 * at.MOST_ROWS],
  ['carts', at.CART, at.MOST_SLOTS],
  ['fares', at.FARE, at.MOST_SLOTS],
  ['kept', at.KEPT, GOOD_COUNT],
  ['extra', at.EXTRA, at.THINGS],
  ['coins', at.COINS, 1],
  ['opals', at.OPALS, 1],
  ['points', at.POINTS, 1],
  ['road', at.ROAD_STEPS, 1],
  ['figure', at.FIGURE, 1],
  ['free cart', at.FREE_CART_USES, 1],
  ['bought', at.CART_BOUGHT, 3],
  ['order', at.ORDER, 3],
  ['second order', at.SECOND, 2],
  ['buildings', at.BOATS, 3],
  ['carts left', at.CARTS_LEFT, 1],
  ['cards left', at.BOATS_LEFT, 3],
  ['held corn', at.HELD_CORN, 2],
  ['trading', at.TRADING, at.TRADING_SPACES],
];

/**
 * Where a sheet knowingly falls short: what a card just bought allows in this very round, and how many there are of a
 * kind of which more lie on a trading space than it counts.
 */
function isKnown(game: Game, deed: Deed, field: string): boolean {
  const { tables: table } = game;
  switch (field) {
    case 'held corn':
      return deed.kind === DEED.extension && table.extensionVerb[deed.card] === 'holdCorn';
    case 'free cart':
      return deed.kind === DEED.asset && table.assetVerb[deed.card] === 'freeCartUses';
    case 'trading':
      return deed.kind === DEED.buyGood && tradedTiles(game, deed.card)[deed.gain] > MOST_TRADED;
    default:
      return false;
  }
}

/** What lies on a site, found by its name because a card just bought may have shifted the places. */
function lyingOn({ outlook, sheet }: Rehearsal, site: number): string {
  const from = at.LYING + outlook.board.sites.indexOf(site) * at.THINGS;
  return sheet.slice(from, from + at.THINGS).join();
}

function differences(game: Game, deed: Deed, paper: Rehearsal, real: Rehearsal): string[] {
  const wrong = FIELDS.filter(([, from, length]) => {
    for (let i = from; i < from + length; i++) if (paper.sheet[i] !== real.sheet[i]) return true;
    return false;
  }).map(([name]) => name);
  const { sites } = paper.outlook.board;
  if (sites.some((site) => lyingOn(paper, site) !== lyingOn(real, site))) wrong.push('lying');
  return wrong.filter((field) => !isKnown(game, deed, field));
}

function explain(game: Game, deed: Deed, what: string, move?: number): string {
  const kind = Object.keys(DEED)[deed.kind];
  return `${kind} ${JSON.stringify({ ...deed, exchange: null })}: ${what} ${JSON.stringify(move === undefined ? '' : writeMove(game, move))}`;
}

interface Findings {
  readonly kinds: Set<number>;
  readonly wrong: string[];
}

/** Does each deed that needs no travel once on paper and once by the rules. */
function compare(game: Game, seat: number, { kinds, wrong }: Findings): void {
  const start = openSheet(game, seat, narrow, false);
  const { board } = start.outlook;
  const moves = movesOf(game, seat);
  const covered = new Set<number>();
  for (const deed of listDeeds(board, start.sheet)) {
    if (deed.location !== game.state.seats[seat].figure) continue;
    const paper = { ...start, sheet: start.sheet.slice() };
    const isDone = doDeed(board, paper.sheet, deed, BY.any);
    const move = findMove(game, seat, deed, moves);
    if (isDone !== move >= 0) wrong.push(explain(game, deed, isDone ? 'only on paper' : 'not seen'));
    if (!isDone || move < 0) continue;
    for (const legal of moves) if (does(deed, legal)) covered.add(legal);
    kinds.add(deed.kind);
    const copy = copyGame(game);
    apply(copy, seat, move);
    if (!settleDeed(copy, seat, paper.sheet)) wrong.push(explain(game, deed, 'corn', move));
    const apart = differences(game, deed, paper, openSheet(copy, seat, narrow, false));
    if (apart.length > 0) wrong.push(explain(game, deed, apart.join(), move));
  }
  for (const move of moves)
    if (!covered.has(move) && isAction(game, move)) wrong.push(JSON.stringify(writeMove(game, move)));
}

/** Not a figure's move nor an end, and not one that pays for a card when none is left (S11). */
function isAction(game: Game, move: number): boolean {
  const kind = kindOf(move);
  if (kind === MOVE.travel || kind === MOVE.pass) return false;
  return !Object.values(writeMove(game, move)).includes(null);
}

test('a sheet and the rules agree on every deed: which can be done, and what comes of it', () => {
  const rare: number[] = [DEED.heldCorn];
  const all = Object.values(DEED).filter((kind) => !rare.includes(kind));
  const findings: Findings = { kinds: new Set(), wrong: [] };
  const check: Watch = (game, number, dice) => {
    const seat = game.state.seats[number];
    if (topFrame(seat) !== FRAME.turn || frameArgument(seat, 1) === STAGE.acted || seat.figure < 0) return;
    if (dice.below(4) === 0) compare(game, number, findings);
  };
  playTables('agreement', 16, check, () => all.every((kind) => findings.kinds.has(kind)));
  expect(findings.wrong.slice(0, 5)).toEqual([]);
  expect([...findings.kinds].sort((a, b) => a - b)).toEqual(expect.arrayContaining(all));
});

test('[X25] they agree on corn that waited', () => {
  const game = setTable({
    figure: 'village',
    extensions: ['X25'],
    on: { 'extension:X25': '2 corn' },
    rows: ['2 wood'],
  });
  const findings: Findings = { kinds: new Set(), wrong: [] };
  compare(game, 0, findings);
  expect(findings).toEqual({ kinds: new Set([DEED.heldCorn]), wrong: [] });
});

test('[A35] [B18] they agree on two open orders, and on taking the second', () => {
  const two = setTable({
    figure: 'market',
    assets: ['order-book'],
    order: 'fish-fish-wood-ore',
    delivered: ['ore'],
    secondOrder: 'wood-wood-stone-fish',
    on: { market: 'wood fish ore' },
  });
  const one = setTable({
    figure: 'market',
    assets: ['order-book'],
    order: 'fish-fish-wood-ore',
    coins: 2,
    on: { market: 'fish' },
  });
  for (const [game, kinds] of [
    [two, [DEED.deliver]],
    [one, [DEED.deliver, DEED.order]],
  ] as const) {
    const findings: Findings = { kinds: new Set(), wrong: [] };
    compare(game, 0, findings);
    expect(findings.wrong).toEqual([]);
    expect([...findings.kinds]).toEqual(expect.arrayContaining([...kinds]));
  }
});
