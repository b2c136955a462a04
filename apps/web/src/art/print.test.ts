import { readFileSync } from 'node:fs';
import { GOODS, LOCATIONS } from '@altiplano/rules';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { CardEmblem } from './cards/card-emblem.tsx';
import { CARD_KINDS } from './cards/card-kind.ts';
import { GoodTile, GoodTileFace } from './goods/good-tile.tsx';
import { EDGE_BY_DAY, EDGE_BY_NIGHT } from './ink.ts';
import { PlaceSign } from './places/place-sign.tsx';
import { RolePortrait } from './roles/role-portrait.tsx';
import { Bag } from './stores/bag.tsx';
import { Container } from './stores/container.tsx';
import { svgMarkup } from './svg-markup.ts';
import { Cart } from './tokens/cart.tsx';
import { Coin } from './tokens/coin.tsx';
import { Opal } from './tokens/opal.tsx';
import { Point } from './tokens/point.tsx';
import { StartingPlayer } from './tokens/starting-player.tsx';
import { TradingPoint } from './tokens/trading-point.tsx';
import { Traveler } from './tokens/traveler.tsx';

const PICTURES = [20, 64].flatMap((size) => [
  ...GOODS.map((good) => markup(GoodTile, { good, size })),
  ...LOCATIONS.map((place) => markup(PlaceSign, { place, size })),
  ...CARD_KINDS.map((kind) => markup(CardEmblem, { kind, size })),
  ...['woodcutter', 'fisherman', 'unheard-of'].map((role) => markup(RolePortrait, { role, size })),
  ...[false, true].map((free) => markup(Cart, { free, size })),
  ...[Bag, Container, Coin, Opal, Point, StartingPlayer, TradingPoint, Traveler].map((picture) =>
    markup(picture, { size }),
  ),
]);

function printIn(picture: string): string {
  const [, address = ''] = /<image href="data:image\/svg\+xml,([^"]+)"/.exec(picture) ?? [];
  return decodeURIComponent(address);
}

test('a drawing is the same in a file as on the page', () => {
  const face = createElement(GoodTileFace, { good: 'fish', fine: true });
  const onPage = markup(GoodTileFace, { good: 'fish', fine: true });
  expect(svgMarkup(face)).toBe(onPage);
});

test('every print is a picture of its own', () => {
  const prints = PICTURES.map(printIn);
  for (const print of prints) expect(print).toMatch(/^<svg .*<\/svg>$/);
  expect(new Set(prints).size).toBe(prints.length);
});

test('a print needs nothing of the page but the line around it, which it knows', () => {
  for (const picture of PICTURES) {
    expect(printIn(picture).replaceAll('var(--art-edge)', '')).not.toMatch(/var\(|currentColor|<text/);
  }
  const sheet = readFileSync(new URL('../theme/art.css', import.meta.url), 'utf8');
  expect(sheet).toContain(`--art-edge: light-dark(${EDGE_BY_DAY}, ${EDGE_BY_NIGHT});`);
});
