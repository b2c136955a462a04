import type { Scene } from './scene.ts';
import type { Game } from '@altiplano/rules';
import { cardLines } from './cards.ts';
import { endLines } from './end.ts';
import { headerLine } from './header.ts';
import { otherLines } from './others.ts';
import { ownLines } from './own.ts';
import { ringLines } from './ring.ts';
import { stripLines } from './strip.ts';
import { travelerLines } from './traveler.ts';
import { warehouseLines } from './warehouse.ts';

/** The whole table as one seat sees it; the own board comes last, next to the choices. */
export function seatBoard(scene: Scene, seat: number, game: Game): string {
  const { options } = game;
  const { seen, names } = scene;
  const player = seen.players[seat] as (typeof seen.players)[number];
  return [
    headerLine(scene),
    ...travelerLines(scene),
    ...ringLines(scene),
    ...stripLines(scene, options.edition),
    ...cardLines(scene),
    ...otherLines(scene),
    ...endLines(scene, options.short),
    '',
    ...ownLines(scene, seat, seen.own, names.texts.board.yourBoard),
    ...warehouseLines(scene, player),
  ].join('\n');
}
