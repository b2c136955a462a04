import { shippedPack } from '@altiplano/pack';
import { GOODS, LOCATIONS } from '@altiplano/rules';
import { describe, expect, test } from 'vitest';
import { markup } from '../testing/markup.ts';
import { CardBack } from './cards/card-back.tsx';
import { CARD_KINDS } from './cards/card-kind.ts';
import { GoodTile } from './goods/good-tile.tsx';
import { Panorama } from './places/panorama.tsx';
import { PlaceScene } from './places/place-scene.tsx';
import { PlaceSign } from './places/place-sign.tsx';
import { RolePortrait } from './roles/role-portrait.tsx';

describe('every picture', () => {
  const pictures = [
    ...GOODS.map((good) => markup(GoodTile, { good, size: 64, mark: 'Xx' })),
    ...LOCATIONS.flatMap((place) => [markup(PlaceScene, { place }), markup(PlaceSign, { place, size: 64 })]),
    ...CARD_KINDS.map((kind) => markup(CardBack, { kind, size: 64 })),
    markup(Panorama, {}),
  ];

  test('is silent unless it is named', () => {
    for (const picture of pictures)
      expect(picture).toMatch(/^<(?:svg[^>]* aria-hidden="true"|img[^>]* alt="")/);
    expect(markup(GoodTile, { good: 'ore', title: 'Ore' })).toMatch(/^<img[^>]* alt="Ore"/);
    expect(markup(GoodTile, { good: 'ore', title: 'Ore', mark: 'Or' })).toMatch(
      /^<svg[^>]* role="img" aria-label="Ore"/,
    );
  });

  test('can stand on a page twice: it has no ids', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/ id="/);
  });

  test('is drawn by itself: no two are alike', () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

test('letters are on a tile where they can be read, and not below', () => {
  expect(markup(GoodTile, { good: 'ore', size: 34, mark: 'Or' })).toContain('>Or</text>');
  expect(markup(GoodTile, { good: 'ore', size: 33, mark: 'Or' })).not.toContain('<text');
});

test('every shipped role has its own portrait, and another one the sign of all roles', () => {
  const portraits = [...shippedPack.roles.map(({ id }) => id), 'unheard-of'].map((role) =>
    markup(RolePortrait, { role, size: 64 }),
  );
  expect(new Set(portraits).size).toBe(portraits.length);
});
