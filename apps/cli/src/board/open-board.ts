import type { Pack } from '@altiplano/pack';
import { type Game, view } from '@altiplano/rules';
import { naming } from '../text/naming.ts';
import type { Texts } from '../text/texts.ts';
import { cardLines } from './cards.ts';
import { endLines } from './end.ts';
import { headerLine } from './header.ts';
import { ownLines } from './own.ts';
import { ringLines } from './ring.ts';
import { screenOf } from './screen.ts';
import { stripLines } from './strip.ts';
import { travelerLines } from './traveler.ts';
import { warehouseLines } from './warehouse.ts';

/** A position with nothing hidden: for records, which are open to everyone. */
export function openBoard(game: Game, pack: Pack, seats: readonly string[], texts: Texts): string {
  const screen = screenOf(process.stdout);
  const names = naming(texts, pack, seats);
  const scene = { seen: view(game, 'spectator'), names, screen };
  const boards = seats.flatMap((name, seat) => {
    const seen = view(game, seat);
    const own = { ...scene, seen };
    return [
      '',
      ...ownLines(own, seat, seen.own, texts.board.boardOf(name)),
      ...warehouseLines(own, seen.players[seat] as (typeof seen.players)[number]),
    ];
  });
  return [
    headerLine(scene),
    ...travelerLines(scene),
    ...ringLines(scene),
    ...stripLines(scene, game.options.edition),
    ...cardLines(scene),
    ...endLines(scene, game.options.short),
    ...boards,
  ].join('\n');
}
