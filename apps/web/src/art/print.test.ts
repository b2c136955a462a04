import { readFileSync } from 'node:fs';
import { GOODS, LOCATIONS } from '@altiplano/rules';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { CardEmblem } from './cards/card-emblem.tsx';
import { CARD_KINDS } from './cards/card-kind.ts';
import { GoodTile, GoodTileFace } from './goods/good-tile.tsx';
import { LIGHT } from './light.ts';
import { PlaceScene } from './places/place-scene.tsx';
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

const SIZED = [20, 64].flatMap((size) => [
  ...GOODS.map((good) => markup(GoodTile, { good, size })),
  ...LOCATIONS.map((place) => markup(PlaceSign, { place, size })),
  ...CARD_KINDS.map((kind) => markup(CardEmblem, { kind, size })),
  ...['woodcutter', 'fisherman', 'unheard-of'].map((role) => markup(RolePortrait, { role, size })),
  ...[false, true].map((free) => markup(Cart, { free, size })),
  ...[Bag, Container, Coin, Opal, Point, StartingPlayer, TradingPoint, Traveler].map((picture) =>
    markup(picture, { size }),
  ),
]);
const PICTURES = [...SIZED, ...LOCATIONS.map((place) => markup(PlaceScene, { place }))];

function printIn(picture: string): string {
  const [, address = ''] = /(?:href|src)="data:image\/svg\+xml,([^"]+)"/.exec(picture) ?? [];
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

test('a print needs nothing of the page: it knows the light over it by day and by night', () => {
  for (const print of PICTURES.map(printIn)) {
    expect(print).not.toMatch(/currentColor|<text/);
    const [, day = '', night = ''] = /<style>(.*)@media(.*)<\/style>/.exec(print) ?? [];
    for (const [, light = ''] of print.matchAll(/var\((--[\w-]+)\)/g)) {
      expect(day).toContain(`${light}:#`);
      expect(night).toContain(`${light}:#`);
    }
  }
});

test('the light of the prints is that of the page', () => {
  const sheet = readFileSync(new URL('../theme/art.css', import.meta.url), 'utf8');
  const lights = [...sheet.matchAll(/(--art-[\w-]+): light-dark\(([^,]+), ([^)]+)\);/g)];
  expect(Object.fromEntries(lights.map(([, name, day, night]) => [name, [day, night]]))).toEqual(LIGHT);
});
