import type { PlayerView } from '@altiplano/rules';
import { ownLines } from './own.ts';
import type { Scene } from './scene.ts';
import { warehouseLines } from './warehouse.ts';

/** What lies open before another player. */
function rivalBoard(scene: Scene, seat: number): string[] {
  const { names, seen } = scene;
  const { board } = names.texts;
  const player = seen.players[seat] as PlayerView;
  const { fulfilled, missed, hidden } = player.missions;
  return [
    '',
    ...ownLines(scene, seat, null, board.boardOf(names.seatInFull(seat))).map((line) => line.trimEnd()),
    ...fulfilled.map((id) => `  ${board.mission} ✓ ${names.mission(id)}`),
    ...missed.map((id) => `  ${board.mission} – ${names.mission(id)}`),
    ...(fulfilled.length + hidden > 0 && missed.length === 0
      ? [`  ${board.otherMissions(fulfilled.length, hidden)}`]
      : []),
    ...warehouseLines(scene, player),
  ];
}

/** The boards of the others: all of them, or the one with that number; null if it is none of theirs. */
export function rivalBoards(scene: Scene, number: string): string | null {
  const others = scene.seen.players.flatMap((_, seat) => (seat === scene.seen.seat ? [] : [seat]));
  const wanted = number === '' ? others : others.filter((seat) => String(seat + 1) === number);
  return wanted.length === 0 ? null : wanted.flatMap((seat) => rivalBoard(scene, seat)).join('\n');
}
