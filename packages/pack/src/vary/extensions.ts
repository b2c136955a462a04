import type { ExtensionEffect, Letter } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Draws } from './draws.ts';

type Tile = Pack['extensions'][number];

const TILES = 28;
const DEAREST = 4;

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole];
  return part.every((thing) => {
    const place = left.indexOf(thing);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Whether one effect does all that another does, for no more; true of two that are alike. */
export function doesMore(more: ExtensionEffect, less: ExtensionEffect): boolean {
  if (more.verb !== 'exchange' || less.verb !== 'exchange')
    return JSON.stringify(more) === JSON.stringify(less);
  return (
    more.location === less.location && isPartOf(more.pays, less.pays) && isPartOf(less.gains, more.gains)
  );
}

/** A price by kind: what does more never costs less than what does part of it, and what does the same costs the same. */
function drawPrices(kinds: Pack['extensionKinds'], draws: Draws): Map<string, number> {
  const prices = kinds.map(({ effect }) => {
    const gains = effect.verb === 'exchange' ? effect.gains.length : 1;
    return draws.between(1, gains > 1 ? DEAREST : DEAREST - 1);
  });
  for (let changed = true; changed; ) {
    changed = false;
    for (const [more, { effect }] of kinds.entries()) {
      for (const [less, other] of kinds.entries()) {
        if (!doesMore(effect, other.effect) || (prices[more] as number) >= (prices[less] as number)) continue;
        prices[more] = prices[less] as number;
        changed = true;
      }
    }
  }
  return new Map(kinds.map(({ id }, index) => [id, prices[index] as number]));
}

/** The kinds in the order of the explanation, where X6 and X13 change places in one of the editions. */
function inOrder(kinds: Pack['extensionKinds'], draws: Draws): string[] {
  const ids = kinds.map(({ id }) => id);
  const [six, thirteen] = [ids.indexOf('X6'), ids.indexOf('X13')];
  if (six >= 0 && thirteen >= 0 && draws.happens(50)) {
    ids[six] = 'X13';
    ids[thirteen] = 'X6';
  }
  return ids;
}

/** Letters for so many tiles in a row, each used and never going back. */
function drawLetters(draws: Draws): Letter[] {
  const a = draws.between(6, 10);
  const b = draws.between(5, 9);
  const c = draws.between(5, 8);
  const ends: readonly (readonly [number, Letter])[] = [
    [a, 'A'],
    [a + b, 'B'],
    [a + b + c, 'C'],
    [TILES, 'D'],
  ];
  return Array.from({ length: TILES }, (_, tile) => {
    return (ends.find(([end]) => tile < end) as readonly [number, Letter])[1];
  });
}

/** All kinds once and some twice; letters that rise in the order of the explanation; prices by what a kind does. */
export function varyExtensions(kinds: Pack['extensionKinds'], draws: Draws): Pack['extensions'] {
  const ids = inOrder(kinds, draws);
  const twice = new Set(draws.shuffled(ids).slice(0, TILES - ids.length));
  const prices = drawPrices(kinds, draws);
  const letters = drawLetters(draws);
  const rows = ids.flatMap((kind) => (twice.has(kind) ? [kind, kind] : [kind]));
  // With two players at least all spaces of the strip are filled and one tile is left.
  const marks = [5, 5, 5, 4, 4, 4, 3, 3, 3].slice(draws.between(0, 3));
  const players = new Map(draws.shuffled([...rows.keys()]).map((row, place) => [row, marks[place] ?? 2]));
  return rows.map((kind, row): Tile => {
    return {
      id: rows[row - 1] === kind ? `${kind}b` : kind,
      kind,
      letter: letters[row] as Letter,
      price: prices.get(kind) as number,
      players: players.get(row) as number,
      provenance: 'ours',
    };
  });
}
